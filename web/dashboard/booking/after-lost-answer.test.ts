import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { expect, test } from 'vitest';
import { rowsAfterLostAnswer } from './after-lost-answer.ts';

const aRow = (problems: ParcelRow['problems'], courier: 'file' | 'pathao' = 'file'): ParcelRow => ({
  _id: 'one',
  problems,
  parcel: { courier, invoice: 'A-1', attempt: 1, state: 'unknown', taka: 900, at: 1, by: 'clerk@aloghor.example' },
});
const problemsOf = (row: ParcelRow, sent = ['one']) => rowsAfterLostAnswer([row], new Set(sent), 'file')[0]?.problems;

test('what a call whose answer was lost has put into the file, or has booked, counts as done', () => {
  expect(problemsOf(aRow(['inFile']))).toEqual([]);
  expect(problemsOf(aRow(['alreadyBooked']))).toEqual([]);
});

test('what somebody else has booked, or with another courier, and any other problem stays one', () => {
  expect(problemsOf(aRow(['inFile']), ['another'])).toEqual(['inFile']);
  expect(problemsOf(aRow(['alreadyBooked'], 'pathao'))).toEqual(['alreadyBooked']);
  expect(problemsOf(aRow(['stillUnknown']))).toEqual(['stillUnknown']);
  expect(problemsOf(aRow(['inFile', 'noName']))).toEqual(['inFile', 'noName']);
});
