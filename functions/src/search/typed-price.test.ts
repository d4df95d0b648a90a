import { expect, test } from 'vitest';
import { typedPrice } from './typed-price.ts';

test.each([
  ['lamp under 2000', { most: 2_000 }],
  ['under 2,000 taka', { most: 2_000 }],
  ['wall light below tk 3000', { most: 3_000 }],
  ['up to 5k', { most: 5_000 }],
  ['tk 1500', { most: 1_500 }],
  ['৳১৫০০', { most: 1_500 }],
  ['1500/-', { most: 1_500 }],
  ['1000 takar moddhe light', { most: 1_000 }],
  ['১,৫০০ টাকার মধ্যে লাইট', { most: 1_500 }],
  ['2 hazar takar fan', { most: 2_000 }],
  ['২ হাজার টাকার মধ্যে', { most: 2_000 }],
  ['chandelier above 20000', { least: 20_000 }],
  ['between 1000 and 2000', { least: 1_000, most: 2_000 }],
  ['1000-2000 taka', { least: 1_000, most: 2_000 }],
  ['১০০০ থেকে ২০০০ টাকার মধ্যে', { least: 1_000, most: 2_000 }],
])('%j names a price', (typed, { least, most }: { least?: number; most?: number }) => {
  const { rest, ...price } = typedPrice(typed);
  expect(price).toEqual({ ...(least && { least }), ...(most && { most }) });
  expect(rest).not.toMatch(/\d/);
});

test.each([
  'lamp 12w',
  'under 12 watt',
  'max 20w',
  'fan 56 inch',
  '3d lamp',
  'under 5 metres',
  'under cabinet light',
  'tk',
  '',
])('%j names none', (typed) => {
  expect(typedPrice(typed)).toEqual({ rest: typed });
});
