import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { counted } from './counted.ts';

/** The words of the featured lists, in English. */
export const featured = {
  lists: { best: 'Best Products', popular: 'Popular Products', top: 'Top Selling' } satisfies Record<
    FeaturedListName,
    string
  >,
  texts: {
    best: 'What the home page shows under “Our best”, in this order.',
    popular: 'What the home page shows under “Popular this season”, in this order.',
    top: 'What the home page shows under “Top selling”, in this order.',
  } satisfies Record<FeaturedListName, string>,
  chosen: 'In the list',
  chosenCount: (count: number) => counted(count, 'product', 'products'),
  none: 'Nothing is chosen yet. Add at least five products.',
  addTitle: 'Add products',
  search: 'Search by name',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: 'Drag to another place',
  moved: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}`,
  allAdded: 'Every product that matches is in the list.',
  searchForMore: 'There are more. Search to see them.',
  save: 'Save the list',
  unsaved: 'Not saved yet',
  tooFew: 'অন্তত পাঁচটি পণ্য নির্বাচন করুন',
  saved: 'Updated Best Products List',
  notSavedTitle: 'Not saved',
  notSaved: 'The shop still shows the list as it was. Please try again.',
  changedMeanwhile:
    'Somebody else has saved this list meanwhile, and it could not be loaded. Yours is still here; please save it again.',
  gone: 'A product of this list was deleted meanwhile, and is taken out. Please look at the list and save again.',
};
