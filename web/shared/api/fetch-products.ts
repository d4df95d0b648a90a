import type { Product } from '@aloghor/functions/contract/products';
import type { ProductField } from '@aloghor/functions/domain/products';
import { type CallOptions, callPage, type Page } from './client.ts';
import { type ProductsQuery, productsInput } from './product-inputs.ts';

/** Products with the named `fields`, by default all. @throws {ApiError} */
export async function fetchProducts<Field extends ProductField = ProductField>(
  query: ProductsQuery,
  fields?: readonly Field[],
  options?: CallOptions,
): Promise<Pick<Product, Field>[]> {
  return (await fetchProductPage(query, fields, options)).reply;
}

/** The same with the cursor of the next page. @throws {ApiError} */
export async function fetchProductPage<Field extends ProductField = ProductField>(
  query: ProductsQuery,
  fields?: readonly Field[],
  options?: CallOptions,
): Promise<Page<Pick<Product, Field>[]>> {
  const page = await callPage('GET /products', productsInput(query, fields), options);
  return page as Page<Pick<Product, Field>[]>; // the server answers exactly the requested fields
}
