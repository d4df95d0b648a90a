import type { InputOf } from '@aloghor/functions/contract/calls';
import type { CategoryName, ProductField, ProductSort } from '@aloghor/functions/domain/products';
import { shop } from '../shop.config.ts';

export type ProductsQuery = Omit<InputOf<'GET /products'>['query'], 'fields'>;

/** The input of `GET /products`, for some `fields` or for all. */
export function productsInput(query: ProductsQuery, fields?: readonly ProductField[]) {
  return { query: { ...query, fields: fields?.join(',') } };
}

export interface ProductFilter {
  category?: CategoryName | undefined;
  q?: string | undefined;
  /** Newest first by default. */
  sort?: ProductSort | undefined;
  /** In taka, both included. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** Only those that follow: the cursor of a page, for who turns pages by links. */
  after?: string | undefined;
}

/** The query for a page of the shop; without a cursor, the first page. */
export function shopPageQuery({ after, ...filter }: ProductFilter, cursor = after): ProductsQuery {
  return { ...filter, limit: shop.limits.productsPerPage, cursor };
}
