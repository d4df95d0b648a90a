import { expect, test } from 'vitest';
import { dhakaTime, price, sum, twoDigits } from './format.ts';

test('a price carries the taka sign in front and is grouped as in Bangladesh', () => {
  expect(price(1250)).toBe('৳1,250');
  expect(price(1234567.5)).toBe('৳12,34,567.50');
});

test('decimals are shown only where they are not zero', () => {
  expect(price(1249.5)).toBe('৳1,249.50');
  expect(price(27500)).toBe('৳27,500');
});

test('a sum carries Tk behind', () => {
  expect(sum(0)).toBe('0 Tk');
  expect(sum(48500)).toBe('48,500 Tk');
});

test('a quantity has two digits', () => {
  expect(twoDigits(1)).toBe('01');
  expect(twoDigits(42)).toBe('42');
});

test('a moment is shown in Dhaka time', () => {
  expect(dhakaTime(Date.UTC(2025, 10, 20, 20, 5))).toBe('21 Nov 2025, 02:05');
});
