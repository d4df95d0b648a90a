import { expect, test } from 'vitest';
import { foldLatin, inLatin } from './bangla-in-latin.ts';

test.each([
  ['ঝাড়বাতি', 'jharbati'],
  ['দেয়াল', 'deyal'],
  ['পিতল', 'pitl'],
  ['পেন্ডেন্ট', 'pendent'],
  ['লন্ঠন', 'lnthn'],
  ['গাঢ়', 'gar'],
  ['রংধনু', 'rngdhnu'],
  ['LED ৩', 'LED '],
])('%j is written as %j', (bangla, latin) => {
  expect(inLatin(bangla.normalize())).toBe(latin);
});

test.each([
  [['deyal', 'dewal', 'deoal']],
  [['ghori', 'ghoree', 'gori', 'ghri']],
  [['jharbati', 'jarbati', 'jharbatti', 'zharbati']],
  [['wal', 'wall', 'oyal', 'owal']],
  [['chata', 'chhata', 'cata']],
  [['ful', 'phul', 'fool']],
  [['bhalo', 'valo']],
])('%j are the same', (spellings) => {
  expect(new Set(spellings.map(foldLatin)).size).toBe(1);
});

test.each([
  ['alo', 'wal'],
  ['moon', 'munsi'],
  ['pata', 'batha'],
])('%j and %j are not', (one, other) => {
  expect(foldLatin(one)).not.toBe(foldLatin(other));
});
