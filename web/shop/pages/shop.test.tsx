import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { categoriesQuery, productPagesQuery } from '../../shared/api/products.ts';
import { ShopData } from '../../shared/app/shop-data.tsx';

let shown: (address: string, categories: { name: string }[]) => string;

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://aloghor.example'); // read when the page's head is imported
  const { Shop } = await import('./shop.tsx');
  shown = (address, categories) => {
    const cache = new QueryClient();
    const { search } = new URL(address, 'https://aloghor.example');
    const q = new URLSearchParams(search).get('q') ?? undefined;
    const nothing = { pages: [{ reply: [], next: undefined }], pageParams: [null] };
    cache.setQueryData<unknown>(productPagesQuery(q ? { q } : {}, 'en').queryKey, nothing);
    cache.setQueryData<unknown>(categoriesQuery.queryKey, categories);
    return renderToStaticMarkup(
      <ShopData cache={cache}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/shop" element={<Shop />} />
          </Routes>
        </MemoryRouter>
      </ShopData>,
    );
  };
});

test('a shop that has nothing to sell offers nothing to search or sort', () => {
  const html = shown('/shop', []);
  expect(html).toContain('We are opening soon');
  expect(html).not.toMatch(/<select|<input|<nav/);
});

test('a search that finds nothing leaves all choices open', () => {
  const html = shown('/shop?q=zzz', [{ name: 'Table Lamp' }]);
  expect(html).toContain('No results found');
  expect(html).toMatch(/<select/);
  expect(html).toMatch(/<nav/);
});
