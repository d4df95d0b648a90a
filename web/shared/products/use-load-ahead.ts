import type { CategoryName } from '@aloghor/functions/domain/products';
import { productPagesQuery, productQuery } from '../api/products.ts';
import { useLanguage } from '../locale/locale.ts';
import { useLoadAhead } from '../start/load-ahead.ts';

/** For a link to a product: preloads it when the link is hovered, touched or focused. */
export function useLoadProductAhead(id: string) {
  const language = useLanguage();
  return useLoadAhead((cache) => cache.prefetchQuery(productQuery(id, language)));
}

/** The same for a link to a category, or to the whole shop. */
export function useLoadShopAhead(category?: CategoryName) {
  const language = useLanguage();
  return useLoadAhead((cache) => cache.prefetchInfiniteQuery(productPagesQuery({ category }, language)));
}
