import { expect, test, vi } from 'vitest';
import type { RenderedPage } from '../contract/rendering.ts';
import { KeptPages } from './kept-pages.ts';

function pagesThatRender(page: RenderedPage, maximum?: number) {
  const kept = new KeptPages(maximum);
  const render = vi.fn(async () => page);
  return { kept, render, ask: (version: string) => kept.page(version, render) };
}

test('a page of a version is rendered once', async () => {
  const { ask, render } = pagesThatRender({ status: 200, html: '<p>আলো</p>' });
  const answers = [await ask('home-1'), await ask('home-1')];
  expect(answers.map(({ status, html }) => [status, String(html)])).toEqual(Array(2).fill([200, '<p>আলো</p>']));
  expect(render).toHaveBeenCalledOnce();
  await ask('home-2');
  expect(render).toHaveBeenCalledTimes(2);
});

test('all who ask for a page while it is rendered get the same, and after a failure the next one tries again', async () => {
  const kept = new KeptPages();
  const render = vi.fn<() => Promise<RenderedPage>>();
  render
    .mockRejectedValueOnce(new Error('The rendering is late'))
    .mockResolvedValue({ status: 200, html: '<p>Light</p>' });
  const many = () => Promise.allSettled(Array.from({ length: 80 }, () => kept.page('home-1', render)));
  expect(new Set((await many()).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(new Set((await many()).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  expect(render).toHaveBeenCalledTimes(2);
});

test.each<RenderedPage>([
  { status: 404, html: '<p>No such page</p>' },
  { status: 301, location: '/shop' },
  { status: 200 },
])('%j is not kept', async (page) => {
  const { ask, render, kept } = pagesThatRender(page);
  expect([await ask('a'), await ask('a')]).toEqual([page, page]);
  expect(render).toHaveBeenCalledTimes(2);
  expect(kept.size).toBe(0);
});

test('what was not asked for the longest goes when the pages become too many', async () => {
  const { ask, render, kept } = pagesThatRender({ status: 200, html: 'x'.repeat(40) }, 100);
  for (const version of ['a', 'b', 'a', 'c']) await ask(version);
  expect(kept.size).toBe(80);
  await ask('a');
  expect(render).toHaveBeenCalledTimes(3);
  await ask('b');
  expect(render).toHaveBeenCalledTimes(4);
});

test('without another limit 32 MB are kept', async () => {
  const { ask, kept } = pagesThatRender({ status: 200, html: 'x'.repeat(1024 * 1024) });
  for (let version = 0; version < 40; version++) await ask(String(version));
  expect(kept.size).toBe(32 * 1024 * 1024);
});
