import type { Product } from '@aloghor/functions/contract/products';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { familyQuery, newestInCategoryQuery } from '../../shared/api/product-lists.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { productPage } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { shop } from '../../shared/shop.config.ts';
import { pickRelated } from './pick-related.ts';
import { ProductRail, RAIL_SIZES } from './product-rows.tsx';

const SIZES = `(min-width: 48rem) min(31vw - 1rem, 397px), ${RAIL_SIZES}`;

/** Up to three random products of the same first category; nothing at all when there are none. A phone shows them as a rail. */
export function RelatedProducts({ product }: { product: Product }) {
  const language = useLanguage();
  const tProductPage = useMessages(productPage);
  const { data: related = [] } = useQuery(relatedQuery(product, language));
  if (related.length === 0) return null;
  return (
    <ProductRail
      title={tProductPage.relatedTitle}
      products={related}
      sizes={SIZES}
      className="md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:px-0"
      itemStyle="md:w-auto"
    />
  );
}

/** Up to three random others of the product's first category; the pick is cached. */
export function relatedQuery(product: Product, language: LanguageCode) {
  const [category] = product.categories;
  return queryOptions({
    queryKey: ['items', 'related', product._id, language],
    queryFn: async ({ client }) => {
      const [candidates, choices] = await Promise.all([
        client.fetchQuery(newestInCategoryQuery(category, language)),
        product.family ? client.fetchQuery(familyQuery(product.family, language)) : [],
      ]);
      return pickRelated(product, candidates, choices, shop.limits.relatedProducts);
    },
    enabled: category !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
