import { expect, test, vi } from 'vitest';
import { banglaNumber } from './bangla-number.ts';

// A country of the test's own: another shop groups digits in another way.
vi.mock('@aloghor/functions/domain/country', () => ({ GROUP_SIZE: 2 }));

test('a number has Bangla digits and is grouped as in Bangladesh', () => {
  expect(banglaNumber(7)).toBe('৭');
  expect(banglaNumber(1234567.5)).toBe('১২,৩৪,৫৬৭.৫');
  expect(banglaNumber(0.125)).toBe('০.১৩');
});
