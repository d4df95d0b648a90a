import { expect, test } from 'vitest';
import { plainFields, savedFields } from './firestore-json.ts';

const SAVED = {
  text: { stringValue: 'a lamp' },
  number: { integerValue: '1764000000000' },
  price: { doubleValue: 900.5 },
  is: { booleanValue: false },
  none: { nullValue: null },
  list: { arrayValue: { values: [{ mapValue: { fields: { at: { integerValue: '7' } } } }] } },
  empty: { arrayValue: { values: [] } },
  bytes: { bytesValue: '/wD+' },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
};

test('a document is read as the server reads it, and written as it was', () => {
  const plain = plainFields(SAVED);
  expect(plain).toMatchObject({
    text: 'a lamp',
    number: 1_764_000_000_000,
    price: 900.5,
    is: false,
    none: null,
    list: [{ at: 7 }],
    empty: [],
  });
  expect(savedFields(plain)).toEqual(SAVED);
});

test('what Firestore leaves out of its JSON is empty, and what is undefined is not written', () => {
  expect(plainFields({ list: { arrayValue: {} }, map: { mapValue: {} } })).toEqual({ list: [], map: {} });
  expect(savedFields({ gone: undefined, there: 1 })).toEqual({ there: { integerValue: '1' } });
});
