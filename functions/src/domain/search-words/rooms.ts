import type { CategoryName } from '../products.ts';
import type { ENGLISH_THINGS } from './english.ts';

/** The rooms for which lamps of a category are bought: a search for the room finds them. */
export const ROOMS_OF_CATEGORY: Partial<Record<CategoryName, (keyof typeof ENGLISH_THINGS)[]>> = {
  'Chandeliers lights': ['drawingRoom'],
  'Wall lights': ['drawingRoom', 'bedroom'],
  'Pendant lights': ['diningRoom', 'kitchen'],
  'Hanging lights': ['diningRoom'],
  'Ceiling lights': ['bedroom', 'kitchen', 'office'],
  'Outdoor lights': ['balcony'],
  'Floor lights': ['drawingRoom'],
  'Table Lamp': ['bedroom'],
  'Desk Lamp': ['office'],
  'spot light': ['showroom', 'kitchen'],
  'Basin Light': ['bathroom'],
  '3D LED Lamp': ['nursery'],
};
