import { expect, test } from 'vitest';
import { startKey } from '../platform/search/word-starts.ts';
import { userKeys } from './search-keys.ts';

const RAHIM = { name: 'Rahim Uddin আহমেদ', email: 'shop.owner@example.com' };
const finds = (typed: string) => userKeys(RAHIM).includes(startKey(typed));

test.each(['r', 'RAHIM', 'uddin', ' Rahim u', 'আহ', 'shop', 'Shop.Owner', 'shop owner'])('found by %j', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['ahim', 'owner', 'example', 'rahim shop', '?', ''])('not by %j', (typed) => {
  expect(finds(typed)).toBe(false);
});

test('without a name it is the address alone', () => {
  expect(userKeys({ name: '', email: 'al@b.c' })).toEqual(['a', 'al', 'al b', 'al b c']);
});
