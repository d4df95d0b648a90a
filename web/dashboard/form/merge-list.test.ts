import { expect, test } from 'vitest';
import { mergeList } from './merge-list.ts';

const merge = (before: string, mine: string, theirs: string) =>
  mergeList([...before], [...mine], [...theirs])?.join('');

test.each([
  ['what either added', 'abc', 'abcx', 'yabc', 'yabcx'],
  ['what both added in the same place, mine behind theirs', 'abc', 'abxzc', 'abyc', 'abyxzc'],
  ['what both added, once', 'abc', 'abcx', 'abcyx', 'abcyx'],
  ['what I added behind something that they took away', 'abc', 'abxc', 'ac', 'axc'],
  ['what I added first of all', 'abc', 'xabc', 'bc', 'xbc'],
])('%s is kept', (_what, before, mine, theirs, merged) => {
  expect(merge(before, mine, theirs)).toBe(merged);
});

test.each([
  ['abcd', 'acd', 'abc', 'ac'],
  ['abcd', 'acd', 'acd', 'acd'],
  ['abcd', 'acd', 'abdc', 'adc'],
])('what either took away is gone: of %s, by %s and %s', (before, mine, theirs, merged) => {
  expect(merge(before, mine, theirs)).toBe(merged);
});

test.each([
  ['abcdef', 'bacdef', 'abcdfe', 'bacdfe'],
  ['abcdef', 'bcdefa', 'abcdfe', 'bcdfea'],
  ['abcdef', 'fabcde', 'abcedfx', 'fxabced'],
  ['abcde', 'bcdea', 'bcdea', 'bcdea'],
])('what each moved stands where they moved it: of %s, by %s and %s', (before, mine, theirs, merged) => {
  expect(merge(before, mine, theirs)).toBe(merged);
  expect(merge(before, theirs, mine)?.length).toBe(merged.length);
});

test.each([
  ['that both moved to different places', 'abcd', 'bcda', 'bacd'],
  ['that I moved and they moved the other way', 'abc', 'bac', 'acb'],
  ['that I moved and they took away', 'abcd', 'bcda', 'bcd'],
  ['that they moved and I took away', 'abcd', 'bcd', 'bcda'],
])('one %s is to be asked about', (_what, before, mine, theirs) => {
  expect(merge(before, mine, theirs)).toBeUndefined();
});

test.each([
  ['abcd', 'bcda', 'acd', 'cda'],
  ['abcd', 'dabc', 'abd', 'dab'],
])(
  'what was only passed by something that moved may be taken away: of %s, by %s and %s',
  (before, mine, theirs, merged) => {
    expect(merge(before, mine, theirs)).toBe(merged);
    expect(merge(before, theirs, mine)).toBe(merged);
  },
);

test('moves that contradict each other in a circle are to be asked about', () => {
  expect(merge('abc', 'bca', 'cab')).toBeUndefined();
});

test('who changed nothing takes what the other made, and both the same is that', () => {
  for (const changed of ['abc', 'cab', 'ab', 'xaby', '', 'cxba']) {
    expect(merge('abc', 'abc', changed)).toBe(changed);
    expect(merge('abc', changed, 'abc')).toBe(changed);
    expect(merge('abc', changed, changed)).toBe(changed);
  }
});
