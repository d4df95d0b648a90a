import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS, type PublicSettings } from '@aloghor/functions/domain/settings';
import { expect, test } from 'vitest';
import { documentOf, jsonInHtml } from './document.ts';

const SHELL = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

const PAGE = {
  head: '<title>Lamps</title>',
  body: '',
  data: [],
  structuredData: [],
  settings: DEFAULT_SETTINGS,
  infoPage: () => ({}),
  faq: {},
  tellsLeft: false,
  announcement: '',
};

test('a page embeds of the settings what the app shows, without a second banner that is not shown', () => {
  const { brand, contact, legal, delivery, categories, banners } = DEFAULT_SETTINGS;
  const hiding: PublicSettings = {
    ...DEFAULT_SETTINGS,
    banners: { ...banners, banner: { link: '/shop' } },
    sections: { sections: ['best'] },
  };
  const shown = { brand, contact, legal, delivery, categories, announcement: {}, banners, sections: hiding.sections };
  expect(documentOf(SHELL, { ...PAGE, settings: hiding }, 'en')).toContain(
    `id="prerendered-data" data-hides-stock>${JSON.stringify([[['settings', 'public'], shown]])}</script>`,
  );
});

test('a page says where the shop does not tell how many are left, so that nobody asks', () => {
  expect(documentOf(SHELL, { ...PAGE, tellsLeft: true }, 'en')).toContain('id="prerendered-data">');
});

test('without scripts a page says whom to call', () => {
  const contact = { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001' };
  const page = documentOf(SHELL, { ...PAGE, settings: { ...DEFAULT_SETTINGS, contact } }, 'en');
  expect(page).toMatch(/<noscript>.*href="tel:\+8801800000001".*<\/noscript>/);
});

test('the shell has a title, which gives way to that of a page', () => {
  const titlesOf = (html: string) => html.match(/<title>[^<]*<\/title>/g);
  expect(titlesOf(SHELL)).toEqual(['<title>Shop</title>']);
  const page = documentOf(SHELL, PAGE, 'en');
  expect(titlesOf(page)).toEqual(['<title>Lamps</title>']);
});

test.each(['</script><script>alert(1)</script>', '<!-- ', '\u2028\u2029', 'আলোঘর "৳" & \\'])(
  'what a script element holds cannot end it, and is read back as it was: %j',
  (text) => {
    const json = jsonInHtml({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
