/** Those in which the shop speaks to its customers; the first one is the language of a product's own `name` and `desc`. */
export const LANGUAGES = ['en', 'bn'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

/** Those into which a product's texts are translated. */
export const TRANSLATED_LANGUAGES: readonly LanguageCode[] = LANGUAGES.slice(1);

/** What the address of a page in a language begins with. */
export const pathPrefix = (language: LanguageCode): string =>
  TRANSLATED_LANGUAGES.includes(language) ? `/${language}` : '';

/** The language of `nameBn` and `descBn`, which stand beside `translations` for older clients. */
export const DEPRECATED_FIELDS_LANGUAGE: LanguageCode = 'bn';
