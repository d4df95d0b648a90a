import { expect, test } from 'vitest';
import { answerPage, nextLink } from './answer-page.ts';

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

test('the next page has the same path and limit, and the new cursor', () => {
  expect(nextLink('/products', { limit: 2 }, 'abc')).toBe('</api/products?limit=2&cursor=abc>; rel="next"');
  expect(nextLink('/orders/all', { limit: 2 }, 'abc')).toBe('</api/orders/all?limit=2&cursor=abc>; rel="next"');
});

test('the other parameters stay, and the cursor of this page is replaced', () => {
  const query = { category: 'Table Lamp', q: 'a&b>"আ', limit: 2, cursor: 'old', fields: ['_id', 'name'] };
  expect(nextLink('/products', query, 'new')).toBe(
    '</api/products?category=Table+Lamp&q=a%26b%3E%22%E0%A6%86&limit=2&cursor=new&fields=_id%2Cname>; rel="next"',
  );
});

test('parameters that were not given do not appear', () => {
  expect(nextLink('/products', { limit: 2, q: undefined, featured: undefined }, 'abc')).toBe(
    '</api/products?limit=2&cursor=abc>; rel="next"',
  );
});
