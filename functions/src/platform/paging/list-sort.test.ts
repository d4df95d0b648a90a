import { FieldPath, Firestore, type Query } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { inSortOrder, type ListSort } from './list-sort.ts';

const ID = FieldPath.documentId();
const all = new Firestore({ projectId: 'demo-aloghor' }).collection('entries');

const NEWEST: ListSort = { name: 'newest', field: 'createdAt', direction: 'desc' };
const BY_EMAIL: ListSort = { name: 'email', field: 'email', direction: 'asc' };
const AFTER = { at: 'karim@example.com', id: 'karim' };

const byTime = () => all.where('createdAt', '>=', 0).orderBy('createdAt', 'desc').orderBy(ID, 'desc');
const byEmail = () => all.where('email', '>=', '').orderBy('email', 'asc').orderBy(ID, 'asc');

const BY_DAY: ListSort = { name: 'lastDay', field: 'day', direction: 'desc' };
const byDay = () => all.where('day', '>=', '').orderBy('day', 'desc').orderBy(ID, 'desc');

const LAST_CONFIRMED: ListSort = { name: 'confirmed', field: 'confirmedAt', direction: 'desc' };
const byConfirmation = () => all.where('confirmedAt', '>=', 0).orderBy('confirmedAt', 'desc').orderBy(ID, 'desc');

test.each<[string, Query, Query]>([
  ['a page of the newest, those of one moment by id', inSortOrder(all, NEWEST, 3), byTime().limit(3)],
  ['a page by another time', inSortOrder(all, LAST_CONFIRMED, 3), byConfirmation().limit(3)],
  ['a page by a text', inSortOrder(all, BY_EMAIL, 3), byEmail().limit(3)],
  ['a page by a day', inSortOrder(all, BY_DAY, 3), byDay().limit(3)],
  [
    'the page after an entry',
    inSortOrder(all, BY_EMAIL, 3, AFTER),
    byEmail().startAfter('karim@example.com', 'karim').limit(3),
  ],
  ['everything, where no size is wanted', inSortOrder(all, BY_EMAIL, Number.POSITIVE_INFINITY), byEmail()],
])('asks Firestore for %s', (_what, asked, expected) => {
  expect(asked.isEqual(expected)).toBe(true);
});
