import { read } from '@aloghor/functions/test/api';
import { resetToSeed, withApp } from '@aloghor/functions/test/seed';
import { WriteBatch } from '@google-cloud/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedMany } from './seed-many.ts';

beforeAll(resetToSeed);

afterAll(resetToSeed);

function countIn(collection: string): Promise<number> {
  return withApp(async (app) => (await getFirestore(app).collection(collection).count().get()).data().count);
}

/** As an admin adds them: with any ids, and newer than all others. */
async function addOwnProducts(amount: number): Promise<void> {
  await withApp(async (app) => {
    const products = getFirestore(app).collection('products');
    const lamp = { name: 'Own Lamp', desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/own.webp' };
    await Promise.all(Array.from({ length: amount }, () => products.add({ ...lamp, createdAt: Date.now() })));
  });
}

test('the shop gets seed data up to the wanted number of products, and doing it again adds none', async () => {
  await seedMany({ products: 80, orders: 20 });
  await seedMany({ products: 80, orders: 20 });
  expect(await countIn('products')).toBe(80);
  expect(await read('/products?fields=_id')).toHaveLength(80);
  expect(await countIn('orders')).toBe(20);
  expect(await countIn('salesDays')).toBeGreaterThan(0);
});

test('some of its buyers say what they think, and the ratings of the catalogue are what they say', async () => {
  await seedMany({ products: 80, orders: 60 });
  const docs = await withApp(async (app) => (await getFirestore(app).collection('reviews').get()).docs);
  const reviews = docs.map((review) => review.data());
  expect(new Set(reviews.map(({ state }) => state))).toEqual(new Set(['shown', 'waiting', 'hidden']));
  const listed =
    await read<{ _id: string; rating?: { average: number; count: number } }[]>('/products?fields=_id,rating');
  const shown = reviews.filter(({ state }) => state === 'shown');
  expect(sumOf(listed.map(({ rating }) => rating?.count ?? 0))).toBe(shown.length);
  const stars = listed.map(({ rating }) => (rating ? rating.average * rating.count : 0));
  expect(sumOf(stars)).toBeCloseTo(sumOf(shown.map((review) => review.stars)));
  for (const { orderId, productId } of reviews) {
    const order = await withApp(async (app) => (await getFirestore(app).doc(`orders/${orderId}`).get()).data());
    expect(order).toMatchObject({ status: 'Delivered', reviewed: [productId] });
  }
});

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

test('a shop that has many products of its own gets no seed data beyond that', async () => {
  await resetToSeed();
  await addOwnProducts(20);
  await seedMany({ products: 100 });
  expect(await countIn('products')).toBe(100);
  await addOwnProducts(30);
  await seedMany({ products: 110 });
  expect(await countIn('products')).toBe(130);
});

test('orders need generated products', async () => {
  await expect(seedMany({ products: 10, orders: 5 })).rejects.toThrow('Orders are of generated products');
});

test('what cannot be written ends it, and says how far it came and how to go on', async () => {
  await resetToSeed();
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  commit.mockRejectedValue(new Error('the disk is full'));
  try {
    const failed = /^0 of \d+ documents were written, then it failed: the disk is full\. Run the same command again/;
    await expect(seedMany({ products: 400 })).rejects.toThrow(failed);
  } finally {
    commit.mockRestore();
  }
  await seedMany({ products: 400 });
  expect(await countIn('products')).toBe(400);
});
