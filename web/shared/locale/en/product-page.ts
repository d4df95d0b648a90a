import { room } from '../room.ts';

/** The words of a product's page, in English. */
export const productPage = room('tProductPage', {
  addToCart: 'Add To Cart',
  categories: 'Categories',
  relatedTitle: 'Goes well with it',
  breadcrumb: 'You are here',
  home: 'Home',
  shop: 'Shop',
  facts: [
    'Cash on delivery: pay when it arrives',
    'With you in 3 to 5 business days',
    '30-day refund if it does not suit',
  ],
  zoom: (name: string) => `See ${name} larger`,
  closeZoom: 'Close the picture',
  soldOut: 'No piece of it is left just now, so it cannot be ordered.',
  missingTitle: 'This product is no longer here',
  missing: 'It may have sold out for good. Something similar is surely in the shop.',
});
