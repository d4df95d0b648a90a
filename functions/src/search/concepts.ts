import MiniSearch from 'minisearch';
import type { Specs } from '../contract/specs.ts';
import { BANGLA_THINGS } from '../domain/search-words/bangla.ts';
import { ENGLISH_THINGS } from '../domain/search-words/english.ts';
import { isBangla, latinOf, spelledWords, stemOf } from './search-terms.ts';
import { INDEX_OPTIONS, type Tolerance, wordQuery } from './word-query.ts';

type Concept = keyof typeof ENGLISH_THINGS;

const THINGS = Object.keys(ENGLISH_THINGS) as Concept[]; // they are no other

/** Codes of specifications whose thing has another name, or none. */
const THING_OF_CODE: Partial<Record<string, Concept | null>> = {
  fabric: 'linen',
  colourful: 'colours',
  rgb: 'colours',
  tunable: null,
  neutral: null,
  natural: null,
  clear: null,
  bronze: 'brass',
  brown: null,
};

interface Phrase {
  thing: Concept;
  stems: string[];
}

/** The phrases for the things, by their first stem. */
const PHRASES = new Map<string, Phrase[]>();
for (const thing of THINGS) {
  for (const phrase of phrasesFor(thing)) {
    const stems = spelledWords(phrase).map(stemOf);
    const [first = ''] = stems;
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { thing, stems }]);
  }
}

/** The words for the things, to be found like those of products. */
const vocabulary = new MiniSearch<{ id: string; word: string; latin: string }>({
  ...INDEX_OPTIONS,
  fields: ['word', 'latin'],
});
vocabulary.addAll(THINGS.map(wordsFor));

/** The things that a product is or is made of, by the stems of all its words. */
export function thingsIn(stems: ReadonlySet<string>): string[] {
  const begun = [...stems].flatMap((stem) => PHRASES.get(stem) ?? []);
  const named = begun.filter((phrase) => phrase.stems.every((stem) => stems.has(stem)));
  return [...new Set(named.map(({ thing }) => thing))];
}

/** The things that a product is made of, and what its light and its switch are, by its specifications. */
export function thingsOf({ material = [], colour = [], light, switch: switched, dimmable }: Specs): Concept[] {
  const codes = [...material, ...colour, ...(light ? [light] : []), ...(switched ? [switched] : [])];
  const things = codes.flatMap((code) => {
    const named = THING_OF_CODE[code];
    return named === undefined ? THINGS.filter((thing) => thing === code) : (named ?? []);
  });
  return [...new Set([...things, ...(dimmable ? ['dimmable' as const] : [])])];
}

/** The things that a spelled word may mean, alone or in a phrase. */
export function thingsMeantBy(word: string, tolerance: Tolerance): string[] {
  const meant = vocabulary.search(wordQuery(word, tolerance, ['word']));
  const found = meant.length > 0 ? meant : vocabulary.search(withoutGenitive(word), { fields: ['latin'] });
  return found.map(({ id }) => String(id));
}

/** `get` of `geter light`, the light of a gate, in Latin letters; shorter is soon another word. */
function withoutGenitive(word: string): string {
  const [, latin = ''] = /^(.{3,})er$/.exec(latinOf(word)) ?? [];
  return latin;
}

/** The things that are called exactly so, in one word. */
export function thingsCalled(word: string): string[] {
  return vocabulary.search(stemOf(word), { fields: ['word'] }).map(({ id }) => String(id));
}

function phrasesFor(thing: Concept): string[] {
  return [...ENGLISH_THINGS[thing], ...BANGLA_THINGS[thing]];
}

/** `tablelamp` is a word for a table lamp, too. */
function wordsFor(thing: Concept) {
  const phrases = phrasesFor(thing).map(spelledWords);
  const words = phrases.flatMap((words) => [...words, words.join('')]);
  return {
    id: thing,
    word: [...new Set([...words, ...words.map(stemOf)])].join(' '),
    latin: [
      ...new Set(
        words
          .filter(isBangla)
          .flatMap((word) => [word, stemOf(word)])
          .map(latinOf),
      ),
    ].join(' '),
  };
}
