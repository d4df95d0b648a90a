import { Firestore, type Query } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { readCursor } from './cursor.ts';
import { findPage, type Paging } from './find-page.ts';
import { inSortOrder, type ListSort } from './list-sort.ts';

const all = new Firestore({ projectId: 'demo-aloghor' }).collection('questions');
const NEWEST: ListSort<'createdAt'> = { name: 'newest', field: 'createdAt', direction: 'desc' };
const LAMPS = [
  { _id: 'moon', createdAt: 30 },
  { _id: 'jute', createdAt: 20 },
  { _id: 'star', createdAt: 10 },
];

/** A page of a list whose next documents are these, and the query that was asked for it. */
async function pageOf(found: typeof LAMPS, paging: Paging, ask?: (all: Query) => Query) {
  let asked: Query = all;
  const find = async (query: (of: typeof all) => Query) => {
    asked = query(all);
    return found;
  };
  const page = await findPage<{ createdAt: number }>({ find }, NEWEST, paging, ask);
  return { ...page, asked };
}

test('a page ends with a cursor to what follows its last entry', async () => {
  const { entries, next = '' } = await pageOf(LAMPS, { limit: 2 });
  expect(entries.map(({ _id }) => _id)).toEqual(['moon', 'jute']);
  expect(readCursor(next, 'newest')).toEqual({ at: 20, id: 'jute' });
});

test('the last page has no cursor, also when it is full', async () => {
  expect(await pageOf(LAMPS, { limit: 3 })).toMatchObject({ entries: LAMPS, next: undefined });
  expect(await pageOf([], { limit: 3 })).toMatchObject({ entries: [], next: undefined });
});

test('one document more than the page is read, to know whether another page follows', async () => {
  const { asked } = await pageOf([], { limit: 2 });
  expect(asked.isEqual(inSortOrder(all, NEWEST, 3))).toBe(true);
});

test('the next page starts after the entry that its cursor names', async () => {
  const { next } = await pageOf(LAMPS, { limit: 1 });
  const { asked } = await pageOf([], { limit: 1, cursor: next });
  expect(asked.isEqual(inSortOrder(all, NEWEST, 2, { at: 30, id: 'moon' }))).toBe(true);
});

test('a cursor of another list is rejected', async () => {
  await expect(pageOf([], { limit: 1, cursor: '' })).rejects.toThrow('cursor must be taken from the Link header');
});

test('without a limit everything is read, in one page', async () => {
  const { entries, next, asked } = await pageOf(LAMPS, {});
  expect({ entries, next }).toEqual({ entries: LAMPS, next: undefined });
  expect(asked.isEqual(inSortOrder(all, NEWEST, Number.POSITIVE_INFINITY))).toBe(true);
});

test('a page of a filtered list has its filter', async () => {
  const isMine = (of: Query) => of.where('uid', '==', 'rahim');
  const { asked } = await pageOf([], { limit: 2 }, isMine);
  expect(asked.isEqual(inSortOrder(isMine(all), NEWEST, 3))).toBe(true);
});

test('a list may be sorted by a field inside another', async () => {
  const paid = [
    { _id: 'moon', payment: { at: 10 } },
    { _id: 'jute', payment: { at: 20 } },
  ];
  const sort: ListSort<'payment.at'> = { name: 'oldest', field: 'payment.at', direction: 'asc' };
  const { next = '' } = await findPage<{ payment: { at: number } }>({ find: async () => paid }, sort, { limit: 1 });
  expect(readCursor(next, 'oldest')).toEqual({ at: 10, id: 'moon' });
});
