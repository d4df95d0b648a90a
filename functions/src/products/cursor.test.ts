import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test.each([
  { at: 0, id: 'lamp' },
  { at: 1_767_225_600_000, id: 'আলো "&?=' },
])('a cursor leads back to where it was written', (position) => {
  expect(readCursor(writeCursor(position))).toEqual(position);
});

test('a cursor can stand in an address as it is', () => {
  expect(writeCursor({ at: 1_767_225_600_000, id: '???>>>~~~আলো' })).toMatch(/^[A-Za-z0-9_-]+$/);
});

const encoded = (content: string) => Buffer.from(content).toString('base64url');

test.each([
  '',
  'zzz',
  'not a cursor!',
  encoded('lamp'),
  encoded('null'),
  encoded('{"at":1,"id":"lamp"}'),
  encoded('[1]'),
  encoded('[1,"lamp",2]'),
  encoded('["1","lamp"]'),
  encoded('[1.5,"lamp"]'),
  encoded('[-1,"lamp"]'),
  encoded('[1,""]'),
  encoded('[1,"a/b"]'),
  encoded('[1,"__lamp__"]'),
  encoded('[1, "lamp"]'),
  `${encoded('[1,"lamp"]')}x`,
])('a malformed cursor is refused by its name: %j', (cursor) => {
  expect(() => readCursor(cursor)).toThrow('cursor must be taken from the Link header of a page.');
});
