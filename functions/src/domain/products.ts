import { DEFAULT_LANGUAGE, type LanguageCode, TRANSLATED_LANGUAGES } from './languages.ts';

/** The fixed categories, in the order and the spelling in which the shop shows and stores them. */
export const CATEGORY_NAMES = [
  'Chandeliers lights',
  'Wall lights',
  'Pendant lights',
  'Hanging lights',
  'Ceiling lights',
  'Outdoor lights',
  'Floor lights',
  'Table Lamp',
  'Desk Lamp',
  'spot light',
  'Basin Light',
  'LED Fan',
  'Clock Light',
  'Remote Control LED',
  '3D LED Lamp',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** The lists that an admin curates. */
export const FEATURED_LISTS = ['best', 'top', 'popular'] as const;
export type FeaturedListName = (typeof FEATURED_LISTS)[number];
export const FEATURED_MINIMUM = 5;

/** So many products a search suggests while somebody types. */
export const SUGGESTED_PRODUCTS = 4;

/** What a list is sorted by where somebody chooses: age, name, ascending and descending price. */
export const CHOSEN_SORTS = ['newest', 'name', 'price', '-price'] as const;
export type ChosenSort = (typeof CHOSEN_SORTS)[number];

/** The name in a language beside the default one, alone of the `translations`. */
export type TranslatedName = `name.${LanguageCode}`;

/** The name in a language, as a list is sorted by it, and as one of its `fields`. */
export function nameField(language: LanguageCode): 'name' | TranslatedName {
  return language === DEFAULT_LANGUAGE ? 'name' : `name.${language}`;
}

const TRANSLATED_NAMES = TRANSLATED_LANGUAGES.map(nameField) as TranslatedName[]; // none is the default language

/** The orders of the API: there is one by name for each language, as its pages show them. */
export type ProductSort = ChosenSort | TranslatedName;
export const PRODUCT_SORTS: readonly ProductSort[] = [...CHOSEN_SORTS, ...TRANSLATED_NAMES];

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
