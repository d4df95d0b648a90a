import type { Options, Query } from 'minisearch';
import { isBangla, latinOf, stemOf } from './search-terms.ts';

/** How much may differ between what is typed and what is found. */
export type Tolerance = 'no-error' | 'one-error';

/** Typing errors are forgiven from so many letters on: among shorter words, one is soon another. */
const FORGIVEN_LETTERS = 5;

/** So many characters of a word find the whole one. */
const PREFIX_LETTERS = 2;
/** The same of a word in Latin letters that has been folded: what is left of it is soon the start of another one. */
const LATIN_PREFIX_LETTERS = 4;

/** Texts come as terms with spaces between them. */
export const INDEX_OPTIONS = {
  tokenize: (text: string) => (text ? text.split(' ') : []),
  processTerm: (term: string) => term,
} satisfies Partial<Options>;

/** Finds a spelled word in some fields, or in `latin`, where Bangla stands in Latin letters. */
export function wordQuery(word: string, tolerance: Tolerance, fields: string[]): Query {
  const forgives = (term: string) => tolerance === 'one-error' && [...term].length >= FORGIVEN_LETTERS;
  const stem = stemOf(word);
  const own = { fields, prefix: stem.length >= PREFIX_LETTERS, fuzzy: forgives(word) && 1 };
  const latin = isBangla(word) ? '' : latinOf(word);
  const inLatin = { fields: ['latin'], prefix: latin.length >= LATIN_PREFIX_LETTERS, fuzzy: forgives(latin) && 1 };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [stem], ...own },
      { queries: forgives(word) ? withLettersSwapped(stem) : [], ...own, prefix: false, fuzzy: false },
      { queries: latin ? [latin] : [], ...inLatin },
    ],
  };
}

/** With each letter before its neighbour: an edit distance counts that as two errors, who types as one. */
function withLettersSwapped(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}
