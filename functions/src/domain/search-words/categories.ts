import type { CategoryName, FirstCategoryName, Room } from '../products.ts';

/** Further words that search finds a category by. */
export const ALSO_SEARCHED: Partial<Record<CategoryName, string>> = {
  'Clock Light': 'ঘড়ি',
  'LED Fan': 'পাখা',
  '3D LED Lamp': 'বাচ্চা',
} satisfies Partial<Record<FirstCategoryName, string>>;

/** The rooms for which lamps of a category are bought: a search for the room finds those that name no room of their own. */
export const ROOMS_OF_CATEGORY: Partial<Record<CategoryName, Room[]>> = {
  'Chandeliers lights': ['drawing'],
  'Wall lights': ['drawing', 'bedroom'],
  'Pendant lights': ['dining', 'kitchen'],
  'Hanging lights': ['dining'],
  'Ceiling lights': ['bedroom', 'kitchen', 'office'],
  'Outdoor lights': ['balcony'],
  'Floor lights': ['drawing'],
  'Table Lamp': ['bedroom'],
  'Desk Lamp': ['office'],
  'spot light': ['shop', 'kitchen'],
  'Basin Light': ['bathroom'],
} satisfies Partial<Record<FirstCategoryName, Room[]>>;
