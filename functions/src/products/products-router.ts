import { Router } from 'express';
import { type Catalogue, shownCategories } from '../catalogue/catalogue.ts';
import { shopperCatalogue } from '../catalogue/read-catalogue.ts';
import { featuredLists } from '../contract/featured-lists.ts';
import { withFeaturedIds } from '../contract/older-clients.ts';
import { addProduct, changeProducts, deleteProduct, setStock, updateProduct } from '../contract/product-changes.ts';
import { getLastImport, importProducts, undoImport } from '../contract/product-import.ts';
import {
  listLeft,
  listProductFacets,
  listProducts,
  listStaffProducts,
  listWithoutSharePicture,
} from '../contract/product-lists.ts';
import { getProduct, getStaffProduct, listCategories, type Product } from '../contract/products.ts';
import { FEATURED_LISTS } from '../domain/products.ts';
import { NotFound } from '../platform/http/errors.ts';
import { idempotencyKey } from '../platform/http/idempotency-key.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { serveVersioned } from '../platform/http/serve-versioned.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { readCursor, writeCursor } from '../platform/paging/cursor.ts';
import { writeBulkChange } from './bulk-change.ts';
import { writeFeatured } from './featured-store.ts';
import { findFacets, findProducts, shoppersSortOf } from './find-products.ts';
import { checkImport, writeImport } from './import-products.ts';
import { withKnownCategory } from './known-categories.ts';
import { assertMayImport, assertMayWrite } from './private-values.ts';
import { findLeft } from './product-stock.ts';
import { listVersion, onlyFields, versioned } from './product-view.ts';
import * as store from './products-store.ts';
import { findStaffProduct, findStaffProducts, findWithoutSharePicture } from './staff-products.ts';
import { findLastImport, undoPart } from './undo-import.ts';

export const productsRouter = Router();
const serveProduct = serveExisting(productsRouter, store.assertProduct);

serveVersioned(productsRouter, listProducts, shopperCatalogue, async (catalogue, call) => {
  const query = withKnownCategory(call.query, catalogue.categories);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, shoppersSortOf(query));
  const { products, next, total } = await findProducts(catalogue, query, after);
  if (total !== undefined) call.setHeader('X-Total-Count', String(total));
  const page = { entries: products, next: next && writeCursor(next, shoppersSortOf(query)) };
  const listed = answerPage(listProducts, call, page).map((product) =>
    onlyFields(query.fields, product, catalogue.settings.cards.label),
  );
  return withFeaturedIds(query, listed, () => catalogue.featuredIds(...FEATURED_LISTS));
});

serveVersioned(productsRouter, listProductFacets, shopperCatalogue, (catalogue, { query }) =>
  findFacets(catalogue, withKnownCategory(query, catalogue.categories)),
);

serve(productsRouter, listLeft, async ({ query }) => findLeft(await shopperCatalogue(), query.ids));

serveVersioned(productsRouter, getProduct, shopperCatalogue, (catalogue, { params }) =>
  versioned(productOf(catalogue, params.id)),
);

serveVersioned(productsRouter, listCategories, shopperCatalogue, shownCategories);

serve(productsRouter, listStaffProducts, async (call) =>
  answerPage(listStaffProducts, call, await findStaffProducts(call.query, call.caller.role)),
);

serve(productsRouter, listWithoutSharePicture, findWithoutSharePicture);

serve(productsRouter, getStaffProduct, ({ caller, params }) => findStaffProduct(params.id, caller.role));

serve(productsRouter, addProduct, async ({ caller, body, getHeader }) => ({
  insertedId: await store.insertProduct(body, caller, idempotencyKey(getHeader('Idempotency-Key'))),
}));

serve(productsRouter, importProducts, async ({ caller, body }) => {
  assertMayImport(caller.role, body.rows);
  return { rows: await (body.checkOnly ? checkImport(body) : writeImport(body, caller)) };
});

serve(productsRouter, changeProducts, async ({ caller, body, getHeader }) => {
  assertMayWrite(caller.role, body);
  return { products: await writeBulkChange(body, caller, idempotencyKey(getHeader('Idempotency-Key'))) };
});

serve(productsRouter, getLastImport, findLastImport);

serve(productsRouter, undoImport, ({ caller, body }) => undoPart(body.run, caller));

serveProduct(updateProduct, async ({ caller, params, body, getHeader }) => ({
  matchedCount: 1,
  modifiedCount: await store.changeProduct(params.id, body, caller, getHeader('If-Match')),
}));

serveProduct(setStock, async ({ caller, params, body }) => ({
  matchedCount: 1,
  modifiedCount: await store.changeProduct(params.id, body, caller),
}));

serve(productsRouter, deleteProduct, async ({ caller, params, getHeader }) => ({
  deletedCount: await store.removeProduct(params.id, caller, getHeader('If-Match')),
}));

for (const name of FEATURED_LISTS) {
  const { read, write } = featuredLists[name];
  serveVersioned(productsRouter, read, shopperCatalogue, (catalogue) => [
    { _id: name, data: catalogue.featuredIds(name), version: listVersion(catalogue.featured[name]) },
  ]);
  serve(productsRouter, write, async ({ caller, body, getHeader }) => {
    await writeFeatured(name, body, caller, getHeader('If-Match'));
    return { insertedId: name };
  });
}

function productOf(catalogue: Catalogue, id: string): Product {
  const entry = catalogue.entry(id);
  if (!entry) throw new NotFound('product');
  return entry.product;
}
