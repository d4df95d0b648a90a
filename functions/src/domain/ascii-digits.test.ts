import { expect, test } from 'vitest';
import { plainNumber } from './ascii-digits.ts';

test('Bangla digits, groups and spaces are taken for the number that they write', () => {
  expect(['১,২৫০.৫০', ' 1,25,000 ', '৯৯', '7', ''].map(plainNumber)).toEqual(['1250.50', '125000', '99', '7', '']);
});

test('what is no number stays one that no rule takes', () => {
  expect(['12x', '-৫', 'দুই'].map(plainNumber)).toEqual(['12x', '-5', 'দুই']);
});
