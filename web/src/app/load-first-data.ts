import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { productPagesQuery, productQuery } from '../api/products.ts';
import { categoryNamed } from '../products/select-products.ts';

/** Asks for the products of the address that was opened while the code of its page is still on the way. */
export function loadFirstData(cache: QueryClient, address: Pick<Location, 'pathname' | 'search'>): void {
  const pathname = decoded(address.pathname);
  const product = matchPath('/shop/category/:id', pathname);
  if (product?.params.id) return void cache.prefetchQuery(productQuery(product.params.id));
  const shop = matchPath('/shop/:category?', pathname);
  if (!shop) return;
  const category = categoryNamed(shop.params.category);
  if (shop.params.category && !category) return;
  const q = new URLSearchParams(address.search).get('q')?.trim() || undefined;
  void cache.prefetchInfiniteQuery(productPagesQuery({ category, q }));
}

/** An address that nobody can decode is none of ours; its page says so. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
