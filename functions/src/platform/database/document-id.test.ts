import { expect, test } from 'vitest';
import { isDocumentId } from './document-id.ts';

test.each([
  'dhoya-smoked-glass-pendant',
  'a b',
  'আলো',
  '...',
  '__',
  '__lamp',
  'lamp__',
  'a__lamp__',
  '__lamp__a',
  'x'.repeat(1_500),
])('Firestore accepts the id %j', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  'a/b',
  '____',
  '__id__',
  '__two\nlines__',
  'x'.repeat(1_501),
  'আ'.repeat(501),
  'half \ud83d',
  1_042,
  undefined,
])('Firestore cannot hold %j', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
