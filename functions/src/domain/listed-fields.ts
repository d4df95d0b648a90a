import { DEFAULT_LANGUAGE, type LanguageCode, TRANSLATED_LANGUAGES } from './languages.ts';
import type { CardField, ProductField } from './product-fields.ts';

// What the shop's lists ask for. Browsers of shoppers load this file, and only types of the table.

/** The name in a language beside the default one, alone of the `translations`. */
export type TranslatedName = `name.${LanguageCode}`;

/** The name in a language, as a list is sorted by it, and as one of its `fields`. */
export function nameField(language: LanguageCode): 'name' | TranslatedName {
  return language === DEFAULT_LANGUAGE ? 'name' : `name.${language}`;
}

/** One for each language beside the default one. */
export const TRANSLATED_NAMES = TRANSLATED_LANGUAGES.map(nameField) as TranslatedName[]; // none is the default language

/** The fields of a product that search shows. */
export const NAME_FIELDS = ['_id', 'name', 'img', 'thumbnail', 'price'] as const satisfies ProductField[];

/** Of the pictures, which cards do not ask for, the second one: a card shows it under a mouse. */
export const SECOND_PICTURE = 'secondPicture';

/** What the shop has put on cards in place of its name. */
export const CARD_LABEL = 'cardLabel';

/** As the table says: a field more or less does not compile. */
const ON_CARD = {
  _id: true,
  name: true,
  price: true,
  categories: true,
  img: true,
  thumbnail: true,
  medium: true,
  soldOut: true,
  rating: true,
  family: true,
} satisfies Record<CardField, true>;

/** The fields of a product that a card shows. */
export const SUMMARY_FIELDS = [...(Object.keys(ON_CARD) as CardField[]), SECOND_PICTURE, CARD_LABEL] as const; // its own keys
