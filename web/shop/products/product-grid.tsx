import type { ProductSummary } from '@aloghor/functions/contract/products';
import { memo, type Ref } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { t } from '../../shared/locale/messages.ts';
import { ProductCard, ProductCardSkeleton } from '../../shared/products/product-card.tsx';
import type { PictureTurn } from '../../shared/ui/product-picture.tsx';

/** `cardPicture` knows how wide its columns are. */
export const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4';

interface ProductCellsProps {
  /** They change with it. */
  language: LanguageCode;
  products: ProductSummary[];
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** So many are laid out at once, the others when they come near the screen. */
  countAtOnce: number;
}

/** The cards of a grid, or of one of its pages, which does not rerender when another page is added. */
export const ProductCells = memo(({ products, isFirst = false, countAtOnce }: ProductCellsProps) => (
  <>
    {products.map((product, index) => (
      <li key={product._id} className={index < countAtOnce ? undefined : 'late-card'}>
        <ProductCard product={product} turn={isFirst ? turnOf(index) : 'near'} heading="h2" />
      </li>
    ))}
  </>
));

/** The first row of a phone has two cards, that of a wide screen four. */
function turnOf(index: number): PictureTurn {
  if (index < 2) return 'first';
  return index < 4 ? 'soon' : 'near';
}

interface ProductGridSkeletonProps {
  ref?: Ref<HTMLUListElement>;
  count: number;
}

export function ProductGridSkeleton({ ref, count }: ProductGridSkeletonProps) {
  return (
    <div role="status" aria-label={t.page.loading}>
      <ul ref={ref} aria-hidden className={gridStyle}>
        <ProductCellsSkeleton count={count} />
      </ul>
    </div>
  );
}

/** The space of products that are on their way. */
export function ProductCellsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
    <li key={index} aria-hidden>
      <ProductCardSkeleton />
    </li>
  ));
}
