import type { Order } from '@aloghor/functions/contract/orders';
import type { LanguageCode } from '../../../shared/lib/language.ts';
import { placeName } from '../../../shared/lib/place-name.ts';
import type { PrintMessages } from '../../messages/en/print.ts';

/** What paper can be written in. */
export const PRINT_LANGUAGES = ['en', 'bn', 'both'] as const;
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number];

/** What papers are written with. The dashboard around them may be in another language. */
export interface PrintLocale {
  languages: LanguageCode[];
  messages: PrintMessages;
}

/** @throws when the words do not come */
export async function loadPrintLocale(chosen: PrintLanguage): Promise<PrintLocale> {
  const languages: LanguageCode[] = chosen === 'both' ? ['en', 'bn'] : [chosen];
  const loaded = await Promise.all(languages.map((language) => PRINT_MESSAGES[language]()));
  return { languages, messages: loaded.map(({ print }) => print).reduce(combine) };
}

/** A printout has a language of its own, whatever the page's is: its messages are loaded when something is printed. */
const PRINT_MESSAGES: Record<LanguageCode, () => Promise<{ print: PrintMessages }>> = {
  en: () => import('../../messages/en/print.ts'),
  bn: () => import('../../messages/bn/print.ts'),
};

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

/** The language of its digits and sums: one is enough, and both would be noise. */
export function digitsLanguage({ languages: [first = 'en'] }: PrintLocale): LanguageCode {
  return first;
}

/** What is said in each language of the paper, once where it is the same. */
export function inEachLanguage({ languages }: PrintLocale, say: (language: LanguageCode) => string): string {
  return [...new Set(languages.map(say))].join(' · ');
}

/** The name of a product; where the paper is in both languages, in both that it has. */
export function printedName(
  locale: PrintLocale,
  { name, nameBn }: { name: string; nameBn?: string | undefined },
): string {
  return inEachLanguage(locale, (language) => (language === 'bn' && nameBn) || name);
}

/** Where an order goes, in each language of the paper; empty where it does not say. */
export function printedArea(locale: PrintLocale, { place }: Pick<Order, 'place'>): string {
  return place ? inEachLanguage(locale, (language) => placeName(place, language)) : '';
}

/** The paper that slips go on: four on a sheet to cut, or a label each. */
export const SLIP_FORMATS = ['a4', 'a6'] as const;
export type SlipFormat = (typeof SLIP_FORMATS)[number];
