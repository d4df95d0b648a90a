import type { ProductSummary } from '@aloghor/functions/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newestInCategoryQuery } from '../api/products.ts';
import { t } from '../messages/messages.ts';
import { shop } from '../shop.config.ts';
import { ProductGrid } from './product-grid.tsx';
import { pickRelated } from './select-products.ts';

/** Up to three random products of the same first category; nothing at all when there are none. */
export function RelatedProducts({ product }: { product: ProductSummary }) {
  const { data: candidates } = useQuery(newestInCategoryQuery(product.categories[0]));
  const related = useMemo(
    () => pickRelated(product, candidates ?? [], shop.limits.relatedProducts),
    [product, candidates],
  );
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="page section-air border-line border-t">
      <h2 id="related-title" className="mb-8 text-2xl">
        {t.product.relatedTitle}
      </h2>
      <ProductGrid products={related} />
    </section>
  );
}
