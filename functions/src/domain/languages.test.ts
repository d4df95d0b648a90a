import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, type LocalizedText, mapLanguages, pathPrefix, textIn } from './languages.ts';

test('a text is in the language that is asked for, and in English where it has none', () => {
  const unfinished = { en: 'Dhaka' } as unknown as LocalizedText;
  expect(textIn({ en: 'Dhaka', bn: 'ঢাকা' }, 'bn')).toBe('ঢাকা');
  expect(textIn(unfinished, 'bn')).toBe('Dhaka');
});

test('what is made of texts has the languages that they have', () => {
  const length = (text: string) => text.length;
  expect(mapLanguages({ en: 'Dhaka', bn: 'ঢাকা' }, length)).toEqual({ en: 5, bn: 4 });
  expect(mapLanguages({ en: '', bn: undefined } as unknown as LocalizedText, length)).toEqual({ en: 0 });
});

test('only addresses in the default language have no prefix', () => {
  expect(LANGUAGES.filter((language) => pathPrefix(language) === '')).toEqual([DEFAULT_LANGUAGE]);
});
