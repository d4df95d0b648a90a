import { expect, test, vi } from 'vitest';
import { placedOrders } from '../locale/bn/buying.ts';
import { dateText, dayAndMonth, shopTime } from './dates.ts';
import { banglaNumber, count, price, sum } from './format.ts';

// A currency, a clock and groups of digits of the test's own: another shop has others.
vi.mock('../shop.config.ts', () => ({
  shop: { currency: { sign: '৳', name: { en: 'Tk', bn: 'টাকা' } } },
}));
vi.mock('@aloghor/functions/domain/country', () => ({ TIME_ZONE: 'Asia/Dhaka', GROUP_SIZE: 2 }));

test('a price carries the taka sign in front and is grouped as in Bangladesh', () => {
  expect(price(1250, 'en')).toBe('৳1,250');
  expect(price(1234567.5, 'en')).toBe('৳12,34,567.50');
});

test('decimals are shown only where they are not zero', () => {
  expect(price(1249.5, 'en')).toBe('৳1,249.50');
  expect(price(27500, 'en')).toBe('৳27,500');
});

test('a sum carries Tk behind', () => {
  expect(sum(0, 'en')).toBe('0 Tk');
  expect(sum(48500, 'en')).toBe('48,500 Tk');
});

test('a moment is shown in Dhaka time', () => {
  expect(dayAndMonth('2025/11/20', 'en')).toBe('20 Nov');
  expect(shopTime(Date.UTC(2025, 10, 20, 20, 5), 'en')).toBe('21 Nov 2025, 02:05');
});

test('Bangla has its digits, its word for Tk, and its months', () => {
  expect(price(1234567.5, 'bn')).toBe('৳১২,৩৪,৫৬৭.৫০');
  expect(sum(48500, 'bn')).toBe('৪৮,৫০০ টাকা');
  expect(count(12345, 'bn')).toBe('১২,৩৪৫');
  expect(shopTime(Date.UTC(2025, 10, 20, 20, 5), 'bn')).toBe('২১ নভেম্বর ২০২৫, ০২:০৫');
  expect(dayAndMonth('2025/11/20', 'bn')).toBe('২০ নভেম্বর');
  expect(dayAndMonth('2026/07/05', 'bn')).toBe('৫ জুলাই');
});

test('a date is yyyy/mm/dd in English, and written out in Bangla', () => {
  expect([dateText('2026/07/05', 'en'), dateText('2026-12-31', 'en')]).toEqual(['2026/07/05', '2026/12/31']);
  expect(dateText('2026/07/05', 'bn')).toBe('৫ জুলাই ২০২৬');
  expect([dateText('2026-12-31', 'bn'), dateText('2026/01/01', 'bn')]).toEqual(['৩১ ডিসেম্বর ২০২৬', '১ জানুয়ারি ২০২৬']);
  expect(placedOrders.placedOn(dateText('2026/11/22', 'bn'))).toBe('অর্ডারের তারিখ: ২২ নভেম্বর ২০২৬');
});

test('a number has Bangla digits and is grouped as in Bangladesh', () => {
  expect(banglaNumber(7)).toBe('৭');
  expect(banglaNumber(1234567.5)).toBe('১২,৩৪,৫৬৭.৫');
  expect(banglaNumber(0.125)).toBe('০.১৩');
});
