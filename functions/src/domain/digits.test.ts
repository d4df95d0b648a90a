import { expect, test, vi } from 'vitest';
import { banglaDigits, decimalsOf, inGroups, numberIn } from './digits.ts';

// A country of the test's own: another shop groups digits in another way.
vi.mock('./country.ts', () => ({ GROUP_SIZE: 2 }));

test.each([0, 7, 999, 1_000, 27_500, 99_999, 100_000, 1_234_567, 12_345_678, 1_234_567_890, -1_250])(
  '%d is grouped as Intl groups it for India',
  (number) => {
    expect(inGroups(number, 0)).toBe(number.toLocaleString('en-IN'));
    expect(inGroups(number + 0.5, 2)).toBe((number + 0.5).toLocaleString('en-IN', { minimumFractionDigits: 2 }));
  },
);

test('in a text only the digits change', () => {
  expect(banglaDigits('2024/11/20')).toBe('২০২৪/১১/২০');
  expect(banglaDigits('03 টি')).toBe('০৩ টি');
});

test('an amount has decimals only where they are not zero, and Bangla its own digits', () => {
  const written = (amount: number) => numberIn('bn', amount, decimalsOf(amount));
  expect([written(1_234_567), written(1_234_567.5)]).toEqual(['১২,৩৪,৫৬৭', '১২,৩৪,৫৬৭.৫০']);
  expect(numberIn('en', 1_234_567.5, 2)).toBe('12,34,567.50');
});
