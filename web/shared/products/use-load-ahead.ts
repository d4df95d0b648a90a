import type { CategoryName } from '@aloghor/functions/domain/products';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { productPagesQuery, productQuery } from '../api/products.ts';
import { savesData } from '../lib/connection.ts';
import { useLanguage } from '../locale/locale.ts';

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

function useLoadAhead(load: (cache: QueryClient) => Promise<void>) {
  const cache = useQueryClient();
  const loadAhead = () => {
    if (!savesData()) void load(cache);
  };
  return { onPointerEnter: loadAhead, onFocus: loadAhead };
}
