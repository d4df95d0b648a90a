import * as z from 'zod/mini';
import { translatedNames } from '../contract/translations.ts';
import { asciiDigits } from '../domain/ascii-digits.ts';
import { isNational, nationalNumber, plainMobileNumber } from '../domain/mobile-number.ts';
import { districtNamed, thanaOf } from '../domain/places.ts';
import { singleWordStarts, startKey, startsOf, wordStarts, wordsOf } from '../platform/search/word-starts.ts';

/** Each key is an index entry, and is sent to the order's owner with the document. */
const KEYS_MAXIMUM = 240;

/** Characters of a stored key. What a search compares beyond them is looked for in the orders that it has read. */
const KEY_CHARACTERS = 6;

const LAST_DIGITS = 4;

/** The fields of a document that its keys are built from. */
const SearchedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.optional(z.string()),
  mobileNumber: z.string(),
  place: z.optional(z.object({ district: z.string(), thana: z.optional(z.string()) })),
  deliveryAddress: z.optional(z.string()),
  lines: z.array(z.object({ name: z.string(), ...translatedNames })),
});

type Searched = Omit<z.infer<typeof SearchedOrder>, '_id'>;

/**
 * The stored search keys of an order: the beginnings of all that it is found by. When there are too many, keys specific to
 * this order come first.
 */
export function searchKeys(id: string, order: Searched): string[] {
  return [...new Set(foundBy(id, order).map(storedKey))].slice(0, KEYS_MAXIMUM);
}

/** The stored key under which a search for this key looks. */
export function storedKey(key: string): string {
  return [...key].slice(0, KEY_CHARACTERS).join('').trimEnd();
}

/** Whether a search for this key finds the order; a malformed one is left to the reply, which logs it. */
export function isFoundBy(order: object, key: string): boolean {
  const { data } = SearchedOrder.safeParse(order);
  return !data || foundBy(data._id, data).includes(key);
}

/**
 * What an order is found by: prefixes of its id, of its short number with and without hyphen, of its mobile number, and of each word
 * of its buyer's and products' names, in every language; the last four and more digits of the mobile number; the words of its place and
 * address from three letters on, and each two that stand together. The keys specific to this order come first, and prefixes of single
 * words of all products before those of several words.
 */
function foundBy(
  id: string,
  { number: orderNumber, name = '', mobileNumber, place, deliveryAddress = '', lines }: Searched,
): string[] {
  const translated = lines.flatMap(({ translations = {} }) => Object.values(translations).map((texts) => texts.name));
  const products = [...lines.map((line) => line.name), ...translated];
  return [
    ...startsOf(id.toLowerCase()),
    ...orderNumberKeys(orderNumber.toLowerCase()),
    ...mobileNumberKeys(mobileNumber),
    ...wordStarts(name),
    ...placeKeys(place),
    ...addressKeys(deliveryAddress),
    ...products.flatMap(singleWordStarts),
    ...products.flatMap(wordStarts),
  ];
}

/** What a search for this text compares; undefined for an empty text. */
export function searchKey(typed: string): string | undefined {
  const text = asciiDigits(
    typed
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  ).replace(/^#\s*/, '');
  if (text === '') return undefined;
  return startKey(isMobileNumberStart(text) ? mobileNumberKey(text) : text);
}

/** A search compares `a-10` as `a 10`, and `a10` as it is. */
function orderNumberKeys(orderNumber: string): string[] {
  const [letters, digits] = orderNumber.split('-');
  return digits ? [...startsOf(`${letters} ${digits}`), ...startsOf(`${letters}${digits}`), digits] : [];
}

function mobileNumberKeys(mobileNumber: string): string[] {
  const digits = digitsIn(mobileNumber);
  const national = nationalNumber(plainMobileNumber(mobileNumber));
  const main = isNational(national) ? national : digits;
  const ends = [...main].map((_, from) => main.slice(from)).filter((end) => end.length >= LAST_DIGITS);
  return [...startsOf(main), ...ends];
}

/**
 * The first or last digits of a mobile number. The country's code becomes the zero of the national form; `8801` alone, without a plus, may
 * be the last four digits of a number.
 */
function mobileNumberKey(typed: string): string {
  const digits = digitsIn(plainMobileNumber(typed));
  const isBegun = typed.startsWith('+') || digits.length !== LAST_DIGITS;
  return isBegun ? digits.replace(/^(880|88?$)(?=1|$)/, '0') : digits;
}

function placeKeys(place: Searched['place']): string[] {
  if (!place) return [];
  const district: Record<string, string> = districtNamed(place.district)?.names ?? { en: place.district };
  const thana: Record<string, string> = thanaOf(place)?.names ?? {};
  return [...Object.values(district), ...Object.values(thana)].flatMap(singleWordStarts).filter(isWordStart);
}

/** Words of an address that count. */
const ADDRESS_WORDS = 16;

/** `house 5`, `road 12`, and the beginnings of longer words. */
function addressKeys(address: string): string[] {
  const words = wordsOf(address).slice(0, ADDRESS_WORDS);
  const pairs = words.slice(1).map((word, at) => startKey(`${words[at]} ${word}`));
  return [...words.flatMap(startsOf).filter(isWordStart), ...pairs];
}

/** Shorter ones find too many orders to be of use. */
const WORD_START = 3;

function isWordStart(start: string): boolean {
  return [...start].length >= WORD_START;
}

/** Whether it is only a mobile number, or the start of one, with the usual separators. */
function isMobileNumberStart(text: string): boolean {
  return /^[+(]*\d[\d\s().-]*$/.test(text);
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
