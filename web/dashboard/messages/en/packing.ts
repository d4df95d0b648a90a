import { count } from '../../../shared/lib/format.ts';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of the page of packing, in English. */
export const packing = namespace('packing', {
  title: 'Packing',
  text: 'Tick the orders that go out now, print their slips and lists, then set the next status for all of them.',
  inShop: 'In the shop',
  filters: 'Filters and paper',
  openFilters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  packedFilter: 'Packed or not',
  packedChoices: { false: 'To pack', true: 'Packed' },
  parcel: 'Parcel',
  packedBy: (name: string, time: string) => `Packed by ${name}, ${time}`,
  printedBy: (name: string, time: string) => `Slip printed by ${name}, ${time}`,
  withRider: {
    out: (name: string, time: string) => `With ${name}, since ${time}`,
    ended: (name: string, time: string) => `Brought to an end by ${name}, ${time}`,
    settled: (name: string) => `Settled with ${name}`,
  },
  pack: 'Mark as packed',
  more: 'More',
  less: 'Less',
  unpack: 'Not packed',
  unpackOf: (order: string) => `Order ${order} is not packed`,
  toPackAgain: (order: string) => `Order ${order} is to be packed again`,
  confirmed: 'Confirmed by phone',
  empty: 'Nothing to pack',
  emptyText: 'Every order is on its way. New ones appear here automatically.',
  tickOf: (orderNumber: string) => `Tick order ${orderNumber}`,
  ticked: 'Ticked orders',
  tickedSum: (count: number, sum: string) => `${counted(count, 'order', 'orders')} ticked, ${sum} to collect`,
  line: (quantity: string, name: string) => `${quantity}\u00a0×\u00a0${name}`,
  collect: 'To collect',
  paper: 'Paper for slips',
  papers: {
    a4: 'A4, four per sheet',
    a6: 'A6 labels, one each',
    thermal80: 'Thermal roll, 80 mm',
    thermal58: 'Thermal roll, 58 mm',
  },
  language: 'Language on paper',
  bothLanguages: 'English and Bangla',
  print: { slips: 'Print slips', picking: 'Picking list', handOver: 'Hand-over list' },
  notPrintedTitle: 'Nothing was printed',
  notPrinted: 'You seem to be offline. Please check your connection and try again.',
  notPrintedNow: 'Something went wrong in the shop. Please try again in a moment.',
  tooManySlips: (most: number) => `At most ${count(most, 'en')} slips are printed at once: untick some orders first.`,
  untickedTitle: 'Some orders are no longer here',
  unticked: (numbers: string) => `No longer in this list, so no longer ticked: ${numbers}.`,
  unconfirmed: 'Not confirmed',
  notSetTitle: 'Nothing was changed',
  status: 'Status for all ticked orders',
  setStatus: 'Apply to all',
  ask: {
    question: (count: number, status: string) => `Set ${counted(count, 'order', 'orders')} to ‘${status}’?`,
    text: (total: string) => `${total} to collect in total.`,
    /** `count`: how many are confirmed. */
    confirmedText: (total: string, count: number) =>
      `${total} to collect for the other ${count === 1 ? 'one' : count}.`,
    unconfirmedText: (count: number, numbers: string) =>
      `${count} of them ${count === 1 ? 'is' : 'are'} not confirmed by phone (${numbers}) and will be left out.`,
    tickUnconfirmed: (count: number, total: string) =>
      count === 1 ? `Include this one, too (${total})` : `Include these ${count}, too (${total})`,
    yesConfirmed: 'Yes, continue',
    noneLeft: 'Nothing was changed: none of these orders is confirmed.',
    final: 'They move to the history; each can be reopened for one day.',
    received: 'All of it is recorded as received.',
    tick: (total: string) => `${total} was received`,
    yes: 'Yes, all of them',
    no: 'Not yet',
  },
  /** Before slips that were printed before. */
  askAgain: {
    question: (printed: number, total: number) =>
      `${printed} of ${total} slips ${printed === 1 ? 'was' : 'were'} printed before`,
    allQuestion: (printed: number): string => (printed === 1 ? 'Print this slip again?' : 'Print these slips again?'),
    by: (order: string, name: string, time: string) => `${order} by ${name}, ${time}`,
    yes: 'Yes, print again',
    yesOthers: (count: number) => (count === 1 ? 'Print the other one' : `Print the other ${count}`),
    no: 'Print nothing',
    tick: (count: number) => (count === 1 ? 'Print this one again, too' : `Print these ${count} again, too`),
    left: (numbers: string) => `No longer in the shop, so not printed: ${numbers}.`,
  },
  working: (count: number, total: number) => `${count} of ${total} done…`,
  /** How many of the orders are changed, by what was to become of them. */
  done: {
    status: (count: number, total: number, status: string) =>
      count === total
        ? `${counted(count, 'order is', 'orders are')} now ‘${status}’.`
        : `${count} of ${total} orders are now ‘${status}’.`,
    given: (count: number, total: number, rider: string) =>
      count === total
        ? `${counted(count, 'order is', 'orders are')} with ${rider} now.`
        : `${count} of ${total} orders are with ${rider} now.`,
    undoSent: (count: number, total: number) =>
      count === total
        ? `${counted(count, 'order is', 'orders are')} in the shop again.`
        : `${count} of ${total} orders are in the shop again.`,
    packed: (count: number, total: number) =>
      count === total
        ? `${counted(count, 'order is', 'orders are')} packed.`
        : `${count} of ${total} orders are packed.`,
    unpacked: (count: number, total: number) =>
      count === total
        ? `${counted(count, 'order is', 'orders are')} to be packed again.`
        : `${count} of ${total} orders are to be packed again.`,
  },
  left: (numbers: string) => `Not done yet: ${numbers}.`,
  tryTheRest: 'Something went wrong. They are still ticked: continue with them in a moment.',
  goOn: (count: number) => `Continue with the other ${count}`,
  undo: {
    undoSent: (count: number) => `Undo: ${counted(count, 'order is', 'orders are')} still here`,
    unpacked: (count: number) => `Undo: ${counted(count, 'order is', 'orders are')} not packed`,
  },
});

