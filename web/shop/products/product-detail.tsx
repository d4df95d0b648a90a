import type { Product } from '@aloghor/functions/contract/products';
import { Check } from 'lucide-react';
import { price } from '../../shared/lib/format.ts';
import { descriptionOf, labelOf, langOf, nameOf } from '../../shared/lib/product-texts.ts';
import { tBrand, tProductPage } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { SoldOut } from '../../shared/products/sold-out.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import { ZoomablePicture } from './zoomable-picture.tsx';

const CATEGORY_LINKS = 3;

/** Picture, facts and the two ways to buy. Remount it (`key`) per product, so that the quantity starts at one. */
export function ProductDetail({ product }: { product: Product }) {
  const categories = product.categories.slice(0, CATEGORY_LINKS);
  const mainCategory = categories[0];
  return (
    <div className="page wrap-anywhere pt-1 pb-10 md:pt-5">
      <Breadcrumb
        label={tProductPage.breadcrumb}
        links={[
          { to: paths.home, label: tProductPage.home },
          { to: paths.shop, label: tProductPage.shop },
          ...(mainCategory ? [{ to: paths.category(mainCategory), label: labelOf(mainCategory) }] : []),
        ]}
        current={nameOf(product)}
      />
      <div className="mt-1 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <ZoomablePicture product={product} />
        <div className="flex flex-col md:py-4">
          <p className="text-brass-text">{tBrand.name}</p>
          <h1 lang={langOf(product.nameBn)} className="mt-1 text-2xl lg:text-3xl">
            {nameOf(product)}
          </h1>
          <p className="mt-4 font-serif text-2xl">{price(product.price)}</p>
          {product.soldOut ? <SoldOutNotice /> : <BuyingFacts />}
          <ProductPurchase product={product} />
          <p lang={langOf(product.descBn)} className="mt-8 max-w-[60ch] whitespace-pre-line text-lg">
            {descriptionOf(product)}
          </p>
          <ul aria-label={tProductPage.categories} className="mt-6 flex flex-wrap gap-2">
            {categories.map((name) => (
              <li key={name}>
                <Link
                  to={paths.category(name)}
                  className="inline-flex min-h-11 items-center rounded-full bg-sand px-4 transition-colors hover:bg-stone"
                >
                  <span className="first-letter:uppercase">{labelOf(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function SoldOutNotice() {
  return (
    <div className="mt-3 rounded-card bg-sand px-4 py-3">
      <SoldOut />
      <p className="mt-2">{tProductPage.soldOut}</p>
    </div>
  );
}

/** How it is paid, how soon it comes, and that it can go back. */
function BuyingFacts() {
  return (
    <ul className="mt-4 grid gap-1.5">
      {tProductPage.facts.map((fact) => (
        <li key={fact} className="flex items-center gap-2.5 text-ink-soft">
          <Check aria-hidden className="size-4 shrink-0 text-success" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
