import { type LanguageCode, languageInUse } from './language.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** Shoppers' pages in Bangla stand below it; typed by hand in any case, and perhaps twice. */
const PREFIX = '/bn';
const PREFIXES = /^(\/bn(?=\/|$))+/i;

/** One page for both languages: members and admins see it in the one that they chose. */
const ONE_ADDRESS = /^\/dashboard(\/|$)/i;

export const hasOneAddress = (path: string): boolean => ONE_ADDRESS.test(path);

/** The language that an address of a shopper's page says. */
export function languageOf(pathname: string): LanguageCode {
  return PREFIXES.test(pathname) ? 'bn' : 'en';
}

/** The path of a page without its language, as our links have it: `//` and `/\` would lead to another site. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(PREFIXES, '').replace(/^[/\\]*/, '/');
}

/** The address of a page in a language. */
export function pathIn(language: LanguageCode, pathname: string): string {
  const path = withoutLanguage(pathname);
  if (language === 'en' || hasOneAddress(path)) return path;
  return path === '/' ? PREFIX : PREFIX + path;
}

/** The language that a page of this address is to be shown in. */
export function languageAt(pathname: string): LanguageCode {
  return hasOneAddress(pathname) ? (rememberedLanguage() ?? languageInUse()) : languageOf(pathname);
}
