import type { QueryClient } from '@tanstack/react-query';
import { productPagesQuery, productQuery } from '../api/products.ts';
import { openedPage } from './opened-page.ts';

/** Puts the products that were asked for ahead of the app where its pages look, so that these are drawn but once. */
export function loadFirstData(cache: QueryClient, address: Pick<Location, 'pathname' | 'search'>): void {
  const opened = openedPage(address);
  if (opened.page === 'product') void cache.prefetchQuery(productQuery(opened.id));
  if (opened.page === 'shop' && opened.filter) void cache.prefetchInfiniteQuery(productPagesQuery(opened.filter));
}
