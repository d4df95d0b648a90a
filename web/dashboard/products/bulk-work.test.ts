import { expect, test } from 'vitest';
import { readBulkWork } from './bulk-work.ts';

const WORK = { items: [{ _id: 'moon', version: '1', name: 'Moon' }], change: { pricePercent: 10 }, key: 'a-key' };

test('a change whose end is not known is there after a reload, with its key', () => {
  expect(readBulkWork(JSON.parse(JSON.stringify(WORK)))).toEqual({ ...WORK, isUnclear: true });
});

test('one that has certainly changed nothing is not unclear by a reload', () => {
  expect(readBulkWork({ ...WORK, isUnclear: false })).toEqual({ ...WORK, isUnclear: false });
});

test.each([
  null,
  'moon',
  [],
  { ...WORK, key: undefined },
  { ...WORK, change: 'hide' },
  { ...WORK, items: 'moon' },
  { ...WORK, items: [{ _id: 'moon', version: '1' }] },
])('anything else that is stored counts as nothing: %j', (kept) => {
  expect(readBulkWork(kept)).toBeNull();
});
