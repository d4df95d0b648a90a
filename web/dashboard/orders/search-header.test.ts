import { expect, test } from 'vitest';
import { inHeader } from './search-header.ts';

test.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪', '017123'])('%s is searched for in a header', (q) => {
  expect(inHeader({ limit: 25, q })).toEqual([
    { query: { limit: 25, q: undefined } },
    { headers: { 'X-Search': encodeURIComponent(q) } },
  ]);
});

test.each(['5678', 'A-1042', 'rahim', 'House 017123', undefined])('%s is searched for in the address', (q) => {
  expect(inHeader({ q })).toEqual([{ query: { q } }, {}]);
});
