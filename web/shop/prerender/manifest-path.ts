import type { LanguageCode } from '../../shared/lib/language.ts';

/** Where the manifest of the installed shop stands: it opens in the language that it was installed from. */
export function manifestPath(language: LanguageCode): string {
  return language === 'en' ? '/site.webmanifest' : `/site-${language}.webmanifest`;
}
