import { counted } from './counted.ts';

/** The words of the page of packing, in English. */
export const packing = {
  title: 'Packing',
  text: 'Tick the orders that go out now: print their slips and lists, then give all of them their next status.',
  toPack: 'To pack',
  confirmed: 'Confirmed at the desk',
  empty: 'Nothing to pack',
  emptyText: 'Every order is on its way. New ones appear here by themselves.',
  tick: 'Tick',
  tickOf: (number: string) => `Tick order ${number}`,
  tickAll: (count: number) => `Tick all ${count} of this page`,
  ticked: 'Ticked orders',
  tickedSum: (count: number, sum: string) => `${counted(count, 'order', 'orders')} ticked, ${sum} to collect`,
  elsewhere: (count: number) => `(${count} of them not in sight)`,
  untick: 'Untick all',
  line: (quantity: string, name: string) => `${quantity}\u00a0×\u00a0${name}`,
  collect: 'To collect',
  paper: 'Paper for slips',
  papers: { a4: 'A4, four a sheet', a6: 'A6 labels, one each' },
  language: 'Language on paper',
  languages: { en: 'English', bn: 'Bangla', both: 'English and Bangla' },
  print: { slips: 'Print slips', picking: 'Picking list', handOver: 'Hand-over list' },
  notPrintedTitle: 'Nothing was printed',
  notPrinted: 'You seem to be offline. Please check your connection and try again.',
  untickedTitle: 'Not all of them are here any more',
  unticked: (numbers: string) => `No longer in this list, and so not ticked any more: ${numbers}.`,
  unconfirmed: 'Not confirmed',
  notSetTitle: 'Nothing was changed',
  status: 'Status for all ticked orders',
  setStatus: 'Set for all',
  ask: {
    question: (count: number, status: string) => `Set ${counted(count, 'order', 'orders')} to ‘${status}’?`,
    text: (total: string) => `${total} to collect in all.`,
    /** `count`: of those that are confirmed. */
    confirmedText: (total: string, count: number) =>
      `${total} to collect for the other ${count === 1 ? 'one' : count}.`,
    unconfirmedText: (count: number, numbers: string) =>
      `${count} of them ${count === 1 ? 'is' : 'are'} not confirmed by telephone (${numbers}) and will be left out.`,
    tickUnconfirmed: (count: number, total: string) =>
      count === 1 ? `Include this one, too (${total})` : `Include these ${count}, too (${total})`,
    yesConfirmed: 'Yes, go on',
    noneLeft: 'Nothing was changed: none of these orders is confirmed.',
    final: 'They move to the history; each can be opened again within a day.',
    received: 'All of it is recorded as received.',
    tick: (total: string) => `${total} was received`,
    yes: 'Yes, all of them',
    no: 'Not yet',
  },
  working: (count: number, total: number) => `${count} of ${total} done…`,
  outcome: 'What became of the orders',
  done: (count: number, total: number, status: string) =>
    count === total
      ? `${counted(count, 'order is', 'orders are')} now ‘${status}’.`
      : `${count} of ${total} orders are now ‘${status}’.`,
  left: (numbers: string) => `Not done yet: ${numbers}.`,
  tryTheRest: 'Something went wrong. They are still ticked: go on with them in a moment.',
  goOn: (count: number) => `Go on with the other ${count}`,
  close: 'Close',
};
