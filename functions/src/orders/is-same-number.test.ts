import { expect, test } from 'vitest';
import { isSameNumber } from './is-same-number.ts';

test.each([
  ['01712345678', '01712345678'],
  ['01712345678', '8801712345678'],
  ['+8801712345678', '01712345678'],
  ['+921712345678', '01712345678'],
])('%s and %s reach the same phone', (one, other) => {
  expect(isSameNumber(one, other)).toBe(true);
  expect(isSameNumber(other, one)).toBe(true);
});

test.each([
  ['01712345678', '01712345679'],
  ['01712345678', '11712345678'],
  ['+8801712345678', '+8801812345678'],
])('%s and %s do not', (one, other) => {
  expect(isSameNumber(one, other)).toBe(false);
});
