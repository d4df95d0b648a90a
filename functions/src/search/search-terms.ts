import { foldLatin, inLatin } from '../domain/bangla-in-latin.ts';
import { foldBangla } from '../domain/bangla-spelling.ts';
import { wordsOf } from '../platform/search/word-starts.ts';

/** Shorter words stay as they are. */
const STEM_MINIMUM = 4;

/** The minimum length of a Bangla word without its ending. */
const BANGLA_STEM = /^(.{3,}?)(?:গুলো|গুলি|গুলা|সমুহ|ের|টি|টা|(?<=[ািুেো])র)$/u;

/** The words of a text, in the spelling that a search compares. */
export function spelledWords(text: string): string[] {
  return wordsOf(text.replace(/['’]/g, '')).map(spelled);
}

/** `ঝাড়` and `ঝার`, `ল্যাম্প` and `লেম্প` sound alike to many. */
function spelled(word: string): string {
  return foldBangla(word)
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/\u09cdযা/g, 'ে');
}

/** A spelled word without its plural, or the ending of a Bangla one. */
export function stemOf(word: string): string {
  if (word.length < STEM_MINIMUM) return word;
  if (isBangla(word)) return word.replace(BANGLA_STEM, '$1');
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|sh|ch|x)es$|(?<![siu])s$/, '');
}

/** A spelled word as it is compared with one of Bangla in Latin letters. */
export function latinOf(word: string): string {
  return foldLatin(isBangla(word) ? inLatin(word) : word);
}

export function isBangla(word: string): boolean {
  return /\p{Script=Bengali}/u.test(word);
}
