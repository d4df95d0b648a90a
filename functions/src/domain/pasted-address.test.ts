import { expect, test } from 'vitest';
import { asItWasCopied, mendedPath } from './pasted-address.ts';

test.each([
  '/shop/category/moon-lamp&fbclid=IwAR0x_y-z',
  '/shop/category/moon-lamp%3Ffbclid=IwAR0x',
  '/shop/category/moon-lamp&utm_source=fb&utm_medium=x',
  '/shop/category/moon-lamp)',
  '/shop/category/moon-lamp].',
  '/shop/category/moon-lamp.',
  '/shop/category/moon-lamp%E2%80%8B',
  '/shop/category/%E2%80%8Emoon-lamp%EF%BB%BF',
  '/shop/category/moon-lamp%20',
  '/shop/category/moon-lamp%22',
  '/shop/category/moon-lamp%E2%80%9D!',
  '/shop/category/moon-lamp%E0%A5%A4',
  '/shop/category/moon-lamp।ধন্যবাদ',
  '/shop/category/moon-lamp&amp;fbclid=IwAR0x',
  '/shop/category/moon-lamp&fbclid',
  '/shop/category/moon-lamp%253Ffbclid%253DIwAR0x',
  '/shop/category/moon-lamp%3C',
  '/shop/category/(moon-lamp)',
  '/shop/category/%22moon-lamp',
])('%s was copied from /shop/category/moon-lamp', (path) => {
  expect(mendedPath(path)).toBe('/shop/category/moon-lamp');
});

test('a name with a space stays encoded', () => {
  expect(mendedPath('/shop/Table%20Lamp)')).toBe('/shop/Table%20Lamp');
  expect(mendedPath('/shop/Table%20Lamp&fbclid=x')).toBe('/shop/Table%20Lamp');
  expect(mendedPath('/shop/Table%2520Lamp')).toBe('/shop/Table%20Lamp');
});

test.each([
  '/',
  '/shop',
  '/shop/Table%20Lamp',
  '/shop/category/a&b',
  '/shop/category/a.b',
  '/%E0%A4%A',
  '/shop/category/%ff',
])('nothing is mended in %s', (path) => {
  expect(mendedPath(path)).toBeUndefined();
});

test('a mended path never leads to another site', () => {
  expect(mendedPath('//robot.example)')).toBe('/robot.example');
  expect(mendedPath('/%2Frobot.example.')).toBe('/robot.example');
});

test.each(['A-1042)', 'A-1042.', 'A-1042&fbclid=IwAR', '\u200bA-1042', 'A-1042'])('%j was A-1042', (id) => {
  expect(asItWasCopied(id)).toBe('A-1042');
});
