import { expect, test } from 'vitest';
import { banglaDigits, banglaNumber } from './bangla-number.ts';

test('a number has Bangla digits and is grouped as in Bangladesh', () => {
  expect(banglaNumber(7)).toBe('৭');
  expect(banglaNumber(1234567.5)).toBe('১২,৩৪,৫৬৭.৫');
  expect(banglaNumber(0.125)).toBe('০.১৩');
});

test('in a text only the digits change', () => {
  expect(banglaDigits('2024/11/20')).toBe('২০২৪/১১/২০');
  expect(banglaDigits('03 টি')).toBe('০৩ টি');
});
