import createError from 'http-errors';

/** How the stand-in treats the calls of one account: as documented, or as couriers and what is before them have been seen to do. */
export interface Switches {
  /** Of a call that books: `busy` keeps nothing; `repeated` is what a proxy does that sends a call twice and passes on the second answer. */
  booking: 'answered' | 'cut' | 'proxyPage' | 'redirected' | 'failed' | 'busy' | 'repeated';
  /** Whether a call that books, and is not answered properly, books nevertheless. */
  keeps: boolean;
  /** By how many milliseconds the answer to a call that books is late. */
  lateMs: number;
  /** For how many milliseconds look-ups do not find a new parcel. */
  hiddenMs: number;
  /** For how many milliseconds Steadfast's trackings, which alone name a consignment by its invoice, tell nothing of a new parcel. */
  untrackedMs: number;
  /** For how many milliseconds Steadfast repeats the word that it has told of a parcel. */
  sameWordMs: number;
  lookUps: 'answered' | 'failed';
  /** Of a question about a number: `overQuota` is what Steadfast says after too many on one day. */
  scores: 'told' | 'noHistory' | 'overQuota';
  /** Of a call that cancels: `waits` is accepted, and the word changes only when somebody moves the parcel. */
  cancelling: 'done' | 'waits' | 'cut' | 'failed';
  /** Couriers have booked twice until September 2026; some refuse with the status 200. */
  repeatedInvoice: 'refused' | 'refusedWith200' | 'bookedTwice';
  /** Of Steadfast's trackings: whether they show that a parcel was picked up, say nothing of it, or cannot be read. */
  pickUps: 'shown' | 'none' | 'untold';
  /** Of a call that asks Steadfast to come. */
  pickUpRequests: 'answered' | 'cut' | 'failed' | 'busy';
  sums: 'numbers' | 'texts';
  words: 'lowerCase' | 'titleCase';
  keys: 'taken' | 'refused';
  /** How many of the tokens that Pathao has given, the first ones, it takes no more. */
  revokedTokens: number;
  /**
   * Of what is paid out: `faulty` has too little in a row and in the total, and a row of another shop; `adjusted` has a row of no
   * parcel; `large` has a thousand rows more, of other shops; the rows of one that is `unreadable` are told in no form that is known.
   */
  payments: 'right' | 'faulty' | 'adjusted' | 'large' | 'unreadable';
  /** How the couriers tell the shop that a parcel has moved: `swapped` holds each second one back until the next. */
  webhooks: 'once' | 'repeated' | 'swapped';
}

export const AS_DOCUMENTED: Switches = {
  booking: 'answered',
  keeps: true,
  lateMs: 0,
  hiddenMs: 0,
  untrackedMs: 0,
  sameWordMs: 0,
  lookUps: 'answered',
  scores: 'told',
  cancelling: 'done',
  repeatedInvoice: 'refused',
  pickUps: 'shown',
  pickUpRequests: 'answered',
  sums: 'numbers',
  words: 'lowerCase',
  keys: 'taken',
  revokedTokens: 0,
  payments: 'right',
  webhooks: 'once',
};

/** What each switch can be set to; a number stands for any that is not negative. */
export const CHOICES: {
  [Name in keyof Switches]: Switches[Name] extends number ? 'number' : readonly Switches[Name][];
} = {
  booking: ['answered', 'cut', 'proxyPage', 'redirected', 'failed', 'busy', 'repeated'],
  keeps: [true, false],
  lateMs: 'number',
  hiddenMs: 'number',
  untrackedMs: 'number',
  sameWordMs: 'number',
  lookUps: ['answered', 'failed'],
  scores: ['told', 'noHistory', 'overQuota'],
  cancelling: ['done', 'waits', 'cut', 'failed'],
  repeatedInvoice: ['refused', 'refusedWith200', 'bookedTwice'],
  pickUps: ['shown', 'none', 'untold'],
  pickUpRequests: ['answered', 'cut', 'failed', 'busy'],
  sums: ['numbers', 'texts'],
  words: ['lowerCase', 'titleCase'],
  keys: ['taken', 'refused'],
  revokedTokens: 'number',
  payments: ['right', 'faulty', 'adjusted', 'large', 'unreadable'],
  webhooks: ['once', 'repeated', 'swapped'],
};

export const SWITCH_NAMES = Object.keys(AS_DOCUMENTED) as (keyof Switches)[]; // a cast: Object.keys returns strings

/** The switches that somebody has sent, as JSON or from the form of the page. @throws {HttpError} 400 for any other */
export function switchesIn(sent: Record<string, unknown>): Partial<Switches> {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, settingOf(name, String(value))]));
}

function settingOf(name: string, text: string): string | number | boolean {
  const known = SWITCH_NAMES.find((one) => one === name);
  const choices = known && CHOICES[known];
  if (choices === 'number' && Number(text) >= 0) return Number(text);
  const chosen = choices === 'number' ? undefined : choices?.find((choice) => String(choice) === text);
  if (chosen === undefined) throw createError(400, `There is no switch ${name} that can be set to ${text}.`);
  return chosen;
}
