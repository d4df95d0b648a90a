import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const load = async () => ({ Page: () => 'the page' });

test('a page whose code was loaded ahead is rendered at once', async () => {
  const Page = lazyPage(load, 'Page');
  await Page.loadAhead();
  expect(renderToStaticMarkup(<Page />)).toBe('the page');
});

test('one whose code is still on its way is waited for', () => {
  const Page = lazyPage(load, 'Page');
  const page = (
    <Suspense fallback="loading">
      <Page />
    </Suspense>
  );
  expect(renderToStaticMarkup(page)).toContain('loading');
});
