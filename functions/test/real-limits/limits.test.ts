import { expect, test } from 'vitest';
import { documentSize, WriteRates } from './limits.ts';

const NAME = 'projects/p/databases/(default)/documents/users/jeff/tasks/my_task_id';

// The example of Firestore's own page on sizes.
test('a document counts for its name, its fields and 32 bytes', () => {
  const fields = {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  };
  expect(documentSize(NAME, fields)).toBe(44 + 71 + 32);
});

test('texts count in UTF-8, maps by their keys, arrays and bytes by what they hold', () => {
  const size = documentSize(NAME, {});
  expect(documentSize(NAME, { a: { stringValue: 'আলো' } }) - size).toBe(2 + 9 + 1);
  expect(documentSize(NAME, { a: { mapValue: { fields: { b: { nullValue: 0 } } } } }) - size).toBe(2 + 2 + 1);
  expect(documentSize(NAME, { a: { arrayValue: { values: [{}, {}] } } }) - size).toBe(2 + 8 + 8);
  expect(documentSize(NAME, { a: { bytesValue: new Uint8Array(7) } }) - size).toBe(2 + 7);
});

test('a document may be written once a second for long, and a little more often for a while', () => {
  let now = 0;
  const rates = new WriteRates(() => now);
  const atSecond = (second: number) => {
    now = second * 1_000;
    return rates.admit(['one']);
  };
  for (let second = 0; second < 60; second++) expect(atSecond(second), `at ${second}`).toBe(true);
  for (const place of [1, 2, 3, 4]) expect(atSecond(59), `again ${place}`).toBe(true);
  expect(atSecond(59)).toBe(false);
  expect(atSecond(60)).toBe(true);
  expect(rates.writes.get('one')).toBe(65);
});

test('a rejected commit writes none of its documents', () => {
  const rates = new WriteRates(() => 0);
  for (let place = 0; place < 5; place++) rates.admit(['hot']);
  expect(rates.admit(['hot', 'cold'])).toBe(false);
  expect(rates.writes).toEqual(new Map([['hot', 5]]));
  expect(rates.admit(['cold'])).toBe(true);
});
