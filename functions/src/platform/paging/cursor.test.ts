import { expect, test } from 'vitest';
import { type Position, readCursor, type SortName, writeCursor } from './cursor.ts';

test.each<[SortName, Position]>([
  ['newest', { at: 0, id: 'lamp' }],
  ['newest', { at: 1.5, id: 'lamp' }],
  ['newest', { at: 1_767_225_600_000, id: 'আলো "&?=' }],
  ['featured', { at: 7, id: 'lamp' }],
  ['name', { at: '', id: 'lamp' }],
  ['name', { at: 'আলো "&?=', id: 'lamp' }],
  ['name.bn', { at: 'আলো', id: 'lamp' }],
  ['email', { at: 'rahim@example.com', id: 'rahim' }],
  ['price', { at: 900.55, id: 'lamp' }],
  ['-price', { at: 0, id: 'lamp' }],
])('a cursor leads back to where it was written: %s', (order, position) => {
  expect(readCursor(writeCursor(position, order), order)).toEqual(position);
});

test('a cursor needs no escaping in a URL', () => {
  expect(writeCursor({ at: 1_767_225_600_000, id: '???>>>~~~আলো' }, 'newest')).toMatch(/^[A-Za-z0-9_-]+$/);
});

const REJECTED = 'cursor must be taken from the Link header of a page.';
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
  encoded('["newest",1,"lamp"]'),
  encoded('["1","lamp"]'),
  encoded('[-1,"lamp"]'),
  encoded('[1,""]'),
  encoded('[1,"a/b"]'),
  encoded('[1,"__lamp__"]'),
  encoded('[1, "lamp"]'),
  `${encoded('[1,"lamp"]')}x`,
])('a malformed cursor is rejected by its name: %j', (cursor) => {
  expect(() => readCursor(cursor, 'newest')).toThrow(REJECTED);
});

test.each<[SortName, string]>([
  ['name', '["name",7,"lamp"]'],
  ['name', '["name","\\ud800","lamp"]'],
  ['email', '["email","\\ud800","rahim"]'],
  ['price', '["price","7","lamp"]'],
  ['price', '["price",-7,"lamp"]'],
  ['-price', '["-price",1e999,"lamp"]'],
  ['featured', '["featured",1.5,"lamp"]'],
])('and so is one that has not what %s goes by: %s', (order, content) => {
  expect(() => readCursor(encoded(content), order)).toThrow(REJECTED);
});

test('a cursor of another order is rejected, even when both sort by the same kind of value', () => {
  const orders: SortName[] = ['newest', 'featured', 'name', 'name.bn', 'email', 'price', '-price', '-rating'];
  for (const written of orders) {
    const at = written === 'name' || written === 'email' ? 'a' : 7;
    for (const read of orders.filter((order) => order !== written)) {
      expect(() => readCursor(writeCursor({ at, id: 'lamp' }, written), read), `${written}, ${read}`).toThrow(REJECTED);
    }
  }
});
