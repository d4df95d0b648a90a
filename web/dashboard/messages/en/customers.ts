import type { NumberMark } from '@aloghor/functions/domain/desk-marks';
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
  marksTitle: 'Marks of this number',
  marks: {
    callFirst: 'Call first',
    advanceOnly: 'Advance only',
    blocked: 'Blocked',
  } satisfies Record<NumberMark, string>,
  markTexts: {
    callFirst: 'Its calls are given before all others.',
    advanceOnly: 'The card of the call says to confirm only once an advance has come.',
    blocked: 'Its orders arrive, but are called last, and no message is sent until one is confirmed.',
  } satisfies Record<NumberMark, string>,
  marked: (time: string, email: string) => `Changed ${time} by ${email}`,
  notMarkedTitle: 'The mark was not saved',
  notMarked: 'Nothing has changed. Please try again.',
  personalData: 'Data of this person',
  personalDataText: 'For a buyer who asks what the shop keeps, or wants it erased. Only admins see this part.',
  exportData: 'Save all data as a file',
  notExported: 'The data were not saved. Please try again.',
  erase: 'Erase this number…',
  eraseText:
    'Name, number, address and notes are erased for good: from the orders, the calls, the reviews, the marks, the inbox and the audit log. A backup that is restored loses them again.',
  eraseStays: [
    'Each order stays with its products, its sums, its district and its day.',
    'An account stays with its name and e-mail address until its owner deletes it.',
    'Questions that were asked with an e-mail address of no account stay in the inbox, and so do subscriptions to the newsletter.',
  ],
  typeAgain: (mobileNumber: string) => `Type the number once more: ${mobileNumber}`,
  notTheSame: 'This is another number.',
  eraseNow: 'Erase for good',
  erasing: 'Erasing…',
  keepData: 'Keep it',
  erased: (orders: number) => `The number is erased from ${counted(orders, 'order', 'orders')}`,
  notErased: 'Not everything was erased. Please try again: it continues where it stopped.',
  stillActive: (orderNumber: string) => `Order ${orderNumber} is still under way. Deliver or cancel it first.`,
  markedMeanwhile: 'Someone else has just changed the marks of this number. This is how they are now.',
});
