import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** As in a browser that has no page yet. */
async function nothingLoaded() {
  vi.resetModules();
  const [{ localeInUse }, { namespaces, namespace }, speaking] = await Promise.all([
    import('../lib/language.ts'),
    import('./namespace.ts'),
    import('./set-locale.ts'),
  ]);
  return { localeInUse, namespaces, namespace, ...speaking };
}

test('every namespace that is loaded follows the language that is chosen', async () => {
  const { localeInUse, namespaces, loadLocale } = await nothingLoaded();
  await import('./messages.ts');
  await loadLocale('bn');
  expect(namespaces.filter((name) => !localeInUse().messages[name])).toEqual([]);
});

test('the messages that few pages have come with such a page', async () => {
  const { localeInUse, namespace, loadLocale, loadNamespace } = await nothingLoaded();
  await loadLocale('bn');
  expect(localeInUse().messages).not.toHaveProperty('tAbout');
  await loadNamespace('tAbout');
  expect(namespace('tAbout', { title: 'About Us' }).title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('a page that comes while its language is loaded is in it too', async () => {
  const { namespace, loadLocale } = await nothingLoaded();
  const chosen = loadLocale('bn');
  const page = namespace('tAbout', { title: 'About Us' });
  await chosen;
  expect(page.title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('what a page brings while messages are loaded is not lost', async () => {
  const { localeInUse, loadLocale, addBanglaSource, loadNamespace } = await nothingLoaded();
  await loadLocale('bn');
  const page = loadNamespace('tAbout');
  addBanglaSource(async () => ({ tAdmin: { hello: 'নমস্কার' } }));
  await page;
  expect(localeInUse().messages).toMatchObject({ tAdmin: { hello: 'নমস্কার' } });
});

test('messages that come late do not bring back a language that was left', async () => {
  const { namespace, loadLocale, loadNamespace } = await nothingLoaded();
  const page = namespace('tAbout', { title: 'About Us' });
  await loadLocale('bn');
  const late = loadNamespace('tAbout');
  await loadLocale('en');
  await late;
  expect(page.title).toBe('About Us');
});
