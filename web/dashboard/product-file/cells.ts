import { asciiDigits, plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import {
  SPEC_CHOICES,
  SPEC_FLAGS,
  SPEC_LISTS,
  SPEC_NUMBERS,
  type SpecChoice,
  type SpecFlag,
  type SpecName,
  type SpecNumber,
} from '@aloghor/functions/domain/specs';
import { shop } from '../../shared/shop.config.ts';

/** `1250`, `1,250`, `1,25,000.50`: grouped as here or as elsewhere, with at most two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

const { sign, code } = shop.currency;
const name = shop.currency.name.en;
const MARK = [sign, `${name}.`, name, code].map((mark) => mark.replace(/\W/g, '\\$&')).join('|');
const MARKS = new RegExp(`^(${MARK})|(${MARK}|/[-=])$`, 'gi');

/**
 * The price in a cell, in taka: Bangla or other digits, with or without the currency; undefined if it is not an
 * amount. A comma before the last two digits is not read as a decimal point: that would be a guess.
 */
export function parsePrice(cell: string): number | undefined {
  const amount = asciiDigits(cell.normalize('NFC')).replace(/\s/g, '').replace(MARKS, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}

/** The quantity in a cell, a whole number in Bangla or other digits; undefined if it is not one within the limits. */
export function parseQuantity(cell: string): number | undefined {
  const digits = plainNumber(cell);
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= STOCK_MAXIMUM ? count : undefined;
}

/** The specification in a cell: null for an empty one, undefined if it is no value of this specification. */
export function parseSpec(name: SpecName, cell: string): number | string | string[] | boolean | null | undefined {
  const text = cell.normalize('NFC').trim();
  if (text === '') return null;
  if (isNumber(name)) return parseMeasure(name, text);
  if (isFlag(name)) return parseWhether(text);
  if (isChoice(name)) return codeNamed(SPEC_CHOICES[name], text);
  return parseCodes(SPEC_LISTS[name], text);
}

/** `40`, `40.5`, `৪০.৫`: more than 0, and within the limits of this specification. */
function parseMeasure(name: SpecNumber, text: string): number | undefined {
  const { maximum, decimals } = SPEC_NUMBERS[name];
  const number = Number(plainNumber(text));
  const isExact = Number(number.toFixed(decimals)) === number;
  return number > 0 && number <= maximum && isExact ? number : undefined;
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
export function cellParts(cell: string): string[] {
  return cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const isNumber = (name: SpecName): name is SpecNumber => name in SPEC_NUMBERS;
const isFlag = (name: SpecName): name is SpecFlag => SPEC_FLAGS.some((flag) => flag === name);
const isChoice = (name: Exclude<SpecName, SpecNumber | SpecFlag>): name is SpecChoice => name in SPEC_CHOICES;

/** The allowed codes of a specification that is a choice. */
export function codesOf(name: SpecName): readonly string[] {
  const choices: Partial<Record<SpecName, readonly string[]>> = { ...SPEC_CHOICES, ...SPEC_LISTS };
  return choices[name] ?? [];
}
