import { expect, test } from 'vitest';
import { medianSeconds, packingSeconds } from './packing-time.ts';

const PACKED_AT = 10_000_000;

test.each<[string, number | undefined, number | undefined, number | undefined]>([
  ['from the scan of the slip', 42_400, undefined, 42],
  ['from the scan, where the previous parcel was before it', 42_400, PACKED_AT - 60_000, 42],
  ['from the previous parcel, where that is later than the bench says', 42_400, PACKED_AT - 12_000, 12],
  ['not where it was ticked in the list', undefined, PACKED_AT - 12_000, undefined],
  ['half an hour at most', 1_800_000, undefined, 1_800],
  ['not where the packer was interrupted', 1_801_000, undefined, undefined],
  ['never less than nothing, by clocks that differ', 42_400, PACKED_AT + 5_000, 0],
])('a parcel is measured %s', (_, measuredMs, previousAt, seconds) => {
  expect(packingSeconds({ measuredMs, previousAt, packedAt: PACKED_AT })).toBe(seconds);
});

test.each<[string, Record<string, number>[], number | undefined]>([
  ['no parcel', [], undefined],
  ['a parcel that was unpacked again', [{ 40: 1 }, { 40: -1 }], undefined],
  ['one parcel', [{ 40: 1 }], 40],
  ['an odd number', [{ 100: 1, 9: 1 }, { 40: 1 }], 40],
  ['an even number: the lower of the two in the middle', [{ 20: 2, 30: 2 }], 20],
  ['parcels of several days', [{ 20: 1 }, { 30: 2 }, { 31: 1, 500: 1 }], 30],
])('the median of %s', (_, all, median) => {
  expect(medianSeconds(all)).toBe(median);
});
