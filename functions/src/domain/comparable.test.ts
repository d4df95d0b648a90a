import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';

test.each([
  ['Table Lamp', ' table lamp\u200b'],
  ['সময়', 'সম\u09df'],
  ['৩০ দিন', '30 দিন'],
  ['র\u200d্যাক', 'র্যাক'],
])('%j and %j are compared as one text', (one, other) => {
  expect(one).not.toBe(other);
  expect(comparable(one)).toBe(comparable(other));
});

test('another letter is another text', () => {
  expect(comparable('ডাল')).not.toBe(comparable('ঢাল'));
});
