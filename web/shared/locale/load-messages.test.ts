import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Messages, Namespace } from './locale.ts';

const FILES = import.meta.glob<Record<string, Partial<Namespace<object>>>>(
  ['./en/*.ts', '../../dashboard/messages/en/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const EXPORTS = Object.values(FILES).flatMap((file) => Object.entries(file));
const NAMESPACES = EXPORTS.filter(([, { english }]) => english);

beforeEach(() => vi.resetModules());

/** As in a browser that has no page yet. */
async function nothingLoaded() {
  const [locale, loading] = await Promise.all([import('./locale.ts'), import('./load-messages.ts')]);
  return { ...locale, ...loading, about: locale.namespace('about', { title: 'About Us' }) };
}

test('each namespace has a name of its own: that of its export', () => {
  expect(NAMESPACES.length).toBeGreaterThan(50);
  const names = NAMESPACES.map(([, { name }]) => name);
  expect(names).toEqual(NAMESPACES.map(([exported]) => exported));
  expect(new Set(names).size).toBe(names.length);
});

test('every namespace of the shop and the dashboard comes in the language that is chosen', async () => {
  const { addSources, loadMessages, messagesIn } = await nothingLoaded();
  addSources(import.meta.glob<Messages>('./*/messages.ts', { base: '../../dashboard/messages' }));
  await loadMessages('bn');
  const english = {};
  expect(NAMESPACES.filter(([name]) => messagesIn('bn', { name, english }) === english)).toEqual([]);
});

test('what is not loaded is in English', async () => {
  const { about, loadMessages, messagesIn } = await nothingLoaded();
  expect(messagesIn('bn', about).title).toBe('About Us');
  await loadMessages('bn');
  expect(messagesIn('bn', about).title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
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
  const inHindi = async () => ({ welcome: { hello: 'नमस्ते' } });
  addSources({ './hi/messages.ts': inHindi, './bn/messages.ts': () => Promise.reject(new Error('not asked for')) });
  await loadMessages(hindi);
  expect(messagesIn(hindi, namespace('welcome', { hello: 'Hello' })).hello).toBe('नमस्ते');
  expect(messagesIn(hindi, about).title).toBe('About Us');
});
