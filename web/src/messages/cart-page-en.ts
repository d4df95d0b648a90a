/** What the cart page says beside its promised texts, in English; loaded with it alone. */
export const cartPageEn = {
  keeps: 'What you add is kept here until you order.',
  asKnown: 'We cannot ask for the prices of now. These are the last that we know.',
  notInTotal: 'Not in the total. Please remove it to order.',
};
