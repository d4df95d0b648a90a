import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalTextInNfc } from './fields.ts';

const Named = z.object({ name: optionalTextInNfc(4) });
const parsed = (name: unknown) => Named.parse({ name });

test('a Bangla letter is stored in one spelling, whichever way it was typed', () => {
  for (const typed of ['\u09dc\u09df', '\u09a1\u09bc\u09df', ' \u09a1\u09bc\u09af\u09bc ']) {
    expect(parsed(typed)).toEqual({ name: '\u09a1\u09bc\u09af\u09bc' });
  }
  expect(parsed('\u0995\u09c7\u09be')).toEqual({ name: '\u0995\u09cb' });
});

test('the length counts as stored', () => {
  expect(() => parsed('\u09dc\u09df\u09dd')).toThrow('must have at most 4 characters');
});

test('what cannot be seen counts as absent, and is told from what was not sent', () => {
  for (const nothing of ['', '  ', '\u200c', null]) expect(parsed(nothing)).toStrictEqual({ name: undefined });
  expect(Named.parse({})).toStrictEqual({});
});
