import { expect } from 'vitest';
import { shardOf, unpack } from '../catalogue/shards.ts';
import { catalogueHead, catalogueShards, categories, featured, HEAD, products } from '../database/collections.ts';
import { FEATURED_LISTS } from '../domain/products.ts';

/** The catalogue holds what the collections hold, each product where it is looked for, and no shard is left over. */
export async function expectTrueCopy(): Promise<void> {
  const [head] = await catalogueHead.get([HEAD]);
  if (!head) throw new Error('There is no catalogue');
  const shards = await catalogueShards.find((all) => all.orderBy('__name__'));
  expect(shards.map(({ _id }) => _id)).toEqual(head.shards.map(({ id }) => id).toSorted());
  const found = shards.flatMap((shard) => unpack(shard).map((product) => ({ product, shard: shard._id })));
  expect(found.filter(({ product, shard }) => shardOf(head.shards, product._id).id !== shard)).toEqual([]);

  const lists = new Map((await featured.find((all) => all)).map(({ _id, data }) => [_id, data]));
  expect({ ...head, products: found.map(({ product }) => product).toSorted(byId) }).toMatchObject({
    products: (await products.find((all) => all)).toSorted(byId),
    categories: (await categories.find((all) => all.orderBy('position'))).map(({ name, img }) => ({ name, img })),
    featured: Object.fromEntries(FEATURED_LISTS.map((list) => [list, lists.get(list) ?? []])),
  });
}

function byId(one: { _id: string }, other: { _id: string }): number {
  return one._id < other._id ? -1 : 1;
}
