import type { LanguageCode } from '../lib/language.ts';

/** What sets another language than that of the page; a guest's first visit in English does without. */
export const localeSetter = () => import('./set-locale.ts');

let coming: { language: LanguageCode; isSet: Promise<void> } | undefined;

/** A promise, the same until then, that the language is set; where its messages do not come, the page is loaded anew. */
export function comingLocale(language: LanguageCode): Promise<void> {
  if (coming?.language !== language) {
    const isSet = localeSetter()
      .then(({ loadLocale }) => loadLocale(language))
      .catch(() => window.location.reload())
      .finally(() => {
        coming = undefined;
      });
    coming = { language, isSet };
  }
  return coming.isSet;
}
