import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../lib/language.ts';

/**
 * The language of a rendering: each root provides it, and so does a part of a page that is in another one. Nothing else
 * says which language is in use, so that pages in two languages can be rendered at once.
 */
export const LocaleContext = createContext<LanguageCode>(DEFAULT_LANGUAGE);

/** The language of the page: of its messages, its numbers and its links. */
export function useLanguage(): LanguageCode {
  return useContext(LocaleContext);
}

/** The messages of a namespace, in the language of the page. */
export function useMessages<Texts extends object>(namespace: Namespace<Texts>): Texts {
  return messagesIn(useLanguage(), namespace);
}

/** The files in the folder of each language but English: the messages of most pages, and those of a few. */
export type MessageFile =
  | 'messages'
  | 'messages-of-accounts'
  | 'messages-of-long-pages'
  | 'messages-of-products'
  | 'messages-without-app';

/** Messages of one subject. Those of other languages are known by its name, and exported by its file. */
export interface Namespace<Texts extends object> {
  name: string;
  english: Texts;
  file: MessageFile;
}

/** What a namespace says, in every language. */
export type Texts<Of extends Namespace<object>> = Of['english'];

/** The messages of some namespaces, by their names. */
export type Messages = Partial<Record<string, object>>;

/** All namespaces whose code is loaded. */
export const namespaces: Namespace<object>[] = [];

/** What was loaded of each language. English comes with the namespaces themselves. */
const loaded: Partial<Record<LanguageCode, Messages>> = {};

export function namespace<Texts extends object>(name: string, english: Texts): Namespace<Texts> {
  return namespaceIn('messages', name, english);
}

/** A namespace of few pages: other languages have it in another file. */
export function namespaceIn<Texts extends object>(file: MessageFile, name: string, english: Texts): Namespace<Texts> {
  const added = { name, english, file };
  namespaces.push(added);
  return added;
}

/** The messages of a namespace, for functions outside of React; in English where they were not loaded. */
export function messagesIn<Texts extends object>(language: LanguageCode, { name, english }: Namespace<Texts>): Texts {
  return (loaded[language]?.[name] as Texts | undefined) ?? english; // each language has the same texts by that name
}

export function addMessages(language: LanguageCode, messages: Messages): void {
  loaded[language] = { ...loaded[language], ...messages };
}

/** Whether pages can be rendered in a language. */
export function isLoaded(language: LanguageCode): boolean {
  return language === DEFAULT_LANGUAGE || language in loaded;
}

/** The languages other than English whose messages were loaded. */
export function loadedLanguages(): LanguageCode[] {
  return Object.keys(loaded) as LanguageCode[]; // by its type
}
