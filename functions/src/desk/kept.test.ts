import { expect, test } from 'vitest';
import { DESK_ENTRIES_MAXIMUM, DESK_LIST_BYTES_MAXIMUM } from '../domain/desk.ts';
import { kept } from './kept.ts';

test('of too many entries the oldest goes, never the newest', () => {
  const entries = Array.from({ length: DESK_ENTRIES_MAXIMUM }, (_, place) => place);
  expect(kept(entries, DESK_ENTRIES_MAXIMUM)).toEqual([...entries.slice(1), DESK_ENTRIES_MAXIMUM]);
});

test('of entries with too many bytes the oldest go, and in Bangla each letter has three', () => {
  const half = (letter: string, bytes: number) => letter.repeat((DESK_LIST_BYTES_MAXIMUM / 2 - 2) / bytes); // without its quotes
  expect(kept(['old', half('a', 1)], half('b', 1))).toEqual([half('a', 1), half('b', 1)]);
  expect(kept(['old', half('আ', 3)], half('ই', 3))).toEqual([half('আ', 3), half('ই', 3)]);
});

test('the newest stays, however large it is', () => {
  const huge = 'a'.repeat(2 * DESK_LIST_BYTES_MAXIMUM);
  expect(kept(['old'], huge)).toEqual([huge]);
});
