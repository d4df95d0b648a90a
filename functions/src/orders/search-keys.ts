import * as z from 'zod/mini';
import { asciiDigits } from '../domain/ascii-digits.ts';
import { plainMobileNumber } from '../domain/mobile-number.ts';
import { singleWordStarts, startKey, startsOf, wordStarts } from '../search/word-starts.ts';
import { localNumber } from './is-same-number.ts';

/** Each is an entry of an index, and the order's owner is sent all of them. */
const KEYS_MAXIMUM = 300;

const LAST_DIGITS = 4;

/** What of a document the keys are made of. */
export const SearchedOrder = z.object({
  _id: z.string(),
  name: z.optional(z.string()),
  mobileNumber: z.string(),
  lines: z.array(z.object({ name: z.string() })),
});

type Searched = Omit<z.infer<typeof SearchedOrder>, '_id'>;

/**
 * What an order is found by: the start of its id, of its number in any of its shapes, of any word of its buyer's name
 * and of its products' names, and the number's last four digits. Of very many, those come first that belong to this
 * order alone, and the words of all products come before what crosses from one word into the next.
 */
export function searchKeys(id: string, { name = '', mobileNumber, lines }: Searched): string[] {
  const products = lines.map((line) => line.name);
  const keys = [
    ...startsOf(id.toLowerCase()),
    ...numberKeys(mobileNumber),
    ...wordStarts(name),
    ...products.flatMap(singleWordStarts),
    ...products.flatMap(wordStarts),
  ];
  return [...new Set(keys)].slice(0, KEYS_MAXIMUM);
}

/** The key of all orders that were searched for with this text; undefined when nothing was typed. */
export function searchKey(typed: string): string | undefined {
  const text = asciiDigits(typed.trim());
  if (text === '') return undefined;
  return startKey(isNumber(text) ? digitsIn(plainMobileNumber(text)) : text);
}

function numberKeys(mobileNumber: string): string[] {
  const digits = digitsIn(mobileNumber);
  const local = localNumber(plainMobileNumber(mobileNumber));
  const shapes = isLocal(local) ? [local, `88${local}`, digits] : [digits];
  return [...shapes.flatMap(startsOf), digits.slice(-LAST_DIGITS)];
}

/** A number of Bangladesh, as it is dialled at home. */
function isLocal(number: string): boolean {
  return /^01\d{9}$/.test(number);
}

/** Nothing but a number, or its beginning, with the signs that people write between its digits. */
function isNumber(text: string): boolean {
  return /^\+?\d[\d\s-]*$/.test(text);
}

function digitsIn(number: string): string {
  return number.replace(/\D/g, '');
}
