import { expect, test } from 'vitest';
import { isOwnPath, loginAddress } from './origin.ts';

test.each([
  ['/shop/category/moon-lamp', '/logIn?from=/shop/category/moon-lamp'],
  ['/shop?q=a&b#top', '/logIn?from=/shop%3Fq%3Da%26b'],
  ['/answer#A-1042.secret', '/logIn?from=/answer'],
  ['/#top', '/logIn'],
  ['/', '/logIn'],
])('the login of %s has the address %s', (from, address) => {
  expect(loginAddress('/logIn', from)).toBe(address);
});

test.each(['/', '/shop?q=a//b', '/shop/category/moon#top'])('%s is a path of our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(isOwnPath(address)).toBe(false);
});
