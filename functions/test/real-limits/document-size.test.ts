import { expect, test } from 'vitest';
import { documentSize } from './document-size.ts';

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
