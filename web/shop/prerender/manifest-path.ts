import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';

/** Where the manifest of the installed shop stands: it opens in the language that it was installed from. */
export function manifestPath(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? '/site.webmanifest' : `/site-${language}.webmanifest`;
}
