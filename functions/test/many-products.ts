import { randomUUID } from 'node:crypto';
import { catalogueDocuments } from '../src/catalogue/catalogue-documents.ts';
import { CategoryName } from '../src/contract/products.ts';
import { inTransaction, type Stored } from '../src/platform/database/collection.ts';
import { catalogueHead, catalogueShards, HEAD, type ProductDocument } from '../src/platform/database/collections.ts';
import { catalogue } from './seeded-catalogue.ts';

const SENTENCES = catalogue.products.flatMap(({ desc }) => desc.split(/(?<=\.) /));

/** Products like those of the seed, each with texts of its own, and ids like those of added products. */
export function manyProducts(count: number): Stored<ProductDocument>[] {
  return Array.from({ length: count }, (_, place) => {
    const { name, categories, price } = pick(catalogue.products, place);
    return {
      _id: randomUUID(),
      name: `${name} ${place}`,
      desc: [1, 7].map((step) => pick(SENTENCES, place * step)).join(' '),
      price: price + place,
      categories: categories.map((category) => CategoryName.parse(category)),
      img: `https://i.example/${randomUUID()}/lamp.webp`,
      thumbnail: `https://i.example/${randomUUID()}/lamp.webp`,
      medium: `https://i.example/${randomUUID()}/lamp.webp`,
      createdAt: 1_767_225_600_000 + place,
    };
  });
}

/** Writes only the catalogue of these products, not the originals: for tests that only read. */
export async function writeCatalogueOf(products: Stored<ProductDocument>[]): Promise<void> {
  const { head, shards } = catalogueDocuments({ products, categories: [], featured: {} });
  await inTransaction(async (transaction) => {
    catalogueHead.within(transaction).put(HEAD, head);
    for (const [id, shard] of shards) catalogueShards.within(transaction).insert(id, shard);
  });
}

function pick<Element>(from: Element[], place: number): Element {
  return from[place % from.length] as Element; // none of the lists is empty
}
