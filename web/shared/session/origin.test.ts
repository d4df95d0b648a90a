import { expect, test } from 'vitest';
import { loginAddress } from './origin.ts';

test.each([
  ['/shop/category/moon-lamp', '/logIn?from=/shop/category/moon-lamp'],
  ['/shop?q=a&b#top', '/logIn?from=/shop%3Fq%3Da%26b%23top'],
  ['/', '/logIn'],
])('the login of %s has the address %s', (from, address) => {
  expect(loginAddress('/logIn', from)).toBe(address);
});
