import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
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

test('one whose code did not come is asked for again by whoever opens it again', async () => {
  const failing = [new Error('there is no connection')];
  const Page = lazyPage(async () => {
    for (const error of failing.splice(0)) throw error;
    return load();
  }, 'Page');
  const open = () => prerenderToNodeStream(<Page />, { onError: () => {} });
  await expect(open()).rejects.toThrow('there is no connection');
  expect(await text((await open()).prelude)).toBe('the page');
});
