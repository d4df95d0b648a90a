import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFirstData } from './load-first-data.ts';

const fetched = vi.fn(async (_address: string) => new Response('[]'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/shop', '', /^\/api\/products\?limit=24&/],
  ['/shop/Clock%20Light', '', /category=Clock\+Light/],
  ['/shop', '?q=+moon+', /q=moon&/],
  ['/shop/category/moon-lamp', '', /^\/api\/item\/moon-lamp$/],
])('%s%s asks for its products', async (pathname, search, address) => {
  loadFirstData(new QueryClient(), { pathname, search });
  await vi.waitFor(() => expect(fetched.mock.calls).toEqual([[expect.stringMatching(address), expect.anything()]]));
});

test.each(['/', '/cart', '/shop/Sofas', '/shop/%E0%A4%A'])('%s asks for none', (pathname) => {
  loadFirstData(new QueryClient(), { pathname, search: '' });
  expect(fetched).not.toHaveBeenCalled();
});
