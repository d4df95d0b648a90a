import { BANGLA_BESIDE, BANGLA_GENERAL } from '../domain/search-words/bangla.ts';
import { ENGLISH_BESIDE, ENGLISH_GENERAL } from '../domain/search-words/english.ts';
import { latinOf, spelledWords, stemOf } from './search-terms.ts';

/** Words of a search that count: each costs time. */
const WORDS_MAXIMUM = 8;

const isBeside = isOneOf(ENGLISH_BESIDE, BANGLA_BESIDE);
const isGeneral = isOneOf(ENGLISH_GENERAL, BANGLA_GENERAL);

/**
 * The spelled words of a text that say what is searched for; none where it is anything that the shop sells. Words such as
 * "price" count where nothing else is typed.
 */
export function searchedWords(typed: string): string[] | 'anything' {
  const words = [...new Set(spelledWords(typed))];
  const wanted = words.filter((word) => !isBeside(word));
  if (wanted.length === 0) return words.slice(0, WORDS_MAXIMUM);
  const special = wanted.filter((word) => !isGeneral(word));
  return special.length > 0 ? special.slice(0, WORDS_MAXIMUM) : 'anything';
}

/** Whether a spelled word is one of these, of which those in Bangla may be typed in Latin letters. */
function isOneOf(english: string[], bangla: string[]): (word: string) => boolean {
  const spelled = bangla.flatMap(spelledWords);
  const known = new Set([...english, ...spelled]);
  const latin = new Set(spelled.map(latinOf));
  return (word) => known.has(word) || known.has(stemOf(word)) || (/[a-z]/.test(word) && latin.has(latinOf(word)));
}
