import type { StaffItem } from '@aloghor/functions/contract/products';
import type { StaffSettings } from '@aloghor/functions/contract/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffSettingsQuery } from '../staff-settings.ts';
import { itemColumns } from './item-columns.tsx';

test('the categories of an item stay together, however its cell is laid out', () => {
  // The cell reads nothing else of the product.
  const product = { categories: ['Wall lights', 'LED Fan', 'gone'] } as unknown as StaffItem;
  const column = itemColumns({ mayChange: true, mayCount: true }, 'en').find(({ label }) => label === 'Categories');
  const cell = htmlOf(column?.cell(product, 0)).replaceAll(/ class="[^"]*"/g, '');
  expect(cell).toBe('<span><span>Wall lights</span><span>, </span><span>LED Fan</span></span>');
});

test('who may not change items reads price, stock and whether they are shown, without anything to click', () => {
  const product = { _id: 'moon', name: 'Moon', price: 900, stock: 2, categories: [], img: '/moon.webp' };
  const columns = itemColumns({ mayChange: false, mayCount: false }, 'en').filter(({ label }) => label !== 'Name'); // a link to the shop's page
  const html = columns.map(({ cell }) => htmlOf(cell(product as unknown as StaffItem, 0))).join('');
  expect(html).not.toMatch(/<(button|a|input)/);
  expect(html).toMatch(/900.*2.*In the shop|900.*2.*Shown/s);
});

test.each([
  [3, true],
  [4, false],
])('where three are few, a stock of %i runs low: %s', (stock, isLow) => {
  const product = { _id: 'moon', name: 'Moon', price: 900, stock, categories: [], img: '/moon.webp' };
  const column = itemColumns({ mayChange: false, mayCount: false }, 'en').find(({ label }) => label === 'Stock');
  expect(htmlOf(column?.cell(product as unknown as StaffItem, 0)).includes('low stock')).toBe(isLow);
});

/** In a shop where three are few. */
function htmlOf(cell: ReactNode): string {
  const cache = new QueryClient();
  cache.setQueryData(staffSettingsQuery.queryKey, { stock: { lowStock: 3 }, categories: {} } as StaffSettings);
  return renderToStaticMarkup(<QueryClientProvider client={cache}>{cell}</QueryClientProvider>);
}
