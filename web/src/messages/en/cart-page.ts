/** The texts of the cart page that en.ts does not have, in English; loaded only with it. */
export const cartPage = {
  keeps: 'What you add is kept here until you order.',
  asKnown: 'We cannot ask for the prices of now. These are the last that we know.',
  noScripts: 'The cart needs scripts, and your browser runs none here. You can order by telephone.',
  notInTotal: 'Not in the total. Please remove it to order.',
};
