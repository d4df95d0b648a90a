import { afterEach, expect, test, vi } from 'vitest';
import { dayAndMonth, inDigits, shopTime } from './dates.ts';
import { count, price, sum, twoDigits } from './format.ts';
import { setLanguageInUse } from './language.ts';

// A currency and a clock of the test's own: another shop has others.
vi.mock('../shop.config.ts', () => ({
  shop: { currency: { sign: '৳', name: 'Tk', nameInBangla: 'টাকা' } },
}));
vi.mock('@aloghor/functions/domain/country', () => ({ TIME_ZONE: 'Asia/Dhaka', GROUP_SIZE: 2 }));

afterEach(() => setLanguageInUse('en'));

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
  expect(shopTime(Date.UTC(2025, 10, 20, 20, 5))).toBe('21 Nov 2025, 02:05');
});

test('Bangla has its digits, its word for Tk, and its months', () => {
  setLanguageInUse('bn');
  expect(price(1234567.5)).toBe('৳১২,৩৪,৫৬৭.৫০');
  expect(sum(48500)).toBe('৪৮,৫০০ টাকা');
  expect([twoDigits(1), twoDigits(42), count(12345)]).toEqual(['০১', '৪২', '১২,৩৪৫']);
  expect(inDigits('2025/11/20')).toBe('২০২৫/১১/২০');
  expect(shopTime(Date.UTC(2025, 10, 20, 20, 5))).toBe('২১ নভে, ২০২৫, ০২:০৫');
  expect(dayAndMonth(Date.UTC(2025, 10, 20))).toBe('২০ নভে');
});
