import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { deviceStorage } from './storage.ts';

export { LANGUAGES, type LanguageCode };

/** The messages of some namespaces, by their names. */
export type Messages = Partial<Record<string, object>>;

/** `messages`: those that are not English. */
export interface Locale {
  language: LanguageCode;
  messages: Messages;
}

const ofPage: Locale = { language: 'en', messages: {} };

let current = () => ofPage;

/** In a browser that of the page; the server renders in two languages at once, so there each rendering has its own. */
export function localeInUse(): Locale {
  return current();
}

export function takeLocaleFrom(rendering: () => Locale | undefined): void {
  current = () => rendering() ?? ofPage;
}

/** The language of the page: of its messages, its numbers and its links. */
export function languageInUse(): LanguageCode {
  return current().language;
}

/** Messages follow with `setLocale`. */
export function setLanguageInUse(language: LanguageCode): void {
  current().language = language;
}

const STORAGE_KEY = 'language';

/** The language that this visitor chose last; undefined for who never did. */
export function rememberedLanguage(): LanguageCode | undefined {
  const stored = deviceStorage.get(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored);
}

export function rememberLanguage(language: LanguageCode): void {
  deviceStorage.set(STORAGE_KEY, language);
}

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

/**
 * The absolute URL for a path of ours; any other address is returned unchanged. Where no origin is configured, as in
 * development, the path is.
 */
export function siteAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return (import.meta.env.VITE_SITE_URL ?? '') + address; // read here: the build's configuration imports this file without it
}

/** The absolute URL of a page in the language in use. */
export function pageAddress(path: string): string {
  return siteAddress(pathIn(languageInUse(), path));
}
