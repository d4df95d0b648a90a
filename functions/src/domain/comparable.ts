import { asciiDigits } from './ascii-digits.ts';

/**
 * A text as it is compared with another one, whichever keyboard either was typed on: in lower case, with ASCII digits, and
 * each letter in one form, because a Bangla য় is one character on one keyboard and two on another. What is not seen is
 * left out, and spaces around it.
 */
export function comparable(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}
