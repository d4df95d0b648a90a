import { expect, test } from 'vitest';
import { banglaNumber } from './bangla-number.ts';

test('a number has Bangla digits and is grouped as in Bangladesh', () => {
  expect(banglaNumber(7)).toBe('৭');
  expect(banglaNumber(1234567.5)).toBe('১২,৩৪,৫৬৭.৫');
  expect(banglaNumber(0.125)).toBe('০.১৩');
});
