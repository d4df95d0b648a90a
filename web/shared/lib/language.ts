import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';

export { LANGUAGES, type LanguageCode };

/** The messages of some namespaces, by their names. */
export type Words = Partial<Record<string, object>>;

/** `words`: the messages that are not English. */
export interface Locale {
  language: LanguageCode;
  words: Words;
}

const ofPage: Locale = { language: 'en', words: {} };

let current = () => ofPage;

/** In a browser that of the page; the server renders in two languages at once, so there each rendering has its own. */
export function localeInUse(): Locale {
  return current();
}

export function takeLocaleFrom(rendering: () => Locale | undefined): void {
  current = () => rendering() ?? ofPage;
}

/** The language of the page: of its words, its numbers and its links. */
export function languageInUse(): LanguageCode {
  return current().language;
}

/** Words follow with `speak`, which calls this. */
export function setLanguageInUse(language: LanguageCode): void {
  current().language = language;
}
