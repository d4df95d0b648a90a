import { room } from '../room.ts';

/** The words of ordering, in English. */
export const ordering = room('tOrdering', {
  title: 'Your order',
  name: 'Name',
  mobileNumber: 'Mobile number',
  mobileHint: '01XXXXXXXXX',
  place: 'District or thana (optional)',
  places: 'Places',
  placeUnknown: 'Please choose it from the list, or leave it empty.',
  placesMissing: 'The list could not be loaded. Please write district and thana in the address.',
  address: 'Delivery address',
  notes: 'Notes (optional)',
  orderNow: 'Order Now',
  ordering: 'Ordering…',
  wrongMobileGuest: 'Please provide a valid mobile number including +880',
  wrongMobileCustomer: 'Please provide a valid Mobile Number starting with +920',
  completed: 'Your order has been completed',
  orderNumber: (number: string) => `Order number ${number}`,
  orderId: (id: string) => `Order ID: ${id}`,
  contactSoon: 'A representative will contact you shortly.',
  idLabel: 'Order ID:',
  copy: 'Copy',
  copied: 'Copied',
  followThis: 'Follow this order',
  changedTitle: 'Prices have changed',
  changedText: (total: string) => `Your cart costs ${total} now. Please look at it and order again.`,
  missingTitle: 'Something in your cart is gone',
  missingText: 'We no longer sell a product of your cart. Please remove it and order again.',
  shortTitle: 'Not enough pieces are left',
  soldOut: (names: string) => `Sold out: ${names}.`,
  fewerLeft: (names: string) => `Fewer are left than you want: ${names}.`,
  changeCart: 'Nothing was ordered. Please change your cart and order again.',
  placedBefore: (id?: string) =>
    id
      ? `Your earlier try went through as order ${id}. Order again only if you want a second one.`
      : 'An earlier order of this checkout was placed, and we will call you about it. Order again only if you want a second one.',
  lostConnection: 'The connection was lost. Press Order Now again: you will not be charged or sent twice.',
  busy: 'The shop is very busy just now. Press Order Now again in a moment: you will not be charged or sent twice.',
  notOrdered: 'The order did not go through. Nothing was ordered. Please try again.',
  soldOutFirst: 'Please remove what is sold out before you order.',
  unavailableFirst: 'Please remove what is no longer available before you order.',
});
