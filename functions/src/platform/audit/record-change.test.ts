import { expect, test } from 'vitest';
import { recordWrites } from '../../../test/recordings.ts';
import { OptimisticBatch } from '../database/optimistic-batch.ts';
import { changedFields, recordChange } from './record-change.ts';

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

test('adding a product again is one entry, and every other change is one of its own', async () => {
  const by = { uid: 'admin', email: 'admin@example.com' };
  const entries = (change: Parameters<typeof recordChange>[2]) =>
    recordWrites(async () => {
      for (const _ of ['once', 'twice']) recordChange(new OptimisticBatch(), by, change);
    });
  const product = { subject: 'product', target: 'moon', label: 'Moon Lamp' } as const;
  expect(await entries({ ...product, action: 'add' })).toEqual(['audit/moon', 'audit/moon']);
  for (const change of [
    { ...product, action: 'update' } as const,
    { ...product, subject: 'order', action: 'add' } as const,
  ])
    expect(new Set([...(await entries(change)), 'audit/moon']).size).toBe(3);
});
