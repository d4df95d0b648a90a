import { Router } from 'express';
import {
  addProduct,
  deleteProduct,
  FEATURED_LISTS,
  featuredLists,
  getProduct,
  type ListedProduct,
  listCategories,
  listProducts,
  type Product,
  type ProductField,
  updateProduct,
} from '../contract/products.ts';
import { NotFound } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { readCursor, writeCursor } from '../paging/cursor.ts';
import { findProducts, type ProductQuery } from './find-products.ts';
import { orderOf } from './product-order.ts';
import * as store from './products-store.ts';
import * as writing from './write-products.ts';

export const productsRouter = Router();

serve(productsRouter, listProducts, async (call) => {
  const { query } = call;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, orderOf(query));
  const [{ products, next }, featured] = await Promise.all([
    findProducts(query, after),
    leadsWithFeatured(query) ? store.featuredIds(...FEATURED_LISTS) : undefined,
  ]);
  const page = { entries: products, next: next && writeCursor(next, orderOf(query)) };
  const [first, ...others] = answerPage(listProducts, call, page).map((product) => only(query.fields, product));
  return first ? [{ ...first, data: featured }, ...others] : [];
});

serve(productsRouter, getProduct, ({ params }) => productOf(params.id));

serve(productsRouter, addProduct, async ({ caller, body }) => ({
  insertedId: await writing.insertProduct(body, caller),
}));

serve(
  productsRouter,
  updateProduct,
  async ({ caller, params, body }) => ({
    matchedCount: 1,
    modifiedCount: await writing.changeProduct(params.id, body, caller),
  }),
  ({ params }) => productOf(params.id),
);

serve(productsRouter, deleteProduct, async ({ caller, params }) => ({
  deletedCount: await writing.removeProduct(params.id, caller),
}));

serve(productsRouter, listCategories, store.findCategories);

for (const name of FEATURED_LISTS) {
  const { read, write } = featuredLists[name];
  serve(productsRouter, read, async () => [{ _id: name, data: await store.featuredIds(name) }]);
  serve(productsRouter, write, async ({ caller, body }) => {
    await writing.writeFeatured(name, body, caller);
    return { insertedId: name };
  });
}

async function productOf(id: string): Promise<Product> {
  const product = await store.findProduct(id);
  if (!product) throw new NotFound('product');
  return product;
}

/** The specification's client reads the featured ids from the first product of the list, which it knows whole. */
function leadsWithFeatured({ limit, cursor, fields }: ProductQuery): boolean {
  return limit === undefined && cursor === undefined && fields === undefined;
}

function only(fields: ProductField[] | undefined, product: ListedProduct): ListedProduct {
  if (!fields) return product;
  return Object.fromEntries(fields.map((field) => [field, product[field]]));
}
