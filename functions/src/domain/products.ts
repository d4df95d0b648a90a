import { TRANSLATED_NAMES, type TranslatedName } from './listed-fields.ts';

/** The categories of a new shop, in its order. */
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
export type FirstCategoryName = (typeof CATEGORY_NAMES)[number];

/** What products and the API know a category by, whatever its label is: see `categories.ts`. */
export type CategoryName = string;

/** The rooms that a lamp is for, in the order in which the shop shows them. */
export const ROOMS = ['drawing', 'bedroom', 'dining', 'kitchen', 'balcony', 'bathroom', 'office', 'shop'] as const;
export type Room = (typeof ROOMS)[number];

/** The lists that an admin curates. */
export const FEATURED_LISTS = ['best', 'top', 'popular'] as const;
export type FeaturedListName = (typeof FEATURED_LISTS)[number];
export const FEATURED_MINIMUM = 5;

/** How many products a search suggests while somebody types. */
export const SUGGESTED_PRODUCTS = 4;

/** What a list is sorted by where somebody chooses: age, name, ascending and descending price, what buyers think of it. */
export const CHOSEN_SORTS = ['newest', 'name', 'price', '-price', '-rating'] as const;
export type ChosenSort = (typeof CHOSEN_SORTS)[number];

/** The sort orders of the API, with one by the names in each language. */
export type ProductSort = ChosenSort | TranslatedName;
export const PRODUCT_SORTS: readonly ProductSort[] = [...CHOSEN_SORTS, ...TRANSLATED_NAMES];
