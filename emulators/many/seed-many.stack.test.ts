import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../functions/src/testing/api.ts';
import { resetToSeed, withApp } from '../seed.ts';
import { seedMany } from './seed-many.ts';

beforeAll(resetToSeed);

afterAll(resetToSeed);

function countIn(collection: string): Promise<number> {
  return withApp(async (app) => (await getFirestore(app).collection(collection).count().get()).data().count);
}

test('the shop is filled up to the wanted number of products, and doing it again adds none', async () => {
  await seedMany({ products: 80, orders: 20 });
  await seedMany({ products: 80, orders: 20 });
  expect(await countIn('products')).toBe(80);
  expect(await read('/products?fields=_id')).toHaveLength(80);
  expect(await countIn('orders')).toBe(20);
});

test('orders need made products', async () => {
  await expect(seedMany({ products: 10, orders: 5 })).rejects.toThrow('Orders are of made products');
});
