import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { type BrandSettings, shopName } from '@aloghor/functions/domain/brand';
import { BUYERS_LANGUAGE } from '@aloghor/functions/domain/country';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../../shared/lib/language.ts';
import { placeName } from '../../../shared/lib/place-name.ts';
import { type Named, nameOf } from '../../../shared/lib/product-texts.ts';
import type { PrintMessages } from '../../messages/en/print.ts';

/** The languages of a printout. */
export type PrintLanguage = LanguageCode | 'both';
export const PRINT_LANGUAGES: readonly PrintLanguage[] = [...LANGUAGES, 'both'];

/** The languages of a printout in both. */
const BOTH: LanguageCode[] = [DEFAULT_LANGUAGE, BUYERS_LANGUAGE];

/** The languages and messages of a printout. The dashboard around it may be in another language. */
export interface PrintLocale {
  languages: LanguageCode[];
  messages: PrintMessages;
}

/** @throws when the messages cannot be loaded */
export async function loadPrintLocale(chosen: PrintLanguage): Promise<PrintLocale> {
  const languages = chosen === 'both' ? BOTH : [chosen];
  const loaded = await Promise.all(languages.map(printMessagesIn));
  return { languages, messages: loaded.reduce(combine) };
}

/** A printout has a language of its own, whatever the page's is: its messages are loaded when something is printed. */
const PRINT_MESSAGES = import.meta.glob<{ print: PrintMessages }>('../../messages/*/print.ts');

/** In English, where the language has none. @throws when they cannot be loaded */
async function printMessagesIn(language: LanguageCode): Promise<PrintMessages> {
  const load = PRINT_MESSAGES[`../../messages/${language}/print.ts`];
  return load ? (await load()).print : printMessagesIn(DEFAULT_LANGUAGE);
}

type Text = string | ((number: number) => string);

function combine(first: PrintMessages, second: PrintMessages): PrintMessages {
  const texts: Record<string, Text> = second;
  const both = Object.entries<Text>(first).map(([name, text]) => [name, joinTexts(text, texts[name] ?? '')]);
  return Object.fromEntries(both); // of the same names
}

function joinTexts(text: Text, other: Text): Text {
  const say = (one: Text, number: number) => (typeof one === 'string' ? one : one(number));
  return typeof text === 'string' ? `${text} · ${other}` : (number) => `${text(number)} · ${say(other, number)}`;
}

/** The language of digits and sums; a printout in both languages has them only once. */
export function digitsLanguage({ languages: [first = 'en'] }: PrintLocale): LanguageCode {
  return first;
}

/** A text in each language of the printout; once where it is the same. */
function inEachLanguage({ languages }: PrintLocale, say: (language: LanguageCode) => string): string {
  return [...new Set(languages.map(say))].join(' · ');
}

/** The shop's name in the languages of the printout. */
export function printedShopName(locale: PrintLocale, brand: BrandSettings): string {
  return inEachLanguage(locale, (language) => shopName(brand, language));
}

/** The name of a product in the languages of the printout, behind its article number: a narrow slip cuts the end. */
export function printedName(locale: PrintLocale, product: Named & { article?: string | undefined }): string {
  const names = inEachLanguage(locale, (language) => nameOf(product, language));
  return [product.article, names].filter(Boolean).join(' · ');
}

/** The delivery area in each language of the printout; empty if the order has none. */
export function printedArea(locale: PrintLocale, { place }: Pick<PackingOrder, 'place'>): string {
  return place ? inEachLanguage(locale, (language) => placeName(place, language)) : '';
}

/** The name of a district in each language of the printout. */
export function printedDistrict(locale: PrintLocale, district: string): string {
  return inEachLanguage(locale, (language) => placeName({ district }, language));
}

interface SlipPaper {
  /** How many slips stand on one sheet. */
  slips: number;
  /** How many lines of an order fit on a slip. */
  lines: number;
  /** The same, where a courier's number and bar code stand on it, too. */
  linesBesideLabel: number;
}

/** The paper of slips: A4 with four to cut apart, an A6 label each, or a roll of a thermal printer. */
export const SLIP_PAPERS = {
  a4: { slips: 4, lines: 10, linesBesideLabel: 7 },
  a6: { slips: 1, lines: 6, linesBesideLabel: 3 },
  thermal80: { slips: 1, lines: 10, linesBesideLabel: 10 },
  thermal58: { slips: 1, lines: 10, linesBesideLabel: 10 },
} as const satisfies Record<string, SlipPaper>;

export type SlipFormat = keyof typeof SLIP_PAPERS;
export const SLIP_FORMATS = Object.keys(SLIP_PAPERS) as SlipFormat[]; // a cast: Object.keys returns strings
