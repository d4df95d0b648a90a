import type { BuyerAnswer } from '@aloghor/functions/domain/answer-links';
import type { DeskState } from '@aloghor/functions/domain/desk';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import type { MessageWay } from '@aloghor/functions/domain/notifications';
import type { OrderSource } from '@aloghor/functions/domain/orders';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** How often something happened, as an ordinal: `3rd`. */
const ordinal = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number % 100 > 10 && number % 100 < 14 ? 0 : number % 10] ?? 'th'}`;

/** Messages of the page of calls, in English. */
export const deskPage = namespace('deskPage', {
  title: 'To call',
  text: 'Orders to confirm by phone, longest waiting first.',
  now: 'To call now',
  later: 'Later',
  aside: 'Put aside',
  listLabel: 'Orders in the queue',
  next: 'Next in the queue',
  takeNext: 'Next call',
  noneToTake: 'No other call to give right now.',
  whyFirst: {
    loss: (taka: string, freight: string, percent: number) =>
      `First, because this call prevents a loss of about ${taka}: ${freight} freight there and back, ${percent}% risk of a return.`,
    history: (refused: number, closed: number) => `${refused} of ${closed} earlier orders refused or sent back`,
    noHistory: 'No earlier order was closed',
    sum: (sum: string) => `${sum} to collect`,
    noPlace: 'No district',
  },
  heldByYou: 'You are on it',
  heldBy: (name: string) => `${name} is working on this order.`,
  busyWithBuyer: (name: string, order: string) => `${name} is calling this buyer about ${order}, or has just done so.`,
  takenBy: (name: string) => `${name} has taken over this order. What you have typed is still here.`,
  takeOver: 'Take over',
  askTakeOver: {
    question: 'Take over this order?',
    text: (name: string, order: string) => `${name} is working on ${order} and may be calling the buyer right now.`,
    ofBuyer: (name: string, order: string) => `${name} is calling the buyer about ${order}, or has just done so.`,
    yes: 'Yes, take it over',
    no: 'Leave it',
  },
  more: 'There are more: they appear as these are done.',
  empty: {
    now: { title: 'Nobody to call', text: 'Every buyer has been called. New orders appear here automatically.' },
    later: {
      title: 'Nothing for later',
      text: 'Orders on hold, and those to try again, wait here until their time comes.',
    },
    aside: {
      title: 'Nothing put aside',
      text: 'Orders whose buyers did not answer wait here, where the settings say that they are put aside.',
    },
  },
  notLive: 'Not live right now: the queue is renewed every minute.',
  byOthers: {
    changed: 'Someone else has just changed this order.',
    handled: 'Someone else has already handled this order.',
  },
  showChange: { changed: 'Show the change', handled: 'Next order' },
  offline: 'You seem to be offline: calls cannot be recorded until the connection is back.',
  showOne: 'Open in the call queue',
  backToQueue: 'Back to the queue',
  states: {
    toCall: 'To call',
    noAnswer: 'No answer',
    hold: 'On hold',
    confirmed: 'Confirmed',
    wrongNumber: 'Wrong number',
    refused: 'Refused',
    fake: 'Fake order',
  } satisfies Record<DeskState, string>,
  sources: { messenger: 'Messenger', telephone: 'Phone', fair: 'Fair' } satisfies Record<OrderSource, string>,
  cameBy: (source: string) => `Entered by the shop: ${source}`,
  noAnswerTimes: (times: number) => `No answer, ${ordinal(times)} time`,
  comesBack: (time: string) => `Call again ${time}`,
  asideSince: (time: string) => `Put aside ${time}`,
  outcomes: 'Result of the call',
  buttons: {
    toCall: 'Call again',
    noAnswer: 'No answer',
    hold: 'Hold',
    confirmed: 'Confirmed',
    wrongNumber: 'Wrong number',
    refused: 'Refused',
    fake: 'Fake',
  } satisfies Record<DeskState, string>,
  ask: {
    refused: {
      question: 'Has the buyer refused?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; the buyer only sees that it was cancelled.`,
      yes: 'Yes, cancel it',
    },
    wrongNumber: {
      question: 'Is the number wrong?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; the buyer only sees that it was cancelled.`,
      yes: 'Yes, cancel it',
    },
    fake: {
      question: 'Is this a fake order?',
      text: (buyer: string, total: string) =>
        `${buyer}, ${total}. The order is cancelled; the buyer is not told that it looked fake.`,
      yes: 'Yes, cancel it',
    },
  },
  keep: 'Keep it',
  sending: (order: string) => `${order}: being recorded …`,
  done: (order: string, state: string) => `${order}: ${state}`,
  undo: 'Undo',
  undoOf: (order: string) => `Undo: ${order}`,
  chargeStays: (order: string, charge: string) =>
    `${order}: the call is taken back. Its delivery charge of ${charge} stays.`,
  earlier: 'Earlier results',
  until: 'Until when?',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${counted(days, 'day', 'days')}`,
  days: 'In days',
  day: 'Another day',
  notHoldDay: (most: number) =>
    `This day is in the past or too far ahead. Choose tomorrow, or at most ${most} days from now.`,
  holdUntil: 'Hold until this day',
  toCollect: 'To collect',
  askAdvance: (taka: string) => `Ask for ${taka} in advance before you confirm.`,
  outdatedCharge: (before: string, now: string) =>
    `The delivery charge of ${before} no longer fits the place and the products: it would now be ${now}.`,
  missingCharge: (now: string) => `The delivery charge is not set yet: for this place it is ${now}.`,
  confirmedCharged: (charge: string) => `Confirmed, with a charge of ${charge}`,
  correctCharge: (now: string) => `Charge ${now}`,
  transaction: 'Transaction ID',
  zones: { insideDhaka: 'Inside Dhaka', suburbs: 'Suburbs of Dhaka', elsewhere: 'Other districts' },
  note: 'Internal note',
  notes: 'Internal notes',
  addNote: 'Add the note',
  change: 'Change the order',
  correct: 'Correct the order',
  products: 'Change products',
  split: 'Split the order',
  splitHint: 'Enter what is sent later: it becomes an order of its own. The rest is sent now.',
  quantityLater: (name: string, of: number) => `Later, of ${of}: ${name}`,
  askAgainOn: 'Ask the buyer again on (optional)',
  splitSums: (now: string, later: string) => `To collect now: ${now}. Later: ${later}.`,
  splitBefore:
    'This order was already split, with what you had entered before. Discard this form and look at the order.',
  splitDone: (order: string) => `What comes later is order ${order}`,
  otherOrders: 'Other open orders of this number',
  alsoOpen: (order: string) => `${order} is open, too`,
  join: (order: string) => `Join ${order} to this order`,
  askJoin: {
    question: (order: string) => `Join ${order} to this order?`,
    text: (other: string, order: string) =>
      `The products and the advance of ${other} go into ${order}, with one delivery charge. ${other} is cancelled as joined, which its buyer reads. This cannot be undone.`,
    yes: 'Yes, join them',
    no: 'Keep both',
  },
  joined: (order: string) => `${order} is part of this order now`,
  money: 'Charge, discount, advance',
  name: 'Name',
  mobileNumber: 'Mobile number',
  address: 'Delivery address',
  quantity: (name: string) => `Pieces of ${name}`,
  dropped: 'Removed: 0 pieces',
  notEnough: (names: string) => `Not enough left: ${names}. The order has not changed.`,
  productsGone: (names: string) => `No longer sold: ${names}. The order has not changed.`,
  priceChanged: (before: string, now: string) =>
    `Prices have changed: the products now cost ${now}, not ${before}. Tell the buyer, and save again.`,
  askHighCharge: {
    question: 'Is this charge right?',
    text: (charge: string, usual: string) => `${charge} is more than ${usual}. Please check it.`,
    yes: 'Yes, that is right',
    no: 'Look again',
  },
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
  notCourierPhone: 'Couriers do not accept this number. Ask for an 11-digit Bangladeshi one.',
  history: {
    first: 'The first order from this number.',
    many: (ordered: number, delivered: number, refused: number, isMore: boolean) =>
      `${isMore ? 'More than ' : ''}${counted(ordered, 'other order', 'other orders')} from this number: ${delivered} delivered, ${refused} refused or sent back.`,
    last: (time: string) => `The last one: ${time}.`,
    warning: (refused: number) =>
      `Careful: this number has refused or sent back ${counted(refused, 'order', 'orders')}.`,
  },
  marks: {
    manyOrders:
      'Many orders with this number within an hour: its owner may not know about them. No message was sent for this one.',
    appNotProved:
      'We could not verify that it came from the shop’s own page. Ad blockers can cause this, too: call as usual.',
    callFirst: 'Marked “call first”: this number comes before all others.',
    advanceOnly: 'Marked “advance only”: confirm this order only once an advance has come.',
    blocked: 'This number is blocked. No message was sent for this order; it is sent only if you confirm it.',
  },
  calls: 'Calls',
  messages: {
    write: 'Write a message',
    none: 'No message fits this order now.',
    ways: { whatsapp: 'WhatsApp', sms: 'SMS' } satisfies Record<MessageWay, string>,
    by: (what: string, way: string) => `${what}: ${way}`,
    opened: 'Messages',
    notNotedTitle: 'The message was not noted',
    notNoted: 'It is filled in on your phone, but nobody sees here that it was sent.',
  },
  byBuyer: 'by the buyer',
  answer: 'By the link of a message',
  answers: {
    confirm: 'Confirmed',
    correct: 'Confirmed with another address',
    cancel: 'Cancelled',
  } satisfies Record<BuyerAnswer, string>,
  by: (email: string) => `by ${email}`,
  versions: 'Before correction',
  closed: (why: string) => `This order was closed: ${why}. Nothing more can be recorded for it here.`,
  keysOn: 'Shortcuts on',
  keysOff: 'Shortcuts off',
  failedTitle: 'Not recorded',
  failed: 'The order has not changed. Please try again.',
  notArrived: 'We checked: nothing was saved. Please try again.',
  unknownTitle: 'It may not have been saved',
  unknown:
    'No answer came, and we could not check. When the connection is back, the order shows whether it was saved. What you have typed is still here.',
  errors: {
    'called-meanwhile': 'Someone else has already handled this order. The queue is loaded again.',
    claimed: 'Someone else is working on this order. Take it over first, or go on to the next one.',
    'order-closed': 'This order has been closed and can no longer be changed.',
    'order-sent-out': 'This order is already out for delivery: it can no longer be called about or corrected.',
    'order-paid': 'The money for this order was received. Undo the payment first, on the page of the order.',
    'no-line-left': 'The last product cannot be removed. Cancel the order instead.',
    'not-joinable':
      'These two orders cannot be joined: one is packed already, a product has a different price in each, or one order cannot hold both.',
    'not-found': 'This order no longer exists.',
    busy: 'The shop is very busy right now. Try again in a moment.',
  } satisfies Partial<Record<ErrorCode, string>>,
});

/** Messages about new orders, on any page, in English. */
export const newOrderAlerts = namespace('newOrderAlerts', {
  legend: 'When a new order comes',
  on: { sound: 'Sound on', notification: 'Notifications on' },
  off: { sound: 'Sound off', notification: 'Notifications off' },
  muted: 'Click or press a key once to hear new orders.',
  arrived: (orders: number) => counted(orders, 'new order', 'new orders'),
  text: 'Open the call queue',
  notAllowedTitle: 'Notifications are not allowed',
  notAllowed:
    'Your browser blocks notifications of this shop, or shows none, as on most phones. Allow them in its settings, or use the sound.',
});

/** Messages of the page on which the shop enters an order, in English. */
export const newOrder = namespace('newOrder', {
  title: 'New Order',
  text: 'For a buyer who wrote, called or came in. Shop prices apply.',
  offline: 'You seem to be offline. What you type is kept here; place the order when the connection is back.',
  find: 'Find products by name',
  findHint: 'Enter adds the first one; the arrow keys choose another.',
  found: 'Products found',
  searchForMore: 'There are more: type part of the name.',
  takeOne: 'Choose one:',
  taken: (name: string, quantity: number) => `${name}: ${counted(quantity, 'piece', 'pieces')} in the order`,
  left: (quantity: number) => `${quantity} left`,
  chosen: 'Products of this order',
  noneChosen: 'None yet. Products you add appear here.',
  remove: (name: string) => `Remove ${name}`,
  tooMany: (quantity: number) => `Only ${quantity} left.`,
  copyLink: 'Copy cart link',
  linkHint: 'Send it in a chat: it opens a cart with these products, ready to order.',
  linkCopied: 'The link is copied',
  copyByHand: 'Copy this link',
  linkTooLong: (products: number) => `A link holds at most ${products} products.`,
  buyer: 'This buyer’s order',
  howItCame: 'Source',
  isConfirmed: 'The buyer has confirmed it: no call needed',
  oneNumber: 'Please enter one mobile number only.',
  wrongNumber: 'A mobile number has 11 digits, or 13 with 88.',
  asLastTime: (known: string) => `As last time: ${known}`,
  language: 'Notify the buyer in',
  info: 'Notes for the delivery',
  make: 'Place the order',
  making: 'Placing…',
  discard: 'Start over',
  askDiscard: {
    question: 'Start over?',
    text: 'The products and what you have typed are discarded.',
    yes: 'Yes, discard it',
    no: 'Keep it',
  },
  chooseFirst: 'Add a product first.',
  made: (name: string) => `Order for ${name} placed`,
  willCollect: (total: string) => `${total} to collect`,
  tellNumber: 'With this number and the mobile number the buyer can follow it.',
  open: 'Open the order',
  next: 'Next order',
  priceChanged: (before: string, now: string) =>
    `Prices have changed: the total is now ${now}, not ${before}. Tell the buyer, and press again.`,
  gone: (names: string) => `No longer sold: ${names}. Nothing was ordered; remove it and press again.`,
  soldOut: (names: string) => `Sold out: ${names}. Nothing was ordered.`,
  fewer: (names: string) => `Not enough left: ${names}. Nothing was ordered.`,
  madeBefore:
    'An order has already been placed from this form. Look for it in Manage Orders; pressing again places another one.',
  unanswered: 'No answer came. Press again: the order is placed only once, and what you have typed is still here.',
  failed: 'The order was not placed. What you have typed is still here; please try again.',
  errors: {
    'too-many': 'Too many orders in a short time. Try again in a few minutes; nothing is lost.',
    busy: 'The shop is very busy right now. Press again in a moment: the order is placed only once.',
  } satisfies Partial<Record<ErrorCode, string>>,
});
