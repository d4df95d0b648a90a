import { Router } from 'express';
import {
  FEATURED_LISTS,
  featuredLists,
  getProduct,
  type ListedProduct,
  listCategories,
  listProducts,
  type ProductField,
} from '../contract/products.ts';
import { NotFound } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findProducts, type ProductQuery } from './find-products.ts';
import { nextLink } from './next-link.ts';
import { featuredIds, findCategories, findProduct } from './products-store.ts';

export const productsRouter = Router();

serve(productsRouter, listProducts, async ({ query, setHeader }) => {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const [page, featured] = await Promise.all([
    findProducts(query, after),
    leadsWithFeatured(query) ? featuredIds(...FEATURED_LISTS) : undefined,
  ]);
  if (page.next) setHeader('Link', nextLink(query, writeCursor(page.next)));
  const [first, ...others] = page.products.map((product) => only(query.fields, product));
  return first ? [{ ...first, data: featured }, ...others] : [];
});

serve(productsRouter, getProduct, async ({ params }) => {
  const product = await findProduct(params.id);
  if (!product) throw new NotFound('product');
  return product;
});

serve(productsRouter, listCategories, findCategories);

for (const name of FEATURED_LISTS) {
  serve(productsRouter, featuredLists[name].read, async () => [{ _id: name, data: await featuredIds(name) }]);
}

/** The specification's client reads the featured ids from the first product of the list, which it knows whole. */
function leadsWithFeatured({ limit, cursor, fields }: ProductQuery): boolean {
  return limit === undefined && cursor === undefined && fields === undefined;
}

function only(fields: ProductField[] | undefined, product: ListedProduct): ListedProduct {
  if (!fields) return product;
  return Object.fromEntries(fields.map((field) => [field, product[field]]));
}
