import { asciiDigits } from './ascii-digits.ts';
import { asItWasCopied } from './pasted-address.ts';

const FIRST = 1_000;
const PER_LETTER = 9_000;
const LETTERS = 26;
const CODE_OF_A = 65;

/** The number of the order that is `place` orders after the first: A-1000 to A-9999, B-1000 to Z-9999, AA-1000 on. */
export function orderNumberAt(place: number): string {
  return `${lettersOf(Math.floor(place / PER_LETTER))}-${FIRST + (place % PER_LETTER)}`;
}

/**
 * The order number that somebody has typed, with or without its hyphen, with any dash, in any digits, behind a # or alone;
 * undefined for another text.
 */
export function typedOrderNumber(typed: string): string | undefined {
  const [, letters, digits] = /^([a-z]{1,3})[\s\p{Pd}\u2212]*(\d{4})$/iu.exec(plainTyped(typed)) ?? [];
  return letters && `${letters.toUpperCase()}-${digits}`;
}

/** The digits of an order number that were typed without its letters; undefined for another text. */
export function typedOrderDigits(typed: string): string | undefined {
  return /^[\p{Pd}\u2212]?(\d{4})$/u.exec(plainTyped(typed))?.[1];
}

/** Without the sign of a number before it, and what a copied text has behind it. */
function plainTyped(typed: string): string {
  return asItWasCopied(asciiDigits(typed.normalize('NFKC'))).replace(/^[\s#([]+/, '');
}

/** Counts A to Z, AA to AZ, BA on. */
function lettersOf(count: number): string {
  const last = String.fromCharCode(CODE_OF_A + (count % LETTERS));
  return count < LETTERS ? last : lettersOf(Math.floor(count / LETTERS) - 1) + last;
}
