import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import { useShopName } from '../api/settings.ts';
import { useBuyNow } from '../cart/use-add-to-cart.ts';
import { measure, price, ratingText } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { langOfName, nameOf } from '../lib/product-texts.ts';
import { common } from '../locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { cardPicture, type PictureTurn, ProductPicture } from '../ui/pictures.tsx';
import { Skeleton } from '../ui/status.tsx';
import { SecondPicture, useLookedAt } from './second-picture.tsx';
import { useLoadProductAhead } from './use-load-ahead.ts';
import { WishButton } from './wish-button.tsx';

interface ProductCardProps {
  product: ProductSummary;
  turn?: PictureTurn;
  /** The `sizes` of the card's picture, outside the usual grid. */
  sizes?: string;
  heading?: 'h2' | 'h3';
}

/**
 * Picture, price, name and brand; of a lamp with several choices how many, and their lowest price. The price stands above
 * the name but is read after it. The whole card opens the product. Buy Now goes to the cart with it; where there are choices,
 * Choose leads to them instead.
 */
export function ProductCard({ product, turn, sizes, heading: Heading = 'h3' }: ProductCardProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const t = useMessages(common);
  const { choices } = product;
  const loadAhead = useLoadProductAhead(product);
  const { isLookedAt, handlers } = useLookedAt();
  return (
    <article className="group relative flex h-full flex-col" {...handlers}>
      <ProductPicture
        name={nameOf(product, language)}
        lang={langOfName(product, language)}
        sources={cardPicture(product, sizes)}
        turn={turn}
        className="transition-[filter] duration-200 group-hover:brightness-108"
      />
      {isLookedAt && <SecondPicture product={product} sizes={sizes} />}
      {product.soldOut && <SoldOut className="absolute top-3 left-3" />}
      <div className="mt-1 flex grow flex-col gap-0.5 md:mt-3">
        <Heading className="font-sans font-semibold text-base leading-snug tracking-normal">
          <Link
            to={paths.product(product._id)}
            lang={langOfName(product, language)}
            className="stretched rounded-card"
            {...loadAhead}
          >
            {nameOf(product, language)}
          </Link>
        </Heading>
        {product.rating && (
          <p className="text-sm">
            ★ <span>{ratingText(product.rating, language)}</span>
          </p>
        )}
        {choices && <p className="text-sm">{t.product.choices(choices.count)}</p>}
        <p className="order-first font-serif text-lg md:text-xl">{shownPrice(product, language)}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1">
          <p className="text-brass-text text-sm">{labelText(product, language) ?? shopName}</p>
          {choices ? (
            <Link
              to={paths.product(product._id)}
              aria-label={t.product.chooseOf(nameOf(product, language))}
              className={`${actionStyle} inline-flex items-center justify-center hover:border-bottle hover:bg-bottle hover:text-paper`}
              {...loadAhead}
            >
              {t.product.choose}
            </Link>
          ) : (
            <BuyNowButton product={product} label={t.product.buyNow} />
          )}
        </div>
      </div>
      <WishButton product={product} className="absolute top-3 right-3 z-10 bg-paper/90" />
    </article>
  );
}

/** In a list, of a product or of all choices of a lamp. */
export function shownPrice(
  { choices, ...product }: Pick<ProductSummary, 'price' | 'choices'>,
  language: LanguageCode,
): string {
  return choices
    ? messagesIn(language, common).product.priceFrom(price(choices.priceFrom, language))
    : price(product.price, language);
}

/** What is known of the lamp, where the shop shows it in place of its name. */
function labelText({ cardLabel }: ProductSummary, language: LanguageCode): string | undefined {
  if (!cardLabel) return undefined;
  const values = cardLabel.values.map((value) => (typeof value === 'number' ? measure(value, language) : value));
  return messagesIn(language, common).product.labels[cardLabel.unit](values.join(' × '));
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="mt-2 h-6 w-1/3 rounded" />
      <Skeleton className="mt-2 h-5 w-3/4 rounded" />
      <Skeleton className="mt-3 ml-auto h-11 w-24 rounded-full" />
    </div>
  );
}

/** Above the card's own link. */
const actionStyle =
  'relative z-10 min-h-11 rounded-full border border-ink/25 px-4 font-semibold text-sm transition-colors';

/** Adds one and goes to the cart. */
function BuyNowButton({ product, label }: { product: ProductSummary; label: string }) {
  const language = useLanguage();
  const t = useMessages(common);
  const { buyNow, isPending } = useBuyNow();
  return (
    <button
      type="button"
      aria-label={t.product.buyNowOf(nameOf(product, language))}
      disabled={isPending || product.soldOut}
      onClick={() => buyNow(product, 1)}
      className={`${actionStyle} enabled:hover:border-bottle enabled:hover:bg-bottle enabled:hover:text-paper disabled:opacity-60 noscript:hidden`}
    >
      {label}
    </button>
  );
}

/** Says on a card, or beside a price, that it is out of stock. */
export function SoldOut({ className = '' }: { className?: string }) {
  const t = useMessages(common);
  return (
    <p className={`w-fit rounded-full border border-line bg-paper px-3 py-1 font-semibold text-sm ${className}`}>
      {t.product.soldOut}
    </p>
  );
}
