import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of the page of customers, in English. */
export const customersPage = namespace('customersPage', {
  title: 'Customers',
  text: 'All orders of a mobile number, with everything noted about them.',
  show: 'Show orders',
  ordersOf: (mobileNumber: string) => `Orders of ${mobileNumber}`,
  became: (ordered: number, delivered: number, refused: number, isMore: boolean) =>
    `${isMore ? 'More than ' : ''}${counted(ordered, 'order', 'orders')}: ${delivered} delivered, ${refused} refused or sent back.`,
  empty: 'No orders of this number',
  emptyText: 'Check the digits, or ask the buyer for another number.',
});
