import type { ProductSummary } from '@aloghor/functions/contract/products';
import { t } from '../messages/messages.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

export const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4';

interface ProductGridProps {
  products: ProductSummary[];
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** The level below the heading that the grid stands under. */
  heading?: 'h2' | 'h3';
}

/** Cards in two, three or four columns. */
export function ProductGrid({ products, isFirst = false, heading = 'h3' }: ProductGridProps) {
  return (
    <ul className={gridStyle}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} isFirst={isFirst && index < 4} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label={t.page.loading} className={gridStyle}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
