import type { LanguageCode } from '../lib/language.ts';
import { isLoaded } from './locale.ts';

/** What loads the messages of other languages than English; a guest's first visit in English does without. */
export const messageLoader = () => import('./load-messages.ts');

/** Loads the messages of a language, unless they are there. @throws when they do not come */
export async function loadLanguage(language: LanguageCode): Promise<void> {
  if (!isLoaded(language)) await (await messageLoader()).loadMessages(language);
}

const coming: Partial<Record<LanguageCode, Promise<void>>> = {};

/** Always the same promise; where the messages do not come, the page is reloaded. */
export function comingLanguage(language: LanguageCode): Promise<void> {
  coming[language] ??= loadLanguage(language).catch(() => window.location.reload());
  return coming[language];
}
