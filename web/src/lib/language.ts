import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';

export { LANGUAGES, type LanguageCode };

let inUse: LanguageCode = 'en';

/** The language of the page: of its words, its numbers and its links. */
export function languageInUse(): LanguageCode {
  return inUse;
}

/** Words follow with `speak`, which calls this. */
export function setLanguageInUse(language: LanguageCode): void {
  inUse = language;
}
