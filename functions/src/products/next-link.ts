import { listProducts } from '../contract/products.ts';
import type { ProductQuery } from './find-products.ts';

/** The `Link` header that leads to the next page: the same query, from `cursor` on. */
export function nextLink(query: ProductQuery, cursor: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `</api${listProducts.path}?${parameters}>; rel="next"`;
}
