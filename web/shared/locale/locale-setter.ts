import type { LanguageCode } from '../lib/language.ts';

/** What sets another language than that of the page; a guest's first visit in English does without. */
export const localeSetter = () => import('./set-locale.ts');

let coming: Promise<void> | undefined;

/** The same promise until a language is set; where its messages do not come, the page is loaded anew. */
export function comingLocale(language: LanguageCode): Promise<void> {
  coming ??= localeSetter()
    .then(({ loadLocale }) => loadLocale(language))
    .catch(() => window.location.reload())
    .finally(() => {
      coming = undefined;
    });
  return coming;
}
