import { LANGUAGES, type LanguageCode } from '../lib/language.ts';

/** What a link in a letter of the identity provider brings along. */
export interface ActionLink {
  /** What the letter is about, as the provider names it. */
  mode: string;
  /** Proves once, for an hour, that the letter was received. */
  code: string;
}

/** What the address of such a link says; undefined for any other address. */
export function linkIn(search: string): ActionLink | undefined {
  const said = new URLSearchParams(search);
  const [mode, code] = [said.get('mode'), said.get('oobCode')];
  return mode && code ? { mode, code } : undefined;
}

/** The language of the letter, where it is one of ours. */
export function emailLanguage(search: string): LanguageCode | undefined {
  const said = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === said);
}

/** All our letters lead to our page; these it can do itself. */
export function isOwnMode(mode: string): boolean {
  return mode === 'resetPassword' || mode === 'verifyEmail';
}

/** The identity provider's own page for such links: no page of ours changes an e-mail, but somebody with a token can. */
export function providersPage(authDomain: string | undefined, search: string): string {
  return `https://${authDomain}/__/auth/action${search}`;
}
