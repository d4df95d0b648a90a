import { expect, test } from 'vitest';
import { answerPage } from './answer-page.ts';

function answer(next: string | undefined) {
  const headers = new Map<string, string>();
  const call = { query: { limit: 2 }, setHeader: (name: string, value: string) => void headers.set(name, value) };
  const entries = answerPage({ path: '/orders' }, call, { entries: ['moon', 'jute'], next });
  return { entries, headers: Object.fromEntries(headers) };
}

test('a page names the next one in its Link header', () => {
  expect(answer('abc')).toEqual({
    entries: ['moon', 'jute'],
    headers: { Link: '</api/orders?limit=2&cursor=abc>; rel="next"' },
  });
});

test('the last page names none', () => {
  expect(answer(undefined)).toEqual({ entries: ['moon', 'jute'], headers: {} });
});
