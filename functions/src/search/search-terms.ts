import { asciiDigits } from '../domain/ascii-digits.ts';
import { foldLatin, inLatin } from '../domain/bangla-in-latin.ts';
import { foldBangla } from '../domain/bangla-spelling.ts';
import { wordsOf } from '../platform/search/word-starts.ts';

/** Shorter words stay as they are. */
const STEM_MINIMUM = 4;

/** The minimum length of a Bangla word without its ending. */
const BANGLA_STEM = /^(.{3,}?)(?:গুলো|গুলি|গুলা|সমুহ|ের|টি|টা|(?<=[ািুেো])র)$/u;

/** `56"`, `56 inches` and `৫৬ ইঞ্চি`, once its digits are ASCII. */
const INCHES = /(\d)\s*-?\s*(?:"|[″“”]|''|’’|(?:inch(?:es)?|inchi|ইঞ্চির?|ইঞ্চ)(?![\p{L}\p{M}]))/giu;

const CENTIMETRES = /(\d)\s*-?\s*(?:cms?|centimet(?:er|re)s?|সেমি|সে\.?মি\.?|সেন্টিমিটার)(?![\p{L}\p{M}])/giu;

const METRES = /(\d)\s*-?\s*(?:m|met(?:er|re)s?|mitar|মি|মিটার(?:ের)?)(?![\p{L}\p{M}])/giu;

/** The words of a text, in the spelling that a search compares; a size is one word. */
export function spelledWords(text: string): string[] {
  const measured = asciiDigits(text.normalize('NFC'))
    .replace(INCHES, '$1inch ')
    .replace(CENTIMETRES, '$1cm ')
    .replace(METRES, '$1metre ');
  return wordsOf(measured.replace(/['’]/g, '')).map(spelled);
}

/** `ঝাড়` and `ঝার`, `ল্যাম্প` and `লেম্প` sound alike to many; `lite` is a light, also in `spotlite`. */
function spelled(word: string): string {
  return foldBangla(word)
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/\u09cdযা/g, 'ে')
    .replace(/(?:lite|lyt|lait)(s?)$/, 'light$1')
    .replace(/^nite/, 'night');
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

/** What a text is found by. */
export interface Terms {
  stems: string[];
  /** Of the Bangla words. */
  latin: string[];
}

export function termsOf(texts: string[]): Terms {
  const words = [...new Set(texts.flatMap(spelledWords))];
  return { stems: words.map(stemOf), latin: words.filter(isBangla).map(latinOf) };
}
