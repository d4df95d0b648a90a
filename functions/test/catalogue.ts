import { isDeepStrictEqual } from 'node:util';
import { rebuildCatalogue } from '../src/catalogue/rebuild-catalogue.ts';
import { originals } from '../src/catalogue/write-catalogue.ts';
import type { FeaturedListName } from '../src/domain/products.ts';
import { orders, type ProductDocument, stock } from '../src/platform/database/collections.ts';
import { emptyStack } from './seed.ts';
import { FIRST_CATEGORY } from './seed-data.ts';

/** The fields that a test sets; a category may be one of the sample shop's, which another shop does not have. */
type Fields = Omit<Partial<ProductDocument>, 'categories'> & {
  categories?: readonly string[];
};

/** Replaces all products by these. */
export async function onlyProducts(lamps: Record<string, Fields>): Promise<void> {
  await emptyStack();
  await Promise.all(Object.entries(lamps).map(([id, fields]) => writeProduct(id, fields)));
  await rebuildCatalogue();
}

/** Writes a product, with a plain lamp's values for missing fields; nothing when it already has them. */
export async function putProduct(id: string, fields: Fields): Promise<void> {
  if (await writeProduct(id, fields)) await rebuildCatalogue();
}

/** Returns whether that changed anything. */
async function writeProduct(id: string, fields: Fields): Promise<boolean> {
  const product = {
    name: 'Plain Lamp',
    desc: 'A lamp.',
    price: 900,
    categories: [FIRST_CATEGORY],
    img: '/pictures/plain-lamp.webp',
    createdAt: 1_000,
    ...fields,
  };
  const document = originals.products.reference.doc(id);
  if (isDeepStrictEqual((await document.get()).data(), product)) return false;
  await document.set(product as ProductDocument);
  return true;
}

/** Takes back every setting and page that a test has written: what is left is that of a new shop, with the seed's categories. */
export async function resetSettings(): Promise<void> {
  const { docs } = await originals.settings.reference.get();
  for (const { ref } of docs.filter(({ id }) => id !== 'categories')) await ref.delete();
  await rebuildCatalogue();
}

export async function featuring(list: FeaturedListName, ...ids: string[]): Promise<void> {
  await originals.featured.reference.doc(list).set({ data: ids });
  await rebuildCatalogue();
}

export async function deleteProduct(id: string): Promise<void> {
  await originals.products.reference.doc(id).delete();
  await rebuildCatalogue();
}

/** Writes a product with this quantity in stock; it is not marked as sold out. */
export async function putCounted(id: string, count: number, fields: Partial<ProductDocument> = {}): Promise<void> {
  await stock.reference.doc(id).set({ count, changedAt: Date.now() });
  await putProduct(id, { counted: true, ...fields });
}

/** The quantity in stock; undefined for a product that is not counted. */
export async function stockLeft(id: string): Promise<number | undefined> {
  return (await stock.get([id]))[0]?.count;
}

/** How many orders have this product in them. */
export async function ordersOf(id: string): Promise<number> {
  return (await orders.find((all) => all)).filter(({ lines }) => lines.some(({ _id }) => _id === id)).length;
}
