import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from './app/load-page.ts';
import { renderer } from './entry-server.tsx';

// The files that the build puts beside it, and the document made of them.
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), readFileSync: () => '{}' }));
vi.mock('./prerender/shells.ts', () => ({ shellFor: () => '' }));
vi.mock('./prerender/document.ts', () => ({ documentOf: (_: string, { body }: { body: string }) => body }));
vi.mock(import('./app/load-page.ts'), async (original) => {
  const loading = await original();
  return { ...loading, loadPage: vi.fn(loading.loadPage) };
});

const EMPTY: CatalogueView = {
  categories: [],
  settings: DEFAULT_SETTINGS,
  infoPage: () => ({}),
  tellsLeft: false,
  faq: {},
  product: () => undefined,
  changedAt: () => undefined,
  settingsChangedAt: () => undefined,
  hidden: [],
  reviews: async () => [],
  featured: async () => [],
  list: async () => ({ products: [], next: undefined }),
  facets: async () => ({ total: 0, inStock: 0, room: [], light: [], holder: [], material: [] }),
};

const render = (pathname: string, signal?: AbortSignal) => renderer.renderPage({ pathname, search: '' }, EMPTY, signal);

beforeEach(() => void vi.mocked(loadPage).mockClear());

test('a rendering that never ends keeps no other page waiting', async () => {
  vi.mocked(loadPage).mockReturnValueOnce(new Promise(() => {}));
  const stuck = render('/bn/forgotPassword');
  await vi.waitUntil(() => vi.mocked(loadPage).mock.calls.length > 0);
  expect((await render('/forgotPassword')).html).toContain('Forgot your password?');
  expect((await render('/bn/forgotPassword')).html).toContain('পাসওয়ার্ড ভুলে গেছেন?');
  expect(await Promise.race([stuck, 'still rendering'])).toBe('still rendering');
});

test('a page keeps its language while another one is rendered in between', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.mocked(loadPage).mockReturnValueOnce(held);
  const bangla = render('/bn/forgotPassword');
  await vi.waitUntil(() => vi.mocked(loadPage).mock.calls.length > 0);
  const english = await render('/forgotPassword');
  goOn();
  expect(english.html).toContain('Forgot your password?');
  expect(english.html).toContain('href="/login"');
  const { html } = await bangla;
  expect(html).toContain('পাসওয়ার্ড ভুলে গেছেন?');
  expect(html).toContain('href="/bn/login"');
  expect(html).not.toContain('Forgot your password?');
});

test('a rendering whose time is over ends', async () => {
  await expect(render('/forgotPassword', AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});
