import { beforeEach, expect, test, vi } from 'vitest';

const Page = () => null;

/** As in a browser that has loaded no page yet. */
async function nothingLoaded() {
  const [{ lazyPage }, { addMessages, messagesIn, namespaceIn }] = await Promise.all([
    import('./lazy-page.tsx'),
    import('../locale/locale.ts'),
  ]);
  const asking = namespaceIn('messages-of-products', 'askingMessages', { title: 'Ask us about it' });
  return { lazyPage, useBangla: () => addMessages('bn', {}), title: () => messagesIn('bn', asking).title };
}

beforeEach(() => vi.resetModules());

test('a page in Bangla comes with the file of its messages', async () => {
  const { lazyPage, useBangla, title } = await nothingLoaded();
  useBangla();
  await lazyPage(async () => ({ Page }), 'Page', 'messages-of-products').loadAhead();
  expect(title()).toBe('কিছু জানতে চান?');
});

test('so does one for which Bangla was chosen while it came', async () => {
  const { lazyPage, useBangla, title } = await nothingLoaded();
  const chosenMeanwhile = async () => {
    await Promise.resolve();
    useBangla();
    return { Page };
  };
  await lazyPage(chosenMeanwhile, 'Page', 'messages-of-products').loadAhead();
  expect(title()).toBe('কিছু জানতে চান?');
});

test('a page in English brings no messages', async () => {
  const { lazyPage, title } = await nothingLoaded();
  await lazyPage(async () => ({ Page }), 'Page', 'messages-of-products').loadAhead();
  expect(title()).toBe('Ask us about it');
});
