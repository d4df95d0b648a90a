import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';

/** The path of the manifest: an installed shop opens in the language that it was installed from. */
export function manifestPath(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? '/site.webmanifest' : `/site-${language}.webmanifest`;
}
