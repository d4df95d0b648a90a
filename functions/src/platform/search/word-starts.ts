import { asciiDigits } from '../../domain/ascii-digits.ts';

/** Characters that a search compares: the rest of what is typed is ignored. */
const START_CHARACTERS = 20;

/** Words of a text that it is found by. */
const WORDS_MAXIMUM = 8;

/**
 * The search keys of a text: from each of its first eight words on, all prefixes of up to 20 characters. 'Rahim Uddin'
 * is found by 'rah', by 'rahim ud' and by 'ud'.
 */
export function wordStarts(text: string): string[] {
  const words = wordsOf(text);
  const starts = words.slice(0, WORDS_MAXIMUM).flatMap((_, place) => startsOf(words.slice(place).join(' ')));
  return [...new Set(starts)];
}

/** The prefixes of each word alone: fewer keys, none of which crosses a space. */
export function singleWordStarts(text: string): string[] {
  return [...new Set(wordsOf(text).slice(0, WORDS_MAXIMUM).flatMap(startsOf))];
}

/** The key that a typed text searches for; '', which no text has, when it has neither letter nor digit. */
export function startKey(typed: string): string {
  return cut([...wordsOf(typed).join(' ')], START_CHARACTERS);
}

/** All prefixes of a normalised text, shortest first. */
export function startsOf(plain: string): string[] {
  const characters = [...plain].slice(0, START_CHARACTERS);
  return characters.map((_, place) => cut(characters, place + 1));
}

/**
 * The normalised words of a text: in lower case, with ASCII digits, Latin letters without accents, and each letter in one
 * Unicode form, because a Bangla য় is one code point on one keyboard and two on another. Invisible characters are dropped.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase();
  return asciiDigits(plain).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function cut(characters: string[], length: number): string {
  return characters.slice(0, length).join('').trimEnd();
}
