import { expect, test } from 'vitest';
import { asciiDigits, plainNumber } from './ascii-digits.ts';

test('of a text only the digits of other languages change', () => {
  const letters = 'The quick brown fox jumps over the lazy dog! ঘন্টা';
  expect(asciiDigits(`${letters} ৪২ 42 ٤٢`)).toBe(`${letters} 42 42 ٤٢`);
});

test('Bangla digits, groups and spaces are taken for the number that they write', () => {
  expect(['১,২৫০.৫০', ' 1,25,000 ', '৯৯', '7', ''].map(plainNumber)).toEqual(['1250.50', '125000', '99', '7', '']);
});

test('what is copied with a number and not seen is no part of it', () => {
  expect(['\u202d1,250\u202c', '\u200e৯৯', '7\u200b', '\ufeff12.5'].map(plainNumber)).toEqual([
    '1250',
    '99',
    '7',
    '12.5',
  ]);
});

test('what is no number stays one that no rule takes', () => {
  expect(['12x', '-৫', 'দুই'].map(plainNumber)).toEqual(['12x', '-5', 'দুই']);
});

test('groups are taken only of a whole number', () => {
  expect(['12,500', '-1,250', 'x1,250', '1,250x'].map(plainNumber)).toEqual(['12500', '-1250', 'x1,250', '1,250x']);
});

test('a comma that may be a decimal point is no group', () => {
  const typed = ['1,5', '১২,৫০', '1250,50', '1,2,3', '1,', '12,50,00'];
  expect(typed.map((text) => Number(plainNumber(text)))).toEqual(typed.map(() => Number.NaN));
});
