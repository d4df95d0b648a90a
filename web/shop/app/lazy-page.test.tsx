import { beforeEach, expect, test, vi } from 'vitest';

const Page = () => null;

/** As in a browser that has loaded no page yet. */
async function nothingLoaded() {
  const [{ lazyPage }, { addMessages, messagesIn, namespace }] = await Promise.all([
    import('./lazy-page.tsx'),
    import('../../shared/locale/locale.ts'),
  ]);
  const menu = namespace('sideMenuMessages', { inbox: 'Inbox' });
  return { lazyPage, useBangla: () => addMessages('bn', {}), inbox: () => messagesIn('bn', menu).inbox };
}

beforeEach(() => vi.resetModules());

test('a page in Bangla comes with the messages of its namespace', async () => {
  const { lazyPage, useBangla, inbox } = await nothingLoaded();
  useBangla();
  await lazyPage(async () => Page, 'sideMenuMessages').loadAhead();
  expect(inbox()).toBe('ইনবক্স');
});

test('so does one for which Bangla was chosen while it came', async () => {
  const { lazyPage, useBangla, inbox } = await nothingLoaded();
  const chosenMeanwhile = async () => {
    await Promise.resolve();
    useBangla();
    return Page;
  };
  await lazyPage(chosenMeanwhile, 'sideMenuMessages').loadAhead();
  expect(inbox()).toBe('ইনবক্স');
});

test('a page in English brings no messages', async () => {
  const { lazyPage, inbox } = await nothingLoaded();
  await lazyPage(async () => Page, 'sideMenuMessages').loadAhead();
  expect(inbox()).toBe('Inbox');
});
