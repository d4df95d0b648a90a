import type { CategoryName, Room } from '../products.ts';

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
};
