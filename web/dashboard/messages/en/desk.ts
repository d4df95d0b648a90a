import type { DeskState } from '@aloghor/functions/domain/desk';
import type { OrderSource } from '@aloghor/functions/domain/order-sources';
import type { ErrorMessages } from '../error-messages.ts';
import { counted } from './counted.ts';

/** How often something happened, as an ordinal: `3rd`. */
const ordinal = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number % 100 > 10 && number % 100 < 14 ? 0 : number % 10] ?? 'th'}`;

/** The words of the page of calls, in English. */
export const desk = {
  title: 'To call',
  text: 'Orders to confirm by telephone, the one that waits longest first.',
  now: 'To call now',
  later: 'Later',
  listLabel: 'Orders in the queue',
  next: 'Next in the queue',
  more: 'There are more: they appear as these are done.',
  empty: 'Nobody to call',
  emptyText: 'Every buyer has been called. A new order appears here by itself.',
  emptyLater: 'Nothing waits for later',
  emptyLaterText: 'Orders on hold, and those to try again, are kept here until their time comes.',
  offline: 'You seem to be offline: calls cannot be recorded until the connection is back.',
  showOne: 'At the desk',
  backToQueue: 'To the queue',
  states: {
    toCall: 'To call',
    noAnswer: 'No answer',
    hold: 'On hold',
    confirmed: 'Confirmed',
    wrongNumber: 'Wrong number',
    refused: 'Refused',
    fake: 'Fake order',
  } satisfies Record<DeskState, string>,
  sources: { messenger: 'Messenger', telephone: 'Telephone', fair: 'Fair' } satisfies Record<OrderSource, string>,
  cameBy: (source: string) => `Written down by the shop: ${source}`,
  noAnswerTimes: (times: number) => `No answer, ${ordinal(times)} time`,
  comesBack: (time: string) => `Comes back ${time}`,
  outcomes: 'What came of the call',
  buttons: {
    toCall: 'To call again',
    noAnswer: 'No answer',
    hold: 'Hold',
    confirmed: 'Confirmed',
    wrongNumber: 'Wrong number',
    refused: 'Refused',
    fake: 'Fake',
  } satisfies Record<DeskState, string>,
  ask: {
    refused: {
      question: 'Does the buyer not want it?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; the buyer reads that it was refused.`,
      yes: 'Yes, cancel it',
    },
    wrongNumber: {
      question: 'Is the number wrong?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; its buyer reads that the number was wrong.`,
      yes: 'Yes, cancel it',
    },
    fake: {
      question: 'Is this a fake order?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; that it is taken for a fake stays with the shop.`,
      yes: 'Yes, cancel it',
    },
  },
  keep: 'Keep it',
  done: (order: string, state: string) => `${order}: ${state}`,
  undo: 'Undo',
  undoOf: (order: string) => `Undo: ${order}`,
  earlier: 'Recorded before that',
  until: 'Until when?',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${counted(days, 'day', 'days')}`,
  days: 'In days',
  day: 'Another day',
  notHoldDay: (most: number) => `This day is past, or too far away: hold it until tomorrow, or at most ${most} days.`,
  holdUntil: 'Hold until this day',
  toCollect: 'To collect',
  deliveryCharge: 'Delivery charge',
  discount: 'Discount',
  advance: 'Advance',
  transaction: 'Transaction number',
  zones: { insideDhaka: 'Inside Dhaka', suburbs: 'Suburbs of Dhaka', elsewhere: 'Elsewhere' },
  note: 'Internal note',
  notes: 'Internal notes',
  addNote: 'Add the note',
  correct: 'Correct the order',
  money: 'Charge, discount, advance',
  name: 'Name',
  mobileNumber: 'Mobile number',
  address: 'Delivery address',
  pieces: (name: string) => `Pieces of ${name}`,
  dropped: 'Dropped: 0 pieces',
  askMoreThanWorth: {
    question: 'More than the order is worth?',
    text: (off: string, worth: string) =>
      `Discount and advance come to ${off}; with its delivery the order is worth ${worth}. Nothing would be left to collect.`,
    yes: 'Yes, that is right',
    no: 'Look again',
  },
  save: 'Save',
  discard: 'Discard',
  saveFirst: 'Save or discard what you have typed first.',
  notCourierPhone: 'No courier takes this number: ask for one of Bangladesh with 11 digits.',
  history: {
    first: 'The first order of this number.',
    many: (ordered: number, delivered: number, refused: number, isMore: boolean) =>
      `${isMore ? 'More than ' : ''}${counted(ordered, 'other order', 'other orders')} of this number: ${delivered} delivered, ${refused} refused or sent back.`,
    last: (time: string) => `The last one: ${time}.`,
    warning: (refused: number) =>
      `Careful: this number has refused or sent back ${counted(refused, 'order', 'orders')}.`,
  },
  marks: {
    manyOrders:
      'Many orders with this number within an hour: its owner may know nothing of them. No message was sent for this one.',
    appNotProved: 'Not proved to come from a page of the shop. Ad blockers do that, too: call as usual.',
  },
  calls: 'Calls',
  by: (email: string) => `by ${email}`,
  versions: 'Before the corrections',
  closed: (why: string) => `This order was closed: ${why}. Nothing can be recorded for it here any more.`,
  keysOn: 'Keys on',
  keysOff: 'Keys off',
  failedTitle: 'Not recorded',
  failed: 'The order is as it was. Please try again.',
  notArrived: 'The shop was asked: nothing of it has arrived. Please try again.',
  unknownTitle: 'Not known whether it was recorded',
  unknown:
    'No answer came, and the shop could not be asked either. When the connection is back, the order shows what became of it. What you have typed is still here.',
  refusals: {
    'called-meanwhile': 'Somebody else at the desk has dealt with this order meanwhile. The queue is loaded again.',
    'order-closed': 'This order was closed meanwhile, and history is final.',
    'order-sent-out': 'This order is out for delivery already: it can no longer be called for or corrected.',
    'order-paid': 'The money for this order was received. Take the payment back first, on the page of the order.',
    'no-line-left': 'The last product cannot be dropped. Cancel the order instead.',
    'not-found': 'This order is not there any more.',
    'bad-input': 'Something here cannot be accepted. Look at the mobile number and the sums.',
    busy: 'The shop is very busy just now. Try again in a moment.',
  } satisfies ErrorMessages,
};
