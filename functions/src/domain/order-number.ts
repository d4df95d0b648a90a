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
 * The order number that somebody has typed, with or without its hyphen, with any dash, in any digits, behind a # or a label,
 * or alone; undefined for another text.
 */
export function typedOrderNumber(typed: string): string | undefined {
  const plain = plainTyped(typed);
  const [, letters, digits] = NUMBER.exec(plain) ?? NUMBER.exec(plain.replace(LABEL, '')) ?? [];
  return letters && `${letters.toUpperCase()}-${digits}`;
}

const NUMBER = /^([a-z]{1,3})[\s._/\p{Pd}\u2212]*(\d{4})$/iu;

/** The digits of an order number that were typed without its letters; undefined for another text. */
export function typedOrderDigits(typed: string): string | undefined {
  return /^[\p{Pd}\u2212]?(\d{4})$/u.exec(plainTyped(typed).replace(LABEL, ''))?.[1];
}

/** What people write before a number: `Order no: `, `অর্ডার নম্বর `. */
const LABEL = /^(?:(?:my|order|number|no|id|আমার|অর্ডার|নম্বর|নাম্বার|নং)(?!\p{L}|(?!ঃ)\p{M})[\s.:#ঃ\p{Pd}]*)+/iu;

/** Without the sign of a number before it, and what a copied text has around it. */
function plainTyped(typed: string): string {
  const plain = asItWasCopied(asciiDigits(typed.replaceAll('№', '#').normalize('NFKC')));
  return plain.replace(/^[\s#([{<"'“‘*_]+/, '').replace(/[\s#]+$/, '');
}

/** Numbers that an instance of the function reserves at once, so that the counter is not written with every order. */
export const NUMBERS_RESERVED = 20;

/** Ten instances may run, and twice as many while a new version takes their place. */
const INSTANCES_MAXIMUM = 20;

/**
 * Among so many newest orders is the one with the largest number: the others hold at most as many numbers below it in
 * their memory.
 */
export const NEWEST_ORDERS = INSTANCES_MAXIMUM * NUMBERS_RESERVED + 1;

/**
 * The first place whose number no order has, by the numbers of the newest orders: what the counter of a shop was at
 * least. Instances may have reserved numbers behind it: `isRunning` leaves those out too.
 */
export function firstFreePlace(newest: readonly (string | undefined)[], isRunning: boolean): number {
  const places = newest.flatMap((orderNumber = '') => placeOf(orderNumber) ?? []);
  if (places.length === 0) return 0;
  return Math.max(...places) + 1 + (isRunning ? INSTANCES_MAXIMUM * NUMBERS_RESERVED : 0);
}

/** The opposite of `orderNumberAt`; undefined for a text that is no order number. */
function placeOf(orderNumber: string): number | undefined {
  const [, letters, digits] = /^([A-Z]+)-(\d{4})$/.exec(orderNumber) ?? [];
  if (!letters) return undefined;
  const count = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_OF_A + 1, 0) - 1;
  return count * PER_LETTER + Number(digits) - FIRST;
}

/** How much a counter has counted; undefined for one that is lost, or is no number. */
export function countedBy(next: unknown): number | undefined {
  return typeof next === 'number' && Number.isSafeInteger(next) && next >= 0 ? next : undefined;
}

/** Counts A to Z, AA to AZ, BA on. */
function lettersOf(count: number): string {
  const last = String.fromCharCode(CODE_OF_A + (count % LETTERS));
  return count < LETTERS ? last : lettersOf(Math.floor(count / LETTERS) - 1) + last;
}
