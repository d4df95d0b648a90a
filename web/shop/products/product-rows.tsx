import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import { useId } from 'react';
import { ProductCard, ProductCardSkeleton } from '../../shared/products/product-card.tsx';
import { PHONE_PAIR_SIZES } from '../../shared/ui/pictures.tsx';
import { Loading } from '../../shared/ui/status.tsx';

/** Between the cards of a row, from md on, in rem. */
const GAPS = { 1.5: 'md:gap-x-6 md:gap-y-12', 2.5: 'md:gap-x-10 md:gap-y-14' };

const SPANS = { 3: 'lg:col-span-3', 4: 'lg:col-span-4', 6: 'lg:col-span-6' };

/** Any number of cards in full rows: two per row on a phone, three on a tablet, otherwise three or four. */
export function FullRows({ products, gap }: { products: ProductSummary[]; gap: keyof typeof GAPS }) {
  return (
    <ul className={styleOf(gap)}>
      {products.map((product, index) => {
        const tracks = tracksOf(index, products.length);
        return (
          <li key={product._id} className={`late-card max-md:last:odd:col-span-2 ${SPANS[tracks]}`}>
            <ProductCard product={product} sizes={sizesOf(tracks, gap)} />
          </li>
        );
      })}
    </ul>
  );
}

export function FullRowsSkeleton({ count, gap }: { count: number; gap: keyof typeof GAPS }) {
  return (
    <Loading className={styleOf(gap)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
        <div key={index} className={SPANS[tracksOf(index, count)]}>
          <ProductCardSkeleton />
        </div>
      ))}
    </Loading>
  );
}

function styleOf(gap: keyof typeof GAPS): string {
  return `full-rows grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-12 ${GAPS[gap]}`;
}

/** The `sizes` of a card that spans so many tracks of the page's width without margins. */
function sizesOf(tracks: number, gap: number): string {
  const part = tracks / 12;
  const widest = (1240 + 16 * gap) * part - 16 * gap;
  return `(min-width: 64rem) min(${92 * part}vw - ${gap * (1 - part)}rem, ${widest}px), (min-width: 48rem) calc(30.667vw - ${gap / 1.5}rem), ${PHONE_PAIR_SIZES}`;
}

/** How many of twelve tracks a card spans so that every row is full: first rows of three cards, then rows of four. */
export function tracksOf(index: number, count: number): 3 | 4 | 6 {
  const inThrees = Math.min(3 * ((4 - (count % 4)) % 4), count);
  if (index >= inThrees) return 3;
  // Two left over make a row of their own: five are three and two.
  const isPair = inThrees % 3 === 2 && index >= inThrees - 2;
  return isPair ? 6 : 4;
}

/**
 * A row of cards that scrolls sideways, from edge to edge of the screen. Its gaps are wider than its margins, because
 * browsers do not scroll to a focused element while any of it is visible.
 */
export const railStyle =
  '-mx-(--screen-margin) flex snap-x snap-mandatory gap-(--rail-gap) overflow-x-auto px-(--screen-margin) pb-6 md:gap-6';

/** One card of it, below md. */
export const railItemStyle = 'w-[68%] shrink-0 snap-start scroll-ml-(--screen-margin) sm:w-[42%]';

/** The width that `railItemStyle` gives, for the page between its margins. */
export const RAIL_SIZES = '(min-width: 40rem) 39vw, 63vw';

interface ProductRailProps {
  title: string;
  products: ProductSummary[];
  /** Of a card's picture. */
  sizes: string;
  className?: string;
  itemStyle: string;
}

/** A rail of cards at the end of a page, below its title. */
export function ProductRail({ title, products, sizes, className = '', itemStyle }: ProductRailProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page">
      <div className="section-air border-line border-t">
        <h2 id={id} className="mb-8 text-2xl">
          {title}
        </h2>
        <ul className={`${railStyle} ${className}`}>
          {products.map((product) => (
            <li key={product._id} className={`${railItemStyle} ${itemStyle}`}>
              <ProductCard product={product} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
