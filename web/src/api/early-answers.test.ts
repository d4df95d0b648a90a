import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarlyAnswer } from './early-answers.ts';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(['a lamp'])));
afterEach(() => vi.unstubAllGlobals());

test('who asks early and who takes the answer can both read it', async () => {
  const early = await askEarly('/api/products');
  expect(await early.json()).toEqual(['a lamp']);
  expect(await (await takeEarlyAnswer('/api/products'))?.json()).toEqual(['a lamp']);
});

test('an answer counts once, and for its own address', async () => {
  await askEarly('/api/products');
  expect(takeEarlyAnswer('/api/products?limit=24')).toBeUndefined();
  expect(takeEarlyAnswer('/api/products')).toBeDefined();
  expect(takeEarlyAnswer('/api/products')).toBeUndefined();
});
