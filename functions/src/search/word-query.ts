import type { Options, Query } from 'minisearch';
import { OTHER_THINGS } from '../domain/search-words/english.ts';
import { isBangla, latinOf, stemOf } from './search-terms.ts';

/** The tolerance between a typed and a found word. */
export type Tolerance = 'no-error' | 'one-error';

/** Typing errors are forgiven from this length on: a shorter word with an error is soon another word, and a number another number. */
const FORGIVEN_LETTERS = 5;

/** This many characters of a word find the whole one. */
const PREFIX_LETTERS = 2;
/** The same for a folded word in Latin letters, which is sooner the start of another one. */
const LATIN_PREFIX_LETTERS = 4;

/** Texts come as terms with spaces between them. */
export const INDEX_OPTIONS = {
  tokenize: (text: string) => (text ? text.split(' ') : []),
  processTerm: (term: string) => term,
} satisfies Partial<Options>;

/** Finds a spelled word in some fields, or in `latin`, where Bangla stands in Latin letters. */
export function wordQuery(word: string, tolerance: Tolerance, fields: string[]): Query {
  const forgives = (term: string) => tolerance === 'one-error' && isForgiven(term);
  const stem = stemOf(word);
  const own = { fields, prefix: stem.length >= PREFIX_LETTERS, fuzzy: forgives(word) && 1 };
  const latin = isBangla(word) ? '' : latinOf(word);
  const inLatin = {
    fields: ['latin'],
    prefix: latin.length >= LATIN_PREFIX_LETTERS,
    fuzzy: latin.length > FORGIVEN_LETTERS && forgives(latin) && 1,
  };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [stem], ...own },
      { queries: forgives(word) ? withLettersSwapped(stem) : [], ...own, prefix: false, fuzzy: false },
      { queries: latin ? [latin] : [], ...inLatin },
    ],
  };
}

/** Whether a typing error in a word is forgiven. */
export function isForgiven(word: string): boolean {
  return [...word].length >= FORGIVEN_LETTERS && !/\d/.test(word) && !OTHER_THINGS.includes(word);
}

/** All swaps of neighbouring letters: an edit distance counts one as two errors. */
function withLettersSwapped(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}
