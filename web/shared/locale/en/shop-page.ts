import type { ChosenSort } from '@aloghor/functions/domain/products';
import { shop } from '../../shop.config.ts';
import { room } from '../room.ts';

/** The words of the shop and its categories, in English. */
export const shopPage = room('tShop', {
  title: 'Shop',
  heading: 'All lights',
  description: 'Every lamp, light and fan we sell, newest first.',
  categoryDescription: (category: string) => `All products in ${category}, newest first.`,
  searchHeading: (query: string) => `Results for “${query}”`,
  allCategories: 'All',
  categories: 'Categories',
  emptyTitle: 'Nothing here yet',
  emptyCategory: (category: string) =>
    `We have no products in “${category}” at the moment. There is plenty of light elsewhere.`,
  emptySearch: 'No product has that in its name. Try a shorter word, or look around.',
  toShop: 'Go to the shop',
  emptyPriceTitle: 'Nothing at this price',
  emptyPrice: 'No product here costs that much. Try a wider price range.',
  choice: 'Sort and price',
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest first',
    name: 'Name, A to Z',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
  } satisfies Record<ChosenSort, string>,
  priceFrom: 'Price from, in taka',
  priceTo: 'Price to, in taka',
  from: `${shop.currency.sign} from`,
  to: `${shop.currency.sign} to`,
  clearPrice: 'Clear price',
  apply: 'Apply',
  loadMore: 'Show more',
  loadingMore: 'Loading more…',
  shown: (count: number) => (count === 1 ? '1 product shown' : `${count || 'No'} products shown`),
});
