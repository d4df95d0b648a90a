import { asciiDigits } from '../domain/ascii-digits.ts';

/** As many characters as a search goes by: what is typed beyond them decides nothing. */
const START_CHARACTERS = 20;

/** As many words of a text as it is found by. */
const WORDS_MAXIMUM = 8;

/**
 * Keys by which a search finds a text: each start of up to 20 characters that begins with one of its first eight
 * words. 'Rahim Uddin' is found by 'rah', by 'rahim ud' and by 'ud'.
 */
export function wordStarts(text: string): string[] {
  const words = wordsOf(text);
  const starts = words.slice(0, WORDS_MAXIMUM).flatMap((_, place) => startsOf(words.slice(place).join(' ')));
  return [...new Set(starts)];
}

/** The starts of each word by itself: fewer keys, and nothing that crosses a space. */
export function singleWordStarts(text: string): string[] {
  return [...new Set(wordsOf(text).slice(0, WORDS_MAXIMUM).flatMap(startsOf))];
}

/** The key of a search for what was typed; '', which no text has, where that holds neither letter nor digit. */
export function startKey(typed: string): string {
  return cut([...wordsOf(typed).join(' ')], START_CHARACTERS);
}

/** All starts of a plain text, the shortest first. */
export function startsOf(plain: string): string[] {
  const characters = [...plain].slice(0, START_CHARACTERS);
  return characters.map((_, place) => cut(characters, place + 1));
}

/**
 * The words of a text as they are compared: in lower case, digits in ASCII, and each letter written in one way,
 * because a Bangla য় is one sign on one keyboard and two on another. Invisible joiners are no part of a word.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '');
  return asciiDigits(plain).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function cut(characters: string[], length: number): string {
  return characters.slice(0, length).join('').trimEnd();
}
