import { originals } from '../catalogue/originals.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import type { ProductDocument } from '../database/collections.ts';
import type { FeaturedListName } from '../domain/products.ts';
import { emptyStack } from './seed.ts';

/** Replaces all products by these. */
export async function onlyProducts(lamps: Record<string, Partial<ProductDocument>>): Promise<void> {
  await emptyStack();
  await Promise.all(Object.entries(lamps).map(([id, fields]) => writeProduct(id, fields)));
  await rebuildCatalogue();
}

/** Writes a product, with a plain lamp's values for missing fields. */
export async function putProduct(id: string, fields: Partial<ProductDocument>): Promise<void> {
  await writeProduct(id, fields);
  await rebuildCatalogue();
}

async function writeProduct(id: string, fields: Partial<ProductDocument>): Promise<void> {
  const product: ProductDocument = {
    name: 'Plain Lamp',
    desc: 'A lamp.',
    price: 900,
    categories: ['Table Lamp'],
    img: '/pictures/plain-lamp.webp',
    createdAt: 1_000,
    ...fields,
  };
  await originals.products.reference.doc(id).set(product);
}

export async function featuring(list: FeaturedListName, ...ids: string[]): Promise<void> {
  await originals.featured.reference.doc(list).set({ data: ids });
  await rebuildCatalogue();
}

export async function deleteProduct(id: string): Promise<void> {
  await originals.products.reference.doc(id).delete();
  await rebuildCatalogue();
}
