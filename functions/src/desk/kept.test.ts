import { expect, test } from 'vitest';
import { DESK_ENTRIES_MAXIMUM } from '../domain/desk.ts';
import { kept } from './kept.ts';

test('beyond the most that a desk keeps, the oldest entry goes and the newest stays', () => {
  const full = Array.from({ length: DESK_ENTRIES_MAXIMUM }, (_, place) => ({ at: place, by: 'a@shop.example' }));
  const newest = { at: DESK_ENTRIES_MAXIMUM, by: 'a@shop.example' };
  expect(kept(full, newest)).toEqual([...full.slice(1), newest]);
  expect(kept(full.slice(1), newest)).toEqual([...full.slice(1), newest]);
});
