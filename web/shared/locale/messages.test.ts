import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFO_TITLES } from '@aloghor/functions/domain/info-topics';
import { expect, test } from 'vitest';
import { common as bangla } from './bn/common.ts';
import * as messages from './messages.ts';

const SOURCES = join(import.meta.dirname, '../..');

test('a language that lacks a text does not compile', () => {
  const { toShop, ...others } = messages.notFoundMessages.english;
  // @ts-expect-error: its page for wrong addresses has no word for the way out
  const incomplete: messages.Language['notFoundMessages'] = others;
  expect(incomplete).not.toHaveProperty('toShop', toShop);
});

test('every file of messages is in messages.ts, and pages import from nowhere else', () => {
  const files = globSync('shared/locale/en/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] });
  const list = readFileSync(join(SOURCES, 'shared/locale/english.ts'), 'utf8');
  expect(files.filter((file) => !list.includes(file.replace('shared/locale', '.')))).toEqual([]);

  const pages = globSync('{shop,shared,dashboard}/**/*.{ts,tsx}', {
    cwd: SOURCES,
    // An editor fills in the first texts of all languages at once.
    exclude: ['shared/locale/**', 'dashboard/messages/**', 'dashboard/content/first-texts.ts', '**/*.test.*'],
  });
  const past = pages.filter((page) => /locale\/(en\/|english)/.test(readFileSync(join(SOURCES, page), 'utf8')));
  expect(past).toEqual([]);
});

test('the API lists the pages about the shop under the names by which the footer links them', () => {
  const { topics } = messages.commonMessages.english.footer;
  const linked = Object.entries(topics).map(([topic, en]) => [topic, { en, bn: Object(bangla.footer.topics)[topic] }]);
  expect(INFO_TITLES).toEqual(Object.fromEntries(linked));
});

test('no page shows what the server wrote for developers', () => {
  const pages = globSync('{shop,shared,dashboard}/**/*.{ts,tsx}', {
    cwd: SOURCES,
    exclude: ['shared/lib/api-error.ts', '**/*.test.*'],
  });
  const texts = /\b(problem\??\.(title|detail)|error\??\.message)\b/;
  expect(pages.filter((page) => texts.test(readFileSync(join(SOURCES, page), 'utf8')))).toEqual([]);
});
