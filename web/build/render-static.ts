import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../shared/lib/language.ts';
import * as bn from '../shared/locale/bn/messages.ts';
import { addMessages, LocaleContext, type Messages } from '../shared/locale/locale.ts';

/** Beside the English ones, also those of a language whose translation is not finished. */
const MESSAGES: Record<LanguageCode, Messages> = { en: {}, bn };

for (const language of LANGUAGES) addMessages(language, MESSAGES[language]);

/** What the build renders once, in a language; with the messages of all. */
export function renderStatic(node: ReactNode, language: LanguageCode = DEFAULT_LANGUAGE): string {
  return renderToStaticMarkup(createElement(LocaleContext, { value: language }, node));
}
