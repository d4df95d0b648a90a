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
  markedMeanwhile: 'Someone else has just changed the marks of this number. This is how they are now.',
});
