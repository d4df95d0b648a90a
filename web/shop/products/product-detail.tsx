import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryPath, labelOf, namedCategories, useCategories } from '../../shared/api/categories.ts';
import { useFillPlaceholders, useShopName, useShopSettings } from '../../shared/api/settings.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { price } from '../../shared/lib/format.ts';
import { pageAddress, textIn } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { inCart, productPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { productSpecs } from '../../shared/locale/en/specs.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { SoldOut } from '../../shared/products/product-card.tsx';
import { type Fact, factTexts } from '../../shared/products/product-facts.ts';
import { WishButton } from '../../shared/products/wish-button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { AskOnWhatsapp, AskUs } from './ask-us.tsx';
import { DeliveryCharges } from './delivery-charges.tsx';
import { DeliveryHere } from './delivery-here.tsx';
import { FamilyChoices } from './family-choices.tsx';
import { LegalNumbers } from './legal-numbers.tsx';
import type { ListedProduct } from './listed-product.ts';
import { descriptionOf, langOfDescription } from './product-descriptions.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import { RatingLink } from './product-reviews.tsx';
import { useLeftInStock } from './use-left-in-stock.ts';

const CATEGORY_LINKS = 3;

interface ProductDetailProps {
  product: ListedProduct;
  /** False while only what a phone shows at first is wanted, with the bar to buy it; the rest comes right after. */
  isWhole: boolean;
}

/** Picture, name and price; then how to buy it, and everything about it. */
export function ProductDetail({ product, isWhole }: ProductDetailProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const tProductPage = useMessages(productPage);
  const [mainCategory] = namedCategories(useCategories(), product.categories);
  const asked = useAsked(product);
  return (
    <div className="page wrap-anywhere pt-1 pb-10 md:pt-5">
      <Breadcrumb
        label={tProductPage.breadcrumb}
        links={[
          { to: paths.home, label: tProductPage.home },
          { to: paths.shop, label: tProductPage.shop },
          ...(mainCategory ? [{ to: categoryPath(mainCategory), label: labelOf(mainCategory, language) }] : []),
        ]}
        current={nameOf(product, language)}
      />
      <div className="mt-1 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <ProductGallery product={product} isWhole={isWhole} />
        <div className="flex flex-col md:py-4">
          <p className="text-brass-text">{shopName}</p>
          <h1 lang={langOfName(product, language)} className="mt-1 text-2xl lg:text-3xl">
            {nameOf(product, language)}
          </h1>
          {product.rating && <RatingLink rating={product.rating} />}
          <div className="mt-4 flex min-h-11 items-center justify-between gap-4">
            <p className="font-serif text-2xl">
              <span>{price(product.price, language)}</span>
              <LeftInStock id={product._id} />
            </p>
            <WishButton product={product} />
          </div>
          {product.soldOut ? <SoldOutNotice /> : <BuyingTerms product={product} />}
          <FamilyChoices product={product} />
          <ProductPurchase product={product}>
            <AskOnWhatsapp about={[asked]} />
          </ProductPurchase>
          {isWhole && <AboutProduct product={product} />}
        </div>
      </div>
    </div>
  );
}

/** Whom to ask, who sells it, the description, the table of measures and materials, and where there are more. */
function AboutProduct({ product }: { product: ListedProduct }) {
  const language = useLanguage();
  const asked = useAsked(product);
  const facts = factTexts(product, language);
  const tProductPage = useMessages(productPage);
  const categories = namedCategories(useCategories(), product.categories).slice(0, CATEGORY_LINKS);
  return (
    <>
      <AskUs about={[asked]} />
      <LegalNumbers className="mt-4 text-ink-soft" />
      <Description product={product} />
      {facts.length > 0 && <FactTable facts={facts} />}
      <ul aria-label={tProductPage.categories} className="mt-6 flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.name}>
            <Link
              to={categoryPath(category)}
              className="inline-flex min-h-11 items-center rounded-full bg-sand px-4 transition-colors hover:bg-stone"
            >
              <span className="first-letter:uppercase">{labelOf(category, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How a question names the product. */
function useAsked(product: ListedProduct) {
  const language = useLanguage();
  return { name: nameOf(product, language), address: pageAddress(paths.product(product._id), language) };
}

/** A placeholder while only the product's list entry is known. */
function Description({ product: { desc, ...product } }: { product: ListedProduct }) {
  const language = useLanguage();
  if (desc === undefined) return <Skeleton className="mt-8 h-24 rounded-lg" />;
  const described = { ...product, desc };
  return (
    <p lang={langOfDescription(described, language)} className="mt-8 max-w-[60ch] whitespace-pre-line text-lg">
      {descriptionOf(described, language)}
    </p>
  );
}

/** What a lamp measures and weighs, what light it gives and what it is made of, as far as that is known. */
function FactTable({ facts }: { facts: Fact[] }) {
  const t = useMessages(productSpecs);
  return (
    <table className="mt-8 w-full max-w-[60ch] border-line border-t text-left">
      <caption className="pb-2 text-left font-semibold">{t.title}</caption>
      <tbody>
        {facts.map(({ name, label, text }) => (
          <tr key={name} className="border-line border-b align-top">
            <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-2">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside the price, where it appears without moving anything. */
function LeftInStock({ id }: { id: string }) {
  const tInCart = useMessages(inCart);
  const left = useLeftInStock([id]).get(id);
  return left && <span className="ml-4 font-sans font-semibold text-base text-brass-text">{tInCart.left(left)}</span>;
}

function SoldOutNotice() {
  const tProductPage = useMessages(productPage);
  return (
    <div className="mt-3 rounded-card bg-sand px-4 py-3">
      <SoldOut />
      <p className="mt-2">{tProductPage.soldOut}</p>
    </div>
  );
}

/** How it is paid, how soon it comes, that it can go back; what the shop promises besides, and what the delivery costs. */
function BuyingTerms({ product }: { product: ListedProduct }) {
  const language = useLanguage();
  const tProductPage = useMessages(productPage);
  const { delivery, legal } = useShopSettings() ?? {};
  const facts: ReactNode[] = tProductPage.facts.map(useFillPlaceholders());
  if (legal?.mayOpenFirst) facts.push(tProductPage.openFirst);
  if (legal?.warranty) facts.push(textIn(legal.warranty, language));
  const hasCharges = delivery && delivery.charges.length > 0;
  if (hasCharges)
    facts.push(<DeliveryCharges key="delivery" settings={delivery} format={(taka) => price(taka, language)} />);
  return (
    <>
      <ul className="mt-4 grid gap-1.5">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order
          <li key={index} className="flex items-center gap-2.5 text-ink-soft">
            <Check aria-hidden className="size-4 shrink-0 text-success" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      {hasCharges && <DeliveryHere settings={delivery} price={product.price} />}
    </>
  );
}

interface BreadcrumbProps {
  label: string;
  links: { to: string; label: string }[];
  current: string;
}

/** The path to a page from home. On a phone without the page's own name, which its heading has. */
function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map((link) => (
          <li key={link.to} className="flex items-center gap-x-2">
            <Link to={link.to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              <span className="first-letter:uppercase">{link.label}</span>
            </Link>
            <span aria-hidden className="max-md:[li:nth-last-child(2)>&]:hidden">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink max-md:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}

export function ProductDetailSkeleton() {
  const t = useMessages(common);
  return (
    <Loading className="page pt-1 pb-10 md:pt-5">
      <PageHead title={t.page.loading} />
      <Skeleton className="my-3 h-5 w-2/3 rounded md:w-1/4" />
      <div className="mt-1 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <Skeleton className="aspect-square rounded-card" />
        <div className="md:py-4">
          <Skeleton className="h-10 w-3/4 rounded-lg" />
          <Skeleton className="mt-5 h-8 w-1/3 rounded-lg" />
          <Skeleton className="mt-8 h-24 rounded-lg" />
          <Skeleton className="mt-6 h-12 rounded-full" />
        </div>
      </div>
    </Loading>
  );
}
