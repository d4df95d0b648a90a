import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INFO_TITLES } from '@aloghor/functions/domain/info-topics';
import { expect, test } from 'vitest';
import { common as bangla } from './bn/common.ts';
import { common } from './en/common.ts';
import { notFound } from './en/not-found.ts';
import type { Texts } from './locale.ts';

const SOURCES = join(import.meta.dirname, '../..');

test('a language that lacks a text does not compile', () => {
  const { toShop, ...others } = notFound.english;
  // @ts-expect-error: its page for wrong addresses has no word for the way out
  const incomplete: Texts<typeof notFound> = others;
  expect(incomplete).not.toHaveProperty('toShop', toShop);
});

test('no page imports the messages of one language', () => {
  const pages = globSync('{shop,shared,dashboard}/**/*.{ts,tsx}', {
    cwd: SOURCES,
    // An editor fills in the first texts of all languages at once.
    exclude: ['shared/locale/**', 'dashboard/messages/**', 'dashboard/content/first-texts.ts', '**/*.test.*'],
  });
  expect(pages.length).toBeGreaterThan(300);
  const past = /from '.*(locale|messages)\/(?!en\/)\w+\//;
  expect(pages.filter((page) => past.test(readFileSync(join(SOURCES, page), 'utf8')))).toEqual([]);
});

test('the API lists the pages about the shop under the names by which the footer links them', () => {
  const { topics } = common.english.footer;
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
