import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type LanguageCode, languageAt } from '../lib/language.ts';
import { isLoaded } from '../locale/locale.ts';
import { comingLanguage } from '../locale/message-loader.ts';

/** The language of the address, once its messages are there. */
export function usePageLanguage(): LanguageCode {
  const language = languageAt(useLocation().pathname);
  // The router changes the address in a transition: the previous page stays until the messages are there.
  if (!isLoaded(language)) use(comingLanguage(language));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