/** Messages of the bench on which one parcel is packed at a time, in English. */
export const bench = namespace('bench', {
  title: 'Packing bench',
  text: 'Scan a slip or a courier’s label, then each product. The last scan closes the parcel, and prints its slip if it has none.',
  open: 'Pack with a scanner',
  scanSlip: 'Scan a slip or label, or type an order number',
  scanProduct: 'Scan the products',
  busy: 'One moment…',
  parcel: (order: string) => `Parcel of order ${order}`,
  progress: (order: string, scanned: number, of: number) => `${order}: ${scanned} of ${of} scanned`,
  /** `today`: how many, where the shop has said that. */
  packed: (order: string, today?: number) =>
    today === undefined ? `${order} is packed.` : `${order} is packed. ${count(today, 'en')} packed today.`,
  countOf: (counted: number, of: number) => `${counted} / ${of}`,
  times: (quantity: string) => `× ${quantity}`,
  noCode: 'It has no article number to scan: check it yourself.',
  addOne: '+1',
  addOneOf: (product: string) => `Count one ${product}`,
  close: 'Packed',
  leave: 'Put aside',
  read: 'OK, go on',
  openOrder: 'Open the order',
  /** The button beside why the bench stops. */
  cameBack: { sent: 'It came back', delivered: 'Something came back' },
  packAnyway: 'Pack it all the same',
  // What comes back: a whole parcel, or pieces of an order that stays delivered.
  returnOf: {
    whole: (order: string) => `Order ${order} came back`,
    pieces: (order: string) => `Some of order ${order} came back`,
  },
  nothingCounted: {
    whole: 'Count what came back. If something is missing, put the parcel aside and tell the desk.',
    pieces: 'Scan the pieces that came back, or count them by hand.',
  },
  returnText: {
    whole: (order: string, restocked: number, of: number) =>
      `Order ${order} is cancelled. Pieces that go back into stock: ${count(restocked, 'en')} of ${count(of, 'en')}.`,
    pieces: (order: string, restocked: number, of: number) =>
      `Order ${order} stays delivered. Pieces that go back into stock: ${count(restocked, 'en')} of ${count(of, 'en')}.`,
  },
  damagedOf: (product: string) => `Damaged: ${product}`,
  damaged: (quantity: number) => `${count(quantity, 'en')} damaged`,
  oneDamagedMore: 'One more is damaged',
  oneDamagedFewer: 'One fewer is damaged',
  recordReturn: 'Record the return',
  returned: {
    whole: (order: string, restocked: number, of: number) =>
      `${order} has come back. Pieces in stock again: ${count(restocked, 'en')} of ${count(of, 'en')}.`,
    pieces: (order: string, restocked: number, of: number) =>
      `What came back of ${order} is counted. Pieces in stock again: ${count(restocked, 'en')} of ${count(of, 'en')}.`,
  },
  /** Why the bench stops. */
  stops: {
    unknown: (code: string) => `‘${code}’ is no order to pack: it is unknown, or nobody has confirmed it yet.`,
    cancelled: (order: string) => `${order} is cancelled. Do not pack it.`,
    back: (order: string) => `${order} has come back, and is counted already. Do not pack it.`,
    delivered: (order: string) => `${order} is already delivered.`,
    sent: (order: string) => `${order} is already out for delivery.`,
    unconfirmed: (order: string) => `${order} is not confirmed yet: nobody has reached its buyer.`,
    packed: (order: string, name: string, time: string) => `${order} is already packed, by ${name}, ${time}.`,
    wrongProduct: (code: string) => `‘${code}’ does not belong in this parcel.`,
    otherOrder: (code: string) => `${code} is another order. Finish this parcel first, or put it aside.`,
    tooMany: (product: string) => `There are too many: ${product}.`,
    counted: (order: string) => `Someone else has counted what came back of ${order}. Scan its slip again.`,
    changed: (order: string) => `What is in ${order} has changed since you scanned it. Scan its slip again.`,
    missing: (order: string) => `Something is missing in the parcel of ${order}.`,
    failed: (code: string) => `The shop has not answered about ‘${code}’. Check the connection, and try again.`,
    unclear: (order: string) =>
      `${order} may have been saved: the shop did not say. Repeat it: nothing is saved twice.`,
  },
});
