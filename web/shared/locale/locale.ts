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

/** Messages of one subject. Other languages have them by its name, which is that of its export. */
export interface Namespace<Texts extends object> {
  name: string;
  english: Texts;
}

/** What a namespace says, in every language. */
export type Texts<Of extends Namespace<object>> = Of['english'];

/** A namespace in another language; where its translation is not finished, what completes it with the English texts. */
export type Translation<Texts extends object> = Texts | ((english: Texts) => Texts);

/** The messages of some namespaces, by their names. */
export type Messages = Partial<Record<string, object>>;

/** What was loaded of each language. English comes with the namespaces themselves. */
const loaded: Partial<Record<LanguageCode, Messages>> = {};

// Marked for the build, which leaves out the namespaces of a file that nothing reads.
/* @__NO_SIDE_EFFECTS__ */
export function namespace<Texts extends object>(name: string, english: Texts): Namespace<Texts> {
  return { name, english };
}

/** The messages of a namespace, for functions outside of React; in English where they were not loaded. */
export function messagesIn<Texts extends object>(language: LanguageCode, { name, english }: Namespace<Texts>): Texts {
  const texts = loaded[language]?.[name] as Translation<Texts> | undefined; // each language has the same texts by that name
  return typeof texts === 'function' ? texts(english) : (texts ?? english);
}

export function addMessages(language: LanguageCode, messages: Messages): void {
  loaded[language] = { ...loaded[language], ...messages };
}

/** Whether pages can be rendered in a language. */
export function isLoaded(language: LanguageCode): boolean {
  return language === DEFAULT_LANGUAGE || language in loaded;
}
