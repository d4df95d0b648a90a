import { asciiDigits, plainNumber } from './ascii-digits.ts';
import { BANGLA_CATEGORIES } from './bangla-categories.ts';
import { CURRENCY_WORDS } from './country.ts';
import type { ChoiceKind, FlagKind, ListKind, NumberKind } from './field-kinds.ts';
import { PICTURES_MAXIMUM } from './limits.ts';
import { isPictureAddress, PICTURE_ADDRESS_MAXIMUM } from './picture-address.ts';
import type { CellKind, CellProblem } from './product-columns.ts';
import { CATEGORY_NAMES, type CategoryName } from './products.ts';
import { isBlank } from './typed-text.ts';

/** `1250`, `1,250`, `1,25,000.50`: grouped as here or as elsewhere, with at most two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

const CURRENCY = CURRENCY_WORDS.map((word) => word.normalize('NFC').replace('.', '\\.')).join('|');
const AROUND_AMOUNT = new RegExp(`^(${CURRENCY})|(${CURRENCY}|/[-=])$`, 'gi');

/**
 * The price in a cell, in taka: Bangla or other digits, with or without the currency; undefined if it is not an
 * amount. A comma before the last two digits is not read as a decimal point: that would be a guess.
 */
export function parsePrice(cell: string): number | undefined {
  const amount = asciiDigits(cell.normalize('NFC')).replace(/\s/g, '').replace(AROUND_AMOUNT, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}

/** What a cell holds, and what is wrong with it: `shown` beside the problem, for others than texts. */
export interface ReadCell {
  value: unknown;
  why?: CellProblem | undefined;
  shown?: string;
}

/** The value of a cell by its kind; null removes it, and undefined sends nothing. */
export function readCell(cell: CellKind, text: string, isNeeded = false): ReadCell {
  if (isNeeded && isBlank(text)) return { value: text, why: 'missing' };
  switch (cell.kind) {
    case 'id':
      return { value: text || undefined };
    case 'text':
      return { value: text, why: lengthProblem(text, cell.maximum) };
    case 'family':
      return { value: text, why: lengthProblem(text, cell.maximum) };
    case 'taka':
      return readPrice(text, cell.maximum);
    case 'categories':
      return readCategories(text);
    case 'picture':
    case 'smallPicture':
      return { value: text, why: addressProblem(text), shown: text };
    case 'pictures':
      return readPictures(text);
    default:
      return readOptional(cell, text);
  }
}

/** A value that a product may lack. */
function readOptional(cell: NumberKind | FlagKind | ChoiceKind | ListKind, text: string): ReadCell {
  if (text === '') return { value: null };
  const value = parseCell(cell, text.normalize('NFC'));
  if (value !== undefined) return { value };
  if ('codes' in cell) return { value, why: 'unknownChoice', shown: `${text} (${cell.codes.join(', ')})` };
  if (cell.kind === 'flag') return { value, why: 'notWhether', shown: text };
  return { value, why: cell.unit === 'pieces' ? 'notCount' : 'notMeasure', shown: text };
}

function parseCell(cell: NumberKind | FlagKind | ChoiceKind | ListKind, text: string) {
  switch (cell.kind) {
    case 'number':
      return parseNumber(cell, text);
    case 'flag':
      return parseWhether(text);
    case 'choice':
      return codeNamed(cell.codes, text);
    case 'list':
      return parseCodes(cell.codes, text);
  }
}

/** `40`, `40.5`, `৪০.৫`, `1,200`: within the limits of its kind; undefined for anything else. */
export function parseNumber({ maximum, decimals, zero }: NumberKind, text: string): number | undefined {
  const digits = plainNumber(text);
  const number = /^(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
  const isExact = Number(number.toFixed(decimals)) === number;
  return isExact && (zero || number > 0) && number <= maximum ? number : undefined;
}

const YES = ['yes', 'true', '1', 'হ্যাঁ'];
const NO = ['no', 'false', '0', 'না'];

function parseWhether(text: string): boolean | undefined {
  const said = asciiDigits(text).toLowerCase();
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : undefined;
}

/** The codes of a cell, separated as categories are; undefined if one is unknown. */
function parseCodes(codes: readonly string[], text: string): string[] | undefined {
  const named = cellParts(text).map((part) => codeNamed(codes, part));
  return named.every((code) => code !== undefined) ? [...new Set(named)] : undefined;
}

function codeNamed(codes: readonly string[], text: string): string | undefined {
  const wanted = text.toLowerCase().replace(/\s+/g, '-');
  return codes.find((code) => code.toLowerCase() === wanted);
}

/** The parts of a cell, separated by semicolons, commas, bars or line breaks. */
function cellParts(cell: string): string[] {
  return cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readPrice(text: string, maximum: number): ReadCell {
  const price = parsePrice(text);
  if (price === undefined) return { value: Number.NaN, why: 'notPrice', shown: text };
  if (price < 0) return { value: price, why: 'negative', shown: text };
  return { value: price, why: price > maximum ? 'tooMuch' : undefined, shown: text };
}

function readCategories(cell: string): ReadCell {
  const found = cellParts(cell).map((name) => ({ name, category: categoryNamed(name) }));
  const unknown = found.filter(({ category }) => !category).map(({ name }) => name);
  return {
    value: [...new Set(found.flatMap(({ category }) => category ?? []))],
    why: unknown.length > 0 ? 'unknownCategory' : undefined,
    shown: unknown.join(', '),
  };
}

function categoryNamed(name: string): CategoryName | undefined {
  const wanted = name.normalize('NFC').toLowerCase();
  return CATEGORY_NAMES.find((category) => [category.toLowerCase(), BANGLA_CATEGORIES[category]].includes(wanted));
}

/** Addresses in their order; none has a space within. */
function readPictures(text: string): ReadCell {
  const addresses = text.split(/\s+/).filter(Boolean);
  const why =
    addresses.length > PICTURES_MAXIMUM - 1
      ? 'tooManyPictures'
      : addresses.map(addressProblem).find((problem) => problem !== undefined);
  return { value: addresses, why, shown: addresses.join(' ') };
}

function addressProblem(address: string): CellProblem | undefined {
  if (address.length > PICTURE_ADDRESS_MAXIMUM) return 'tooLong';
  return address === '' || isPictureAddress(address) ? undefined : 'notAddress';
}

function lengthProblem(text: string, maximum: number): CellProblem | undefined {
  return text.length > maximum ? 'tooLong' : undefined;
}

/** The cell of a value by its kind; importing it again changes nothing. */
export function writeCell({ kind }: CellKind, value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (kind === 'pictures')
    return (value as { img: string }[])
      .slice(1)
      .map(({ img }) => img)
      .join('\n'); // a cast: by its kind
  if (kind === 'flag') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'number' ? value : String(value);
}
