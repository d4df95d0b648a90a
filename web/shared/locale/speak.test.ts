import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** As in a browser that has no page yet. */
async function nothingLoaded() {
  vi.resetModules();
  const [{ localeInUse }, { rooms, room }, speaking] = await Promise.all([
    import('../lib/language.ts'),
    import('./room.ts'),
    import('./speak.ts'),
  ]);
  return { localeInUse, rooms, room, ...speaking };
}

test('every room that is loaded speaks the language that is chosen', async () => {
  const { localeInUse, rooms, loadAndSpeak } = await nothingLoaded();
  await import('./messages.ts');
  await loadAndSpeak('bn');
  expect(rooms.filter((name) => !localeInUse().words[name])).toEqual([]);
});

test('the words that one page has come with that page', async () => {
  const { localeInUse, room, loadAndSpeak, speakIn } = await nothingLoaded();
  await loadAndSpeak('bn');
  expect(localeInUse().words).not.toHaveProperty('tAbout');
  await speakIn('tAbout');
  expect(room('tAbout', { title: 'About Us' }).title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('a page that comes while its language is brought speaks it too', async () => {
  const { room, loadAndSpeak } = await nothingLoaded();
  const chosen = loadAndSpeak('bn');
  const page = room('tAbout', { title: 'About Us' });
  await chosen;
  expect(page.title).toBe('প্রশ্নোত্তর ও যোগাযোগ');
});

test('what a page brings while words are loaded is not lost', async () => {
  const { localeInUse, loadAndSpeak, bringBanglaFrom, speakIn } = await nothingLoaded();
  await loadAndSpeak('bn');
  const page = speakIn('tAbout');
  bringBanglaFrom(async () => ({ tAdmin: { hello: 'নমস্কার' } }));
  await page;
  expect(localeInUse().words).toMatchObject({ tAdmin: { hello: 'নমস্কার' } });
});

test('words that come late do not bring back a language that was left', async () => {
  const { room, loadAndSpeak, speakIn } = await nothingLoaded();
  const page = room('tAbout', { title: 'About Us' });
  await loadAndSpeak('bn');
  const late = speakIn('tAbout');
  await loadAndSpeak('en');
  await late;
  expect(page.title).toBe('About Us');
});
