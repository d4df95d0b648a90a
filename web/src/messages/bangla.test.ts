import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bangla from './bangla.ts';
import * as english from './english.ts';
import { everyText, TOLD } from './every-text.ts';
import type { Language } from './messages.ts';

/** What stays in Latin letters and digits: addresses, names, keys, and what a library fills in. */
const LATIN = [
  ...['hello@aloghor.example', 'you@example.com', 'name@example.com', '+880 1700-000000', '+880', '{{index}}'],
  ...['Ctrl S', 'Ctrl আর S', 'OpenStreetMap', 'Firebase Authentication'],
];

const complete: Language = bangla;
const texts = everyText(complete);
const inEnglish = new Map(everyText(english).map(([path, ...rest]) => [path, rest]));

test('every room has its words in Bangla', () => {
  const rooms = (language: string) =>
    globSync(`${language}/*.ts`, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).sort();
  expect(rooms('bn').map((room) => room.replace('bn', 'en'))).toEqual(rooms('en'));
  const said = new Set(texts.map(([path]) => path));
  const unsaid = [...inEnglish.keys()].filter((path) => !said.has(path));
  // In English the settings of the shop themselves are its brand.
  expect(unsaid.filter((path) => !path.startsWith('tBrand.'))).toEqual([]);
});

test('no text is empty, and each is composed as browsers and searches expect it', () => {
  expect(texts.filter(([, said]) => said.trim() === '' || said !== said.normalize('NFC'))).toEqual([]);
});

test('letters and digits are Bangla', () => {
  const isLatin = (said: string) => /[a-z\d]/i.test(LATIN.reduce((rest, word) => rest.replaceAll(word, ''), said));
  expect(texts.filter(([, said]) => isLatin(said))).toEqual([]);
});

test('a text says as much of what it is told as in English', () => {
  const tellings = (said: string) => said.replaceAll('77', TOLD).split(TOLD).length;
  expect(
    texts.filter(([path, said, taken]) => {
      const [saidInEnglish = '', takenInEnglish] = inEnglish.get(path) ?? [];
      return taken !== takenInEnglish || tellings(said) !== tellings(saidInEnglish);
    }),
  ).toEqual([]);
});
