import { asciiDigits, plainNumber } from './ascii-digits.ts';
import type { Category } from './categories.ts';
import { comparable } from './comparable.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import type { CellKind, OptionalCell } from './product-columns.ts';
import type { Unit } from './product-fields.ts';
import { isBlank, withoutInvisible } from './typed-text.ts';
import { writtenTaka } from './written-taka.ts';

/**
 * The value of a cell by its kind; null for one that is removed. What cannot be read stays the text, and the contract
 * says what is wrong with it. `categories`: those of the shop.
 */
export function readCell(cell: CellKind, typed: string, categories: readonly Category[]): unknown {
  const text = isBlank(typed) ? '' : typed.trim();
  switch (cell.kind) {
    case 'id':
      return text || undefined;
    case 'text':
    case 'family':
    case 'picture':
    case 'smallPicture':
      return text;
    case 'pictures':
      return addressesIn(text);
    case 'taka':
      return writtenTaka(text) ?? text;
    case 'optionalTaka':
      return text === '' ? null : (writtenTaka(text) ?? text);
    case 'categories':
      return readParts(text, (part) => categoryNamed(categories, part));
    case 'number':
    case 'article':
    case 'label':
    case 'flag':
    case 'choice':
    case 'list':
      return text === '' ? null : readOptional(cell, text);
  }
}

type CodedCell = Extract<OptionalCell, { codes: readonly string[] }>;

function readOptional(cell: OptionalCell, text: string): unknown {
  switch (cell.kind) {
    case 'number':
      return readNumber(cell, text);
    case 'article':
    case 'label':
      return text;
    case 'flag':
      return readFlag(text);
    case 'choice':
      return codeNamed(cell, text);
    case 'list':
      return readParts(text, (part) => codeNamed(cell, part));
  }
}

/** The cell of a value by its kind; reading it again gives the same value. A category has its English label. */
export function writeCell({ kind }: CellKind, value: unknown, categories: readonly Category[]): string | number {
  if (value === undefined || value === null) return '';
  if (kind === 'categories') return labelled(value as string[], categories).join('; '); // a cast: by its kind
  if (kind === 'pictures')
    return (value as { img: string }[]) // a cast: by its kind
      .slice(1)
      .map(({ img }) => img)
      .join('\n');
  if (kind === 'flag') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'number' ? value : String(value);
}

/** Between addresses: spaces, or a separator before something that begins like one. An address may hold a comma itself. */
const BETWEEN_ADDRESSES = /\s*[,;|]\s*(?=https?:\/\/|\/|$)|\s+/i;

/** The addresses in a cell, in their order. */
export function addressesIn(text: string): string[] {
  return withoutInvisible(text).split(BETWEEN_ADDRESSES).filter(Boolean);
}

/** What people write behind a number, and how many of the unit one of it is. */
const UNIT_WORDS = {
  pieces: unitWords({ 1: 'pc pcs piece pieces টি টা পিস' }),
  grams: unitWords({ 1: 'g gm gms gram grams গ্রাম', 1000: 'kg kgs kilogram kilograms কেজি' }),
  cm: unitWords({
    1: 'cm cms centimetres centimeters সেমি',
    0.1: 'mm মিমি',
    100: 'm metre metres meter meters মিটার',
    2.54: `in inch inches " ″ '' ইঞ্চি`,
    30.48: 'ft foot feet ফুট ফিট',
  }),
  watt: unitWords({ 1: 'w watt watts ওয়াট' }),
  volt: unitWords({ 1: 'v volt volts ভোল্ট' }),
  bulbs: unitWords({ 1: 'bulb bulbs pc pcs বাল্ব টি টা' }),
  lumen: unitWords({ 1: 'lm lumen lumens লুমেন' }),
  kelvin: unitWords({ 1: 'k kelvin কেলভিন' }),
  months: unitWords({ 1: 'month months মাস', 12: 'year years yr yrs বছর' }),
} satisfies Record<Unit, ReadonlyMap<string, number>>;

function unitWords(words: Record<number, string>): ReadonlyMap<string, number> {
  const all = Object.entries(words).flatMap(([factor, named]) =>
    named.split(' ').map((word) => [word.normalize('NFC'), Number(factor)] as const),
  );
  return new Map(all);
}

const WITH_UNIT = /^(.*[\d.])\s*([^\d.\s]\D*?)\.?$/u;

/** Where three digits follow a point, it may separate thousands. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

/** `40`, `40.50`, `৪০.৫`, `1,200`, `12 pcs`, `9W`; `2.5 kg` and `56"` are converted, as exactly as the field has it. */
function readNumber({ unit, decimals }: { unit: Unit; decimals: number }, text: string): number | string {
  const [, typed = text, word] = WITH_UNIT.exec(asciiDigits(withoutInvisible(text.normalize('NFC')))) ?? [];
  const factor = word === undefined ? 1 : UNIT_WORDS[unit].get(word.toLowerCase());
  const digits = plainNumber(typed);
  const isNumber = /^(\d+\.?\d*|\.\d+)$/.test(digits) && !(factor === 1 && AMBIGUOUS.test(digits));
  if (!factor || !isNumber) return text;
  return factor === 1 ? Number(digits) : Number((Number(digits) * factor).toFixed(decimals));
}

const YES = ['yes', 'y', 'true', '1', 'হ্যাঁ'].map(comparable);
const NO = ['no', 'n', 'false', '0', 'না'].map(comparable);

function readFlag(text: string): boolean | string {
  const said = comparable(text);
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : text;
}

/** The parts of a cell without duplicates, separated by semicolons, commas, bars or line breaks. */
function readParts(text: string, read: (part: string) => string): string[] {
  const parts = text.split(/[;,|\n]/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean).map(read))];
}

/** By itself, or by what it is called in any language. */
function codeNamed({ codes, names }: CodedCell, text: string): string {
  const wanted = comparable(text);
  const isCalled = (name: string) => comparable(name) === wanted;
  const isMeant = (code: string) =>
    code.toLowerCase() === wanted.replace(/\s+/g, '-') || names.get(code)?.some(isCalled);
  return codes.find(isMeant) ?? text;
}

/** By its label in any language or else its name, also behind those above it, as in `Lighting > Table Lamp`. */
function categoryNamed(categories: readonly Category[], text: string): string {
  const wanted = comparable(text.split('>').at(-1) ?? text);
  const isWanted = (name: string) => comparable(name) === wanted;
  const found =
    categories.find(({ label }) => Object.values(label).some(isWanted)) ??
    categories.find(({ name }) => isWanted(name));
  return found?.name ?? text;
}

function labelled(names: readonly string[], categories: readonly Category[]): string[] {
  return names.map((name) => categories.find((one) => one.name === name)?.label[DEFAULT_LANGUAGE] ?? name);
}
