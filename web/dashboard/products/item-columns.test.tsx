import type { AdminItem } from '@aloghor/functions/contract/products';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { itemColumns } from './item-columns.tsx';

test('the categories of an item stay together, however its cell is laid out', () => {
  // The cell reads nothing else of the product.
  const product = { categories: ['chandeliers', 'pendants'] } as unknown as AdminItem;
  const column = itemColumns().find(({ label }) => label === 'Categories');
  const html = renderToStaticMarkup(column?.cell(product, 0));
  const cell = html.replaceAll(/ class="[^"]*"/g, '');
  expect(cell).toBe('<span><span>chandeliers</span>, <span>pendants</span></span>');
});
