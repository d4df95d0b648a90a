import { LANGUAGES, type LanguageCode } from './language.ts';
import { deviceStorage } from './storage.ts';

const STORAGE_KEY = 'language';

/** The language that this visitor chose last; undefined for who never did. */
export function rememberedLanguage(): LanguageCode | undefined {
  const stored = deviceStorage.get(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
}

export function rememberLanguage(language: LanguageCode): void {
  deviceStorage.set(STORAGE_KEY, language);
}
