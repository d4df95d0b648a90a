import { DEFAULT_LANGUAGE, type LanguageCode, TRANSLATED_LANGUAGES } from './languages.ts';

/** The name in a language beside the default one, alone of the `translations`. */
export type TranslatedName = `name.${LanguageCode}`;

/** The name in a language, as a list is sorted by it, and as one of its `fields`. */
export function nameField(language: LanguageCode): 'name' | TranslatedName {
  return language === DEFAULT_LANGUAGE ? 'name' : `name.${language}`;
}

/** One for each language beside the default one. */
export const TRANSLATED_NAMES = TRANSLATED_LANGUAGES.map(nameField) as TranslatedName[]; // none is the default language

export const PRODUCT_FIELDS = [
  '_id',
  'name',
  'desc',
  'translations',
  'price',
  'categories',
  'img',
  'thumbnail',
  'medium',
  'pictures',
  'soldOut',
  'rating',
  'specs',
  'family',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

export const ITEM_FIELDS = [...PRODUCT_FIELDS, 'version'] as const;

/** The values of `fields` of `GET /products`. */
export type ListedField = (typeof ITEM_FIELDS)[number] | TranslatedName;
export const LISTED_FIELDS: readonly ListedField[] = [...ITEM_FIELDS, ...TRANSLATED_NAMES];

/** The fields of a product that search shows. */
export const NAME_FIELDS = ['_id', 'name', 'img', 'thumbnail', 'price'] as const satisfies ProductField[];

/** The fields of a product that a card shows. */
export const SUMMARY_FIELDS = [
  '_id',
  'name',
  'price',
  'categories',
  'img',
  'thumbnail',
  'medium',
  'soldOut',
  'rating',
  'family',
] as const satisfies ProductField[];
