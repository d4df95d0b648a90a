import { orderTotal } from '@aloghor/functions/domain/orders';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import type { ProductDocument } from '../../functions/src/platform/database/collections.ts';
import { generatedOrders, salesOf } from './generated-orders.ts';
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

test('generated products show the pictures of their models, thumbnails too where there are some', () => {
  const models = MODELS.map((model, place) => (place === 0 ? model : { ...model, thumbnail: `/${place}-400.webp` }));
  const pictures = ({ img, thumbnail }: ProductDocument) => ({ img, thumbnail });
  const generated = generatedProducts(models, 2 * models.length).map(({ document }) => pictures(document));
  expect(generated).toEqual([...models, ...models].map(pictures));
});

test('generated products have descriptions of their own, no longer than their models', () => {
  const models = MODELS.map((model, place) => ({ ...model, desc: `A lamp of the kind ${place}, for every room.` }));
  const texts = generatedProducts(models, 30).map(({ document }) => document.desc);
  expect(new Set(texts).size).toBe(30);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(40);
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
    expect(document.payment).toEqual(step && { sum: document.totalPrice, at: step.at });
  }
  expect(generated.some(({ document: { payment } }) => payment)).toBe(true);
});

test('what was sold is what was delivered', () => {
  const orders = generatedOrders(LINES, 300, NOW);
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  const sold = new Set(delivered.flatMap(({ document }) => document.lines.map(({ _id }) => _id)));
  expect(new Set(salesOf(orders).map(({ id }) => id))).toEqual(sold);
});
