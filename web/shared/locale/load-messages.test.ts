import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as ofShop from './english.ts';

beforeEach(() => vi.resetModules());

/** As in a browser that has no page yet. */
async function nothingLoaded() {
  const [locale, loading] = await Promise.all([import('./locale.ts'), import('./load-messages.ts')]);
  const about = () => locale.namespaceIn('messages-of-long-pages', 'aboutMessages', { title: 'About Us' });
  return { ...locale, ...loading, about };
}

test('every namespace that is loaded comes in the language that is chosen', async () => {
  const { namespaces, messagesIn, loadMessages } = await nothingLoaded();
  await import('./messages.ts');
  await loadMessages('bn');
  expect(namespaces.length).toBeGreaterThan(20);
  const english = {};
  expect(namespaces.filter((of) => messagesIn('bn', { ...of, english }) === english)).toEqual([]);
});

const files = [...new Set(Object.values(ofShop).map(({ file }) => file))];

test.each(files)('the Bangla file %s has the namespaces that name it, and no other', async (file) => {
  const named = Object.entries(ofShop).filter(([, of]) => of.file === file);
  const had = Object.keys(await import(`./bn/${file}.ts`));
  expect(had.toSorted()).toEqual(named.map(([name]) => name).toSorted());
});

test('the messages that few pages have come with such a page', async () => {
  const { about, messagesIn, loadMessages, loadFile } = await nothingLoaded();
  await loadMessages('bn');
  expect(messagesIn('bn', about()).title).toBe('About Us');
  await loadFile('messages-of-long-pages');
  expect(messagesIn('bn', about()).title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('a page that comes while its language is loaded is in it too', async () => {
  const { about, messagesIn, loadMessages } = await nothingLoaded();
  const chosen = loadMessages('bn');
  const page = about();
  await chosen;
  expect(messagesIn('bn', page).title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('what a page brings while messages are loaded is not lost', async () => {
  const { namespace, messagesIn, loadMessages, addSources, loadFile } = await nothingLoaded();
  await loadMessages('bn');
  const page = loadFile('messages-of-long-pages');
  addSources({ './bn/messages.ts': async () => ({ deskPage: { hello: 'নমস্কার' } }) });
  await page;
  expect(messagesIn('bn', namespace('deskPage', { hello: 'Hello' })).hello).toBe('নমস্কার');
});

describe('who reads Bangla', () => {
  beforeEach(() => void vi.stubEnv('SSR', false));
  afterEach(() => void vi.unstubAllEnvs());

  test('finds the dashboard in Bangla, too', async () => {
    const { loadMessages } = await nothingLoaded();
    const { languageAt } = await import('../lib/language.ts');
    expect(languageAt('/dashboard')).toBe('en');
    await loadMessages('bn');
    expect(languageAt('/dashboard')).toBe('bn');
  });

  test('finds it in English who chose that before', async () => {
    const { loadMessages } = await nothingLoaded();
    const { languageAt, rememberLanguage } = await import('../lib/language.ts');
    rememberLanguage('en');
    await loadMessages('bn');
    expect(languageAt('/dashboard')).toBe('en');
  });
});

test('the server remembers no language: that of one page is not that of the next', async () => {
  const { loadMessages } = await nothingLoaded();
  const { rememberedLanguage } = await import('../lib/language.ts');
  await loadMessages('bn');
  expect(rememberedLanguage()).toBeUndefined();
});

test('a language is loaded when its messages are there, and English always', async () => {
  const { isLoaded, loadMessages } = await nothingLoaded();
  expect([isLoaded('en'), isLoaded('bn')]).toEqual([true, false]);
  const coming = loadMessages('bn');
  expect(isLoaded('bn')).toBe(false);
  await coming;
  expect(isLoaded('bn')).toBe(true);
});

test('a language is loaded from its folder alone, and what it lacks is in English', async () => {
  const { about, addSources, loadMessages, messagesIn, namespace } = await nothingLoaded();
  const hindi = 'hi' as 'bn'; // as if it were in the table
  const inHindi = async () => ({ welcomeMessages: { hello: 'नमस्ते' } });
  addSources({ './hi/messages.ts': inHindi, './bn/messages.ts': () => Promise.reject(new Error('not asked for')) });
  await loadMessages(hindi);
  expect(messagesIn(hindi, namespace('welcomeMessages', { hello: 'Hello' })).hello).toBe('नमस्ते');
  expect(messagesIn(hindi, about()).title).toBe('About Us');
});
