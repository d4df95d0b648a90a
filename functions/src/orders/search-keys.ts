import * as z from 'zod/mini';
import { translatedNames } from '../contract/translations.ts';
import { asciiDigits } from '../domain/ascii-digits.ts';
import { internationalNumber, isNational, nationalNumber, plainMobileNumber } from '../domain/mobile-number.ts';
import { singleWordStarts, startKey, startsOf, wordStarts } from '../platform/search/word-starts.ts';

/** Each key is an index entry, and is sent to the order's owner with the document. */
const KEYS_MAXIMUM = 320;

const LAST_DIGITS = 4;

/** The fields of a document that its keys are built from. */
export const SearchedOrder = z.object({
  _id: z.string(),
  number: z.optional(z.string()),
  name: z.optional(z.string()),
  mobileNumber: z.string(),
  lines: z.array(z.object({ name: z.string(), ...translatedNames })),
});

type Searched = Omit<z.infer<typeof SearchedOrder>, '_id'>;

/**
 * The search keys of an order: prefixes of its id, of its short number with and without hyphen, of its mobile number in any notation, and of each word of its buyer's and
 * products' names, in every language, and the mobile number's last four digits. When there are too many, keys specific to this order come first,
 * and prefixes of single words of all products before those of several words.
 */
export function searchKeys(
  id: string,
  { number: orderNumber = '', name = '', mobileNumber, lines }: Searched,
): string[] {
  const translated = lines.flatMap(({ translations = {} }) => Object.values(translations).map((texts) => texts.name));
  const products = [...lines.map((line) => line.name), ...translated];
  const keys = [
    ...startsOf(id.toLowerCase()),
    ...orderNumberKeys(orderNumber.toLowerCase()),
    ...mobileNumberKeys(mobileNumber),
    ...wordStarts(name),
    ...products.flatMap(singleWordStarts),
    ...products.flatMap(wordStarts),
  ];
  return [...new Set(keys)].slice(0, KEYS_MAXIMUM);
}

/** The key that a search for this text looks up; undefined for an empty text. */
export function searchKey(typed: string): string | undefined {
  const text = asciiDigits(typed.trim());
  if (text === '') return undefined;
  return startKey(isMobileNumberStart(text) ? digitsIn(plainMobileNumber(text)) : text);
}

/** A search compares `a-10` as `a 10`, and `a10` as it is. */
function orderNumberKeys(orderNumber: string): string[] {
  const [letters, digits] = orderNumber.split('-');
  return digits ? [...startsOf(`${letters} ${digits}`), ...startsOf(`${letters}${digits}`), digits] : [];
}

function mobileNumberKeys(mobileNumber: string): string[] {
  const digits = digitsIn(mobileNumber);
  const national = nationalNumber(plainMobileNumber(mobileNumber));
  const shapes = isNational(national) ? [national, internationalNumber(national), digits] : [digits];
  return [...shapes.flatMap(startsOf), digits.slice(-LAST_DIGITS)];
}

/** Whether it is only a mobile number, or the start of one, with the usual separators. */
function isMobileNumberStart(text: string): boolean {
  return /^[+(]*\d[\d\s().-]*$/.test(text);
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
