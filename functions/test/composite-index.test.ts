import { initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { indexesFor, pageQueries } from './composite-index.ts';

const all = getFirestore(initializeApp({ projectId: 'demo-aloghor' }, 'indexes')).collection('lamps');

test.each([
  ['no question at all', all.limit(1)],
  ['one filter', all.where('shades', 'array-contains', 'jute')],
  ['one of several values', all.where('status', 'in', ['s', 't'])],
  ['several equalities', all.where('uid', '==', 'u').where('status', '==', 's')],
  ['one order', all.orderBy('createdAt', 'desc')],
  ['a range, ordered by its field', all.where('name', '>=', 'a').where('name', '<', 'b').orderBy('name')],
  ['one order, then the id the same way', all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')],
])('%s needs no composite index', (_question, query) => {
  expect(indexesFor([query])).toEqual([]);
});

test('a filter with an order by another field needs one, whatever the limit and the cursor', () => {
  const newest = all.where('shades', 'array-contains', 'jute').orderBy('createdAt', 'desc');
  const page = newest.orderBy(FieldPath.documentId(), 'desc').startAfter(1, 'lamp').limit(5);
  expect(indexesFor([newest, page])).toEqual([
    {
      collectionGroup: 'lamps',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'shades', arrayConfig: 'CONTAINS' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
  ]);
});

test('so does a filter for one of several values', () => {
  const [index] = indexesFor([all.where('status', 'in', ['s', 't']).orderBy('createdAt', 'desc')]);
  expect(index?.fields).toEqual([
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ]);
});

test('the id is part of it where it goes the other way', () => {
  const [index] = indexesFor([all.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'asc')]);
  expect(index?.fields).toEqual([
    { fieldPath: 'createdAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'ASCENDING' },
  ]);
});

test('several filters and orders all stand in it', () => {
  const query = all.where('uid', '==', 'u').where('status', '==', 's').orderBy('date').orderBy('price', 'desc');
  expect(indexesFor([query])[0]?.fields).toEqual([
    { fieldPath: 'uid', order: 'ASCENDING' },
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'date', order: 'ASCENDING' },
    { fieldPath: 'price', order: 'DESCENDING' },
  ]);
});

test('a filter that the rule does not know is not passed over', () => {
  expect(() => indexesFor([all.where('price', '>', 5)])).toThrow('The rule above does not know GREATER_THAN on price');
});

test('a sum of what is filtered needs one, with the summed field at its end', () => {
  const query = all.where('date', '==', 'd').where('status', 'in', ['s', 't']);
  expect(indexesFor([{ query, sums: [] }])).toEqual([]);
  expect(indexesFor([{ query, sums: ['price'] }])[0]?.fields).toEqual([
    { fieldPath: 'date', order: 'ASCENDING' },
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'price', order: 'ASCENDING' },
  ]);
});

test('a sum of everything needs none', () => {
  expect(indexesFor([{ query: all, sums: ['price'] }])).toEqual([]);
});

test('the queries of the pages are read from their source', () => {
  const orders = { from: [{ collectionId: 'orders' }] };
  const newestFirst = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  const filteredBy = (fieldPath: string, op: string) => ({
    compositeFilter: { filters: [{ fieldFilter: { field: { fieldPath }, op } }] },
  });
  const found = pageQueries();
  expect(found).toContainEqual({ ...orders, where: filteredBy('uid', 'EQUAL'), orderBy: newestFirst });
  expect(found).toContainEqual({ ...orders, where: filteredBy('status', 'IN'), orderBy: newestFirst });
});

test('a sum of a field that orders, and a range of it, add none', () => {
  const query = all.where('at', '>=', 1).where('price', '>=', 0).orderBy('at').orderBy('price');
  expect(indexesFor([{ query, sums: ['price'] }])[0]?.fields).toEqual([
    { fieldPath: 'at', order: 'ASCENDING' },
    { fieldPath: 'price', order: 'ASCENDING' },
  ]);
});
