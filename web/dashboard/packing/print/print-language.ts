import type { LanguageCode } from '../../../shared/lib/language.ts';
import { PAPER_WORDS, type PaperWords } from '../../messages/print-messages.ts';

/** What paper can be written in. */
export const PAPER_LANGUAGES = ['en', 'bn', 'both'] as const;
export type PrintLanguage = (typeof PAPER_LANGUAGES)[number];

/** What papers are written with. The dashboard around them may be in another language. */
export interface Pen {
  languages: LanguageCode[];
  words: PaperWords;
}

/** @throws when the words do not come */
export async function takePen(chosen: PrintLanguage): Promise<Pen> {
  const languages: LanguageCode[] = chosen === 'both' ? ['en', 'bn'] : [chosen];
  const loaded = await Promise.all(languages.map((language) => PAPER_WORDS[language]()));
  return { languages, words: loaded.map(({ paper }) => paper).reduce(inBoth) };
}

type Text = string | ((number: number) => string);

function inBoth(first: PaperWords, second: PaperWords): PaperWords {
  const texts: Record<string, Text> = second;
  const both = Object.entries<Text>(first).map(([name, text]) => [name, beside(text, texts[name] ?? '')]);
  return Object.fromEntries(both); // of the same names
}

function beside(text: Text, other: Text): Text {
  const say = (one: Text, number: number) => (typeof one === 'string' ? one : one(number));
  return typeof text === 'string' ? `${text} · ${other}` : (number) => `${text(number)} · ${say(other, number)}`;
}

/** The language of its digits and sums: one is enough, and both would be noise. */
export function digitsOf({ languages: [first = 'en'] }: Pen): LanguageCode {
  return first;
}

/** What is said in each language of the paper, once where it is the same. */
export function inEach({ languages }: Pen, say: (language: LanguageCode) => string): string {
  return [...new Set(languages.map(say))].join(' · ');
}

/** The name of a product; where the paper is in both languages, in both that it has. */
export function nameOn(pen: Pen, { name, nameBn }: { name: string; nameBn?: string | undefined }): string {
  return inEach(pen, (language) => (language === 'bn' && nameBn) || name);
}
