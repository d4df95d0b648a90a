import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { catalogueDocuments, pack, unpackShard } from '../src/catalogue/catalogue-documents.ts';
import { catalogueProductOf, entryOf } from '../src/catalogue/entry.ts';
import { withoutFields } from '../src/domain/private-fields.ts';
import type { FeaturedListName } from '../src/domain/products.ts';
import { inTransaction, type Stored } from '../src/platform/database/collection.ts';
import {
  type CatalogueHeadDocument,
  catalogueHead,
  catalogueShards,
  featured,
  HEAD,
  type ProductDocument,
  products,
  settings,
} from '../src/platform/database/collections.ts';
import { catalogue } from './seed-data.ts';

/** Asserts that the catalogue equals the collections but for what is private, without leftover shards. */
export async function expectTrueCopy(): Promise<void> {
  const [head] = await catalogueHead.get([HEAD]);
  if (!head) throw new Error('There is no catalogue');
  const shards = await catalogueShards.find((all) => all.orderBy('__name__'));
  expect(shards.map(({ _id }) => _id)).toEqual(head.shards.toSorted());

  const unpacked = await Promise.all(shards.map(unpackShard));
  const catalogue = new Catalogue(
    head,
    new Map(unpacked.map((products, place) => [String(place), products.map(entryOf)])),
  );
  const copied = catalogue.entries().map(catalogueProductOf);
  const stored = (await products.find((all) => all)).map(({ articleKey, ...product }) => withoutFields(product));
  expect(copied.toSorted(byId)).toEqual(stored.toSorted(byId));
  const lists = new Map((await featured.find((all) => all)).map(({ _id, data }) => [_id, data]));
  const inLists = (list: FeaturedListName) => lists.get(list) ?? [];
  const copies: ReturnType<typeof plainPartsOf> = {
    featured: { best: inLists('best'), top: inLists('top'), popular: inLists('popular') },
  };
  expect(plainPartsOf(head)).toEqual(copies);
  const parts = (await settings.find((all) => all)).map(({ _id, ...values }) => [_id, values]);
  expect(catalogue.storedSettings).toEqual(Object.fromEntries(parts));
}

/** What the head holds as its originals do; a further part has to be compared here. */
function plainPartsOf({ _id, version, shards, changes, settings, ...parts }: Stored<CatalogueHeadDocument>) {
  return parts;
}

function byId(one: { _id: string }, other: { _id: string }): number {
  return one._id < other._id ? -1 : 1;
}

/** Adds this many changes to the catalogue's head, as after as many writes. */
export async function fillChanges(amount: number): Promise<void> {
  const written = await products.find((all) => all.limit(amount));
  const changes = Object.fromEntries(written.map(({ _id, ...document }) => [_id, pack(document)]));
  await catalogueHead.reference.doc(HEAD).update({ changes, version: randomUUID() });
}

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
      categories,
      img: `https://i.example/${randomUUID()}/lamp.webp`,
      thumbnail: `https://i.example/${randomUUID()}/lamp.webp`,
      medium: `https://i.example/${randomUUID()}/lamp.webp`,
      share: `https://i.example/${randomUUID()}/lamp.jpg`,
      createdAt: 1_767_225_600_000 + place,
    };
  });
}

/** Writes only the catalogue of these products, not the originals: for tests that only read. */
export async function writeCatalogueOf(products: Stored<ProductDocument>[]): Promise<void> {
  const { head, shards } = await catalogueDocuments({ products, featured: {}, settings: {} });
  await inTransaction(async (transaction) => {
    catalogueHead.within(transaction).put(HEAD, head);
    for (const [id, shard] of shards) catalogueShards.within(transaction).insert(id, shard);
  });
}

function pick<Element>(from: Element[], place: number): Element {
  return from[place % from.length] as Element; // none of the lists is empty
}
