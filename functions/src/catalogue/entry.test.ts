import { expect, test } from 'vitest';
import { INTERNAL_FIELDS, type InternalField } from '../domain/product-fields.ts';
import { catalogueProductOf, entryOf } from './entry.ts';

const LAMP = {
  _id: 'lamp',
  name: 'Moon LAMP',
  desc: 'A lamp.',
  price: 9,
  categories: [],
  img: '/l.webp',
  createdAt: 1,
};

/** With a value in each, so that a new one is not forgotten. */
const INTERNAL: Record<InternalField, unknown> = { shelf: 'Rack 7' };

test.each([
  [LAMP, false, false],
  [{ ...LAMP, hidden: true as const }, true, false],
  [{ ...LAMP, counted: true as const }, false, true],
  [{ ...LAMP, changedAt: 2 }, false, false],
  [{ ...LAMP, ...INTERNAL } as typeof LAMP, false, false],
])('the product that an entry was made of is the same again: %j', (product, isHidden, isCounted) => {
  const entry = entryOf(product);
  expect(entry).toMatchObject({ isHidden, isCounted, lowerCaseName: 'moon lamp', createdAt: 1 });
  expect(entry.product).not.toHaveProperty('hidden');
  expect(entry.product).not.toHaveProperty('counted');
  expect(entry.product).not.toHaveProperty('changedAt');
  for (const field of INTERNAL_FIELDS) expect(entry.product).not.toHaveProperty(field);
  expect(catalogueProductOf(entry)).toEqual(product);
});
