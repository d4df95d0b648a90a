import {
  DEFAULT_LANGUAGE,
  type InLanguages,
  LANGUAGE_TABLE,
  LANGUAGES,
  type LanguageCode,
  type LocalizedText,
  TRANSLATED_LANGUAGES,
  textIn,
} from '@aloghor/functions/domain/languages';
import { deviceStorage } from './storage.ts';

export { DEFAULT_LANGUAGE, type InLanguages, LANGUAGE_TABLE, LANGUAGES, type LanguageCode, type LocalizedText, textIn };

const STORAGE_KEY = 'language';

/** The language that this visitor chose last; undefined for visitors who never chose one. */
export function rememberedLanguage(): LanguageCode | undefined {
  const stored = deviceStorage.get(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
}

export function rememberLanguage(language: LanguageCode): void {
  deviceStorage.set(STORAGE_KEY, language);
}

/** All languages but this one. */
export const otherLanguages = (language: LanguageCode): LanguageCode[] =>
  LANGUAGES.filter((other) => other !== language);

/** The paths of shoppers' pages in another language begin with its code; typed by hand, in any case and perhaps twice. */
const PREFIXES = new RegExp(`^(?:/(${TRANSLATED_LANGUAGES.join('|')})(?=/|$))+`, 'i');

/** One page for all languages: members and staff see it in the one that they chose. */
const ONE_ADDRESS = /^\/dashboard(\/|$)/i;

export const hasOneAddress = (path: string): boolean => ONE_ADDRESS.test(path);

/** The language that an address of a shopper's page says. */
export function languageOf(pathname: string): LanguageCode {
  const [, code] = pathname.toLowerCase().match(PREFIXES) ?? [];
  return TRANSLATED_LANGUAGES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** The path of a page without its language, as our links have it: `//` and `/\` would lead to another site. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(PREFIXES, '').replace(/^[/\\]*/, '/');
}

/** The address of a page in a language. */
export function pathIn(language: LanguageCode, pathname: string): string {
  const path = withoutLanguage(pathname);
  if (language === DEFAULT_LANGUAGE || hasOneAddress(path)) return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** The language that a page of this address is to be shown in. */
export function languageAt(pathname: string): LanguageCode {
  return hasOneAddress(pathname) ? (rememberedLanguage() ?? DEFAULT_LANGUAGE) : languageOf(pathname);
}

/** A page with one address for all languages is shown in the one that its address names, which then is left out. */
export function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = withoutLanguage(pathname);
  if (path === pathname || !hasOneAddress(path)) return;
  rememberLanguage(languageOf(pathname));
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/**
 * The absolute URL for a path of ours; any other address is returned unchanged. Where no origin is configured, as in
 * development, the path is.
 */
export function siteAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return (import.meta.env.VITE_SITE_URL ?? '') + address; // read here: the build's configuration imports this file without it
}

/** The absolute URL of a page in a language. */
export function pageAddress(path: string, language: LanguageCode): string {
  return siteAddress(pathIn(language, path));
}
