import type { RefusalCode } from '@aloghor/functions/domain/error-codes';
import { room } from '../room.ts';

/** Why the server refuses, in English, for whoever is in front of the page; loaded with the first refusal. */
export const refusals = room<Record<RefusalCode, string>>('tRefusals', {
  'bad-input': 'Something you entered cannot be accepted. Please look at it again.',
  'unknown-products': 'One of these products is no longer sold. Please reload the page.',
  'not-signed-in': 'You are not signed in any more. Please log in and try again.',
  'token-refused': 'Your login has ended. Please log in and try again.',
  'id-token-needed': 'Your login could not be checked. Please log out, log in and try again.',
  'admins-only': 'Only an admin can do this.',
  'not-for-admins': 'Admin will not be able to buy anything.',
  'not-yours': 'This belongs to another account. Please reload the page.',
  'not-found': 'This is not there any more. Please reload the page.',
  'no-such-address': 'The shop has changed since this page was opened. Please reload it.',
  'price-changed': 'Prices have changed. Please look at your cart and order again.',
  'products-gone': 'Something in your cart is no longer sold. Please look at it and order again.',
  'key-used-for-another-order': 'An earlier order of this checkout was placed. Please look at your orders first.',
  'order-closed': 'This order is delivered or cancelled, and can no longer be changed.',
  'order-cancelled': 'This order is cancelled: nothing is to be paid.',
  'order-still-active': 'This order is still on its way.',
  'order-sent-out': 'This order is out for delivery already.',
  'order-paid': 'The money for this order was received. Take the payment back first.',
  'called-meanwhile': 'Somebody else at the desk has dealt with this order meanwhile.',
  'no-line-left': 'The last product cannot be dropped. Cancel the order instead.',
  'cart-full': 'Your cart is full. Please order or remove something first.',
  'changed-meanwhile': 'Somebody else has changed this meanwhile. Please reload the page and look again.',
  'address-not-verified': 'This e-mail address is not verified yet.',
  'last-admin': 'This is the last admin.',
  'own-role': 'Nobody takes back their own role.',
  'too-large': 'That is too much to send at once. Please make it shorter or smaller.',
  'too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
  'wrong-type': 'The shop cannot take a file of this type. Please choose another one.',
});
