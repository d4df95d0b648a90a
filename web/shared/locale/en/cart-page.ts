import { room } from '../room.ts';

/** The words of the cart and its page, in English; loaded with the pages that show a cart. */
export const cartPage = room('tCartPage', {
  keeps: 'What you add is kept here until you order.',
  asKnown: 'We cannot ask for the prices of now. These are the last that we know.',
  noScripts: 'The cart needs scripts, and your browser runs none here. You can order by telephone.',
  notInTotal: 'Not in the total. Please remove it to order.',
  title: 'Cart',
  heading: 'My Cart',
  emptyTitle: "You haven't added any products",
  emptyText: 'Continue shopping',
  by: (brand: string) => `By ${brand}`,
  pieces: (quantity: number) => `${quantity} pcs`,
  total: 'Total product costs',
  remove: (name: string) => `Remove ${name}`,
  removeQuestion: 'Do you want to remove this product from the cart?',
  removeYes: 'Yes, Remove It!',
  removeNo: 'Keep it',
  removed: 'Removed',
  removedNamed: (name: string) => `${name} is no longer in your cart.`,
  missingProduct: 'A product that is no longer sold',
  cashOnDelivery: 'You pay in cash when it arrives.',
  each: (price: string) => `${price} each`,
  count: (lines: number) => (lines === 1 ? '1 product' : `${lines} products`),
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
});
