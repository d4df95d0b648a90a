import { expect, test } from 'vitest';
import { readPage, withFilter, withParameter, writePage } from './table-address.ts';

test.each([
  [{ number: 2, cursor: 'WzEsImEiXQ' }, '2.WzEsImEiXQ'],
  [{ number: 120, cursor: 'a-b_c' }, '120.a-b_c'],
  [{ number: 1, cursor: undefined }, ''],
])('a written page is read back unchanged: %j', (page, written) => {
  expect(writePage(page)).toBe(written);
  expect(readPage(written)).toEqual(page);
});

test.each([null, '', '2', '2.', '0.abc', '1.abc', '-2.abc', '2.5.abc', 'two.abc', '2.a b', '9999999.abc'])(
  'an invalid page is the first one: %s',
  (written) => {
    expect(readPage(written)).toEqual({ number: 1, cursor: undefined });
  },
);

test('another filter keeps the others, and starts at the first page', () => {
  expect(String(withFilter('?sort=name&page=3.abc', 'q', 'lamp'))).toBe('sort=name&q=lamp');
  expect(String(withFilter('?sort=name&q=lamp&page=3.abc', 'q', ''))).toBe('sort=name');
});

test('an unrelated parameter leaves the page as it is', () => {
  expect(String(withParameter('?page=3.abc', 'subscribers', '2.x'))).toBe('page=3.abc&subscribers=2.x');
});
