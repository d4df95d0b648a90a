import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const PAGES: Record<string, { reply: number[]; next: string | undefined }> = {
  first: { reply: [1, 2], next: 'second' },
  second: { reply: [3, 4], next: 'third' },
  third: { reply: [5], next: undefined },
};

test('all pages are fetched, each by the cursor of the one before', async () => {
  const counts: number[] = [];
  const fetchPage = async (cursor = 'first') => PAGES[cursor] ?? { reply: [], next: undefined };
  expect(await allPages(fetchPage, (count) => counts.push(count))).toEqual([1, 2, 3, 4, 5]);
  expect(counts).toEqual([2, 4, 5]);
});

test('a page that cannot be fetched leaves no list that looks whole', async () => {
  const fetchPage = async (cursor = 'first') => {
    if (cursor === 'second') throw new TypeError('Failed to fetch');
    return { reply: [1, 2], next: 'second' };
  };
  await expect(allPages(fetchPage)).rejects.toThrow('Failed to fetch');
});
