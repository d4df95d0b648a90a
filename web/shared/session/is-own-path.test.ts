import { expect, test } from 'vitest';
import { isOwnPath } from './is-own-path.ts';

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
