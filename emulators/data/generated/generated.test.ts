import { orderTotal } from '@aloghor/functions/domain/orders';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import type { ProductDocument } from '@aloghor/functions/src/platform/database/collections';
import { catalogue as seed } from '@aloghor/functions/test/seed-data';
import { expect, test } from 'vitest';
import { desksOf, generatedOrders, salesOf } from './generated-orders.ts';
import { generatedProducts } from './generated-products.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

const MODELS: ProductDocument[] = CATEGORY_NAMES.map((category, place) => ({
  name: `Alo${place} Lamp`,
  desc: 'A lamp.',
  price: 1_500,
  categories: [category],
  img: `/${place}.webp`,
  createdAt: NOW - place,
}));
const LINES = generatedProducts(MODELS, 20).map(({ id, document: { name, img, price } }) => {
  return { _id: id, name, img, price, quantity: 1 };
});

test('generated products are the same each time, and as many as wanted', () => {
  expect(generatedProducts(MODELS, 40)).toHaveLength(40);
  expect(generatedProducts(MODELS, 40)).toEqual(generatedProducts(MODELS, 40));
  expect(generatedProducts(MODELS, 40).slice(0, 10)).toEqual(generatedProducts(MODELS, 10));
});

test('generated products are of all categories, and older than their models', () => {
  const generated = generatedProducts(MODELS, MODELS.length).map(({ document }) => document);
  expect(new Set(generated.flatMap(({ categories }) => categories)).size).toBe(MODELS.length);
  expect(Math.max(...generated.map(({ createdAt }) => createdAt))).toBeLessThan(NOW - MODELS.length + 1);
});

test('generated products show the pictures of their model first, small ones too where there are some, and five of others', () => {
  const models = MODELS.map((model, place) => (place === 0 ? model : { ...model, thumbnail: `/${place}-400.webp` }));
  const first = ({ img, thumbnail }: Pick<ProductDocument, 'img' | 'thumbnail'>) => ({ img, thumbnail });
  const generated = generatedProducts(models, 2 * models.length).map(({ document }) => document);
  expect(generated.map(first)).toEqual([...models, ...models].map(first));
  expect(generated.map(({ pictures: [picture] = [] }) => picture && first(picture))).toEqual(generated.map(first));
  expect(Math.max(...generated.map(({ pictures = [] }) => pictures.length))).toBe(6);
});

test('generated products have descriptions of their own', () => {
  const models = MODELS.map((model, place) => ({ ...model, desc: `A lamp of the kind ${place}, for every room.` }));
  expect(new Set(generatedProducts(models, 30).map(({ document }) => document.desc)).size).toBe(30);
});

test('generated products of the seed have two to five kilobytes: both languages, specifications, six pictures', () => {
  const models = seed.products.map((product, place) => ({ ...product, createdAt: NOW - place }));
  const generated = generatedProducts(models, 200).map(({ document }) => document);
  const bytes = generated.map((document) => Buffer.byteLength(JSON.stringify(document))).toSorted((a, b) => a - b);
  expect(bytes[0]).toBeGreaterThan(1_500);
  expect(bytes[100]).toBeGreaterThan(3_000);
  expect(bytes[199]).toBeLessThan(6_500);
  for (const { specs, translations } of generated) {
    expect(specs).toBeDefined();
    expect(translations?.bn).toMatchObject({ name: expect.any(String), desc: expect.any(String) });
  }
});

test('generated orders are the same each time, with ids of their own', () => {
  const generated = generatedOrders(LINES, 300, NOW);
  expect(generated).toEqual(generatedOrders(LINES, 300, NOW));
  expect(new Set(generated.map(({ id }) => id)).size).toBe(300);
});

test('generated orders have every status, are of the last sixty days, of guests and of customers', () => {
  const generated = generatedOrders(LINES, 300, NOW).map(({ document }) => document);
  expect(new Set(generated.map(({ status }) => status)).size).toBe(5);
  expect(new Set(generated.map(({ uid }) => uid === null)).size).toBe(2);
  expect(generated.every(({ createdAt }) => createdAt <= NOW && createdAt > NOW - 60 * DAY_MS)).toBe(true);
  expect(generated.every(({ status, timeline }) => timeline.at(-1)?.status === status)).toBe(true);
  expect(generated.every(({ lines, totalPrice }) => orderTotal(lines) === totalPrice)).toBe(true);
});

test('generated orders are paid once their money was received, at that time', () => {
  const generated = generatedOrders(LINES, 300, NOW);
  for (const { document } of generated) {
    const step = document.timeline.find(({ status }) => status === 'Payment successful');
    expect(document.payment).toEqual(step && { sum: document.totalPrice, at: step.at, beforeClosing: true });
  }
  expect(generated.some(({ document: { payment } }) => payment)).toBe(true);
});

test('the buyers of generated orders that are in the shop are called, unless they have confirmed', () => {
  const orders = generatedOrders(LINES, 300, NOW);
  const desks = desksOf(orders);
  const waiting = orders.filter(({ document }) => document.status === 'waiting for confirmation');
  expect(desks.filter(({ document }) => document.callAt).map(({ id }) => id)).toEqual(waiting.map(({ id }) => id));
  const confirmed = new Set(desks.filter(({ document }) => document.state === 'confirmed').map(({ id }) => id));
  expect(confirmed.size).toBeGreaterThan(0);
  expect(orders.filter(({ id, document }) => confirmed.has(id) && !document.confirmedAt)).toEqual([]);
});

test('what was sold is what was delivered', () => {
  const orders = generatedOrders(LINES, 300, NOW);
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  const sold = new Set(delivered.flatMap(({ document }) => document.lines.map(({ _id }) => _id)));
  expect(new Set(salesOf(orders).map(({ id }) => id))).toEqual(sold);
});
