import { expect, test } from 'vitest';
import { changedFields } from './record-change.ts';

const LAMP = { name: 'Jute Lamp', price: 900, categories: ['Table Lamp', 'Desk Lamp'] };

test('returns the fields that change, before and after', () => {
  expect(changedFields(LAMP, { name: 'Jute Lamp', price: 950 })).toEqual({
    before: { price: 900 },
    after: { price: 950 },
  });
});

test('a list in another order counts as changed', () => {
  expect(changedFields(LAMP, { categories: ['Desk Lamp', 'Table Lamp'] })?.after).toEqual({
    categories: ['Desk Lamp', 'Table Lamp'],
  });
});

test.each([{}, LAMP, { ...LAMP, categories: [...LAMP.categories] }])(
  'returns undefined when no field changes: %j',
  (wanted) => {
    expect(changedFields(LAMP, wanted)).toBeUndefined();
  },
);
