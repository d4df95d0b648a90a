import { LANGUAGES, type LanguageCode } from './language.ts';

const STORAGE_KEY = 'language';

/** The language that this visitor chose last; undefined for who never did, and where storage is unavailable. */
export function rememberedLanguage(): LanguageCode | undefined {
  try {
    return LANGUAGES.find((language) => language === localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

export function rememberLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice lasts as long as the page.
  }
}
