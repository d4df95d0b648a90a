import { expect } from 'vitest';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { entryOf, shelvedOf } from '../src/catalogue/entry.ts';
import { unpack } from '../src/catalogue/shards.ts';
import { FEATURED_LISTS } from '../src/domain/products.ts';
import {
  catalogueHead,
  catalogueShards,
  categories,
  featured,
  HEAD,
  products,
} from '../src/platform/database/collections.ts';

/** Asserts that the catalogue equals the collections, without leftover shards. */
export async function expectTrueCopy(): Promise<void> {
  const [head] = await catalogueHead.get([HEAD]);
  if (!head) throw new Error('There is no catalogue');
  const shards = await catalogueShards.find((all) => all.orderBy('__name__'));
  expect(shards.map(({ _id }) => _id)).toEqual(head.shards.toSorted());

  const catalogue = new Catalogue(head, shards.flatMap(unpack).map(entryOf));
  const copied = catalogue.entries().map(shelvedOf);
  expect(copied.toSorted(byId)).toEqual((await products.find((all) => all)).toSorted(byId));
  const inOrder = await categories.find((all) => all.orderBy('position'));
  expect(catalogue.categories).toEqual(inOrder.map(({ _id, position, ...category }) => category));
  const lists = new Map((await featured.find((all) => all)).map(({ _id, data }) => [_id, data]));
  expect(catalogue.featured).toEqual(Object.fromEntries(FEATURED_LISTS.map((list) => [list, lists.get(list) ?? []])));
}

function byId(one: { _id: string }, other: { _id: string }): number {
  return one._id < other._id ? -1 : 1;
}
