import { type ProductFilter, productPagesQuery, productQuery } from '../api/products.ts';
import { useLanguage } from '../locale/locale.ts';
import { useLoadAhead } from '../start/load-ahead.ts';
import { pagePicture } from '../ui/page-picture.ts';
import { loadPicture, type Pictured } from '../ui/pictures.tsx';

/** For a link to a product: preloads it when the link is hovered, touched or focused, and its large picture on a press. */
export function useLoadProductAhead(product: Pictured & { _id: string }) {
  const language = useLanguage();
  return useLoadAhead(
    (cache) => cache.prefetchQuery(productQuery(product._id, language)),
    () => loadPicture(pagePicture(product)),
  );
}

/** The same for a link to a list of products: by default that of the whole shop. */
export function useLoadShopAhead(filter: ProductFilter = {}) {
  const language = useLanguage();
  return useLoadAhead((cache) => cache.prefetchInfiniteQuery(productPagesQuery(filter, language)));
}
