import { isKnownWord, NEVER_PICKED_UP, plainWord, saysPaidOut, stateOfWord } from './courier-words.ts';
import type { CarrierName } from './couriers.ts';
import { isUncertain, PARCEL_STATES, type ParcelState } from './parcels.ts';

/** Who has told of a parcel: `api` is the answer to its booking, `poll` to a later question. */
export const NEWS_SOURCES = ['api', 'webhook', 'poll', 'hand'] as const;
export type NewsSource = (typeof NEWS_SOURCES)[number];

/** Why a person looks at a parcel. */
export const PARCEL_DOUBTS = [
  /** The courier has said a word that the shop does not know. */
  'unknownWord',
  /** It has said another end than before. */
  'contradiction',
  /** Its order has become something else meanwhile. */
  'orderDiffers',
  /** It has collected another sum than it was told, or has not said how much. */
  'sumUnclear',
  /** It tells of another consignment under the same invoice. */
  'otherConsignment',
  /** It has not said how the parcel ended for so long that it is no longer asked. */
  'noEnd',
  /** What its buyer did not take is back by the courier's word, or should be, and nobody has counted it. */
  'restAwaited',
  /** It was cancelled, and its courier does not say whether it was picked up before. */
  'pickUpUnclear',
] as const;
export type ParcelDoubt = (typeof PARCEL_DOUBTS)[number];

/** What was told of a parcel: `at` is when it happened, in milliseconds; `word` is the courier's own. */
export interface ParcelEvent {
  at: number;
  from: NewsSource;
  state: ParcelState;
  word?: string | undefined;
  /** By which the courier's repeats are known. */
  key?: string | undefined;
  /** Whether it tells of another consignment than the one that was booked. */
  isOther?: boolean | undefined;
}

/** What a courier says of a parcel that it has; `at`: when that happened, in milliseconds. */
export interface ToldParcel {
  at: number;
  /** Its own word for where it is; absent where it only says something for people, the `message`. */
  word?: string | undefined;
  message?: string | undefined;
  /** By which its repeats are known. */
  key?: string | undefined;
  consignmentId?: string | undefined;
  trackingCode?: string | undefined;
  /** What it takes for the delivery, what it has collected, and what it is going to collect, in taka. */
  fee?: number | undefined;
  collected?: number | undefined;
  collects?: number | undefined;
  /** The payout by which it says that it has paid its money out, by its own id. */
  toldPayout?: string | undefined;
}

/** Where a parcel stands by all that was told of it. */
export interface Standing {
  state: ParcelState;
  doubt?: Extract<ParcelDoubt, 'unknownWord' | 'contradiction' | 'otherConsignment'>;
}

const ON_THE_WAY: readonly ParcelState[] = ['booked', 'picked', 'outForDelivery', 'held'];

interface AfterEnd {
  /** What a courier may still say without any meaning. */
  passedOver: readonly ParcelState[];
  /** What moves the parcel on nevertheless. Anything else contradicts. */
  moves: readonly ParcelState[];
}

/** The states that a parcel does not leave for any other. From one that is not named it goes wherever its courier says. */
const AFTER_END: Partial<Record<ParcelState, AfterEnd>> = {
  delivered: { passedOver: ON_THE_WAY, moves: [] },
  // What was not taken comes back on its own.
  partlyDelivered: { passedOver: [...ON_THE_WAY, 'returning', 'returned'], moves: [] },
  // Couriers make a second try of some returns.
  returning: { passedOver: ['booked', 'held'], moves: ['picked', 'outForDelivery', 'lost', 'returned'] },
  returned: { passedOver: [...ON_THE_WAY, 'returning'], moves: [] },
  cancelled: { passedOver: ['booked', 'returning', 'returned'], moves: [] },
};

/**
 * Where a parcel stands by everything that was told of it, in whatever order it arrived. What a person says is final until the
 * courier says something later.
 */
export function standingOf(courier: CarrierName, told: readonly ParcelEvent[]): Standing {
  const ofItsWay = told.filter(({ word }) => word === undefined || !saysPaidOut(courier, word));
  return standingBy(courier, told, isEnd(standingBy(courier, ofItsWay, false).state));
}

/** `isEnded`: its end is told by another word, so that the one for its money tells of none, also where that was paid before. */
function standingBy(courier: CarrierName, told: readonly ParcelEvent[], isEnded: boolean): Standing {
  const first: Standing = { state: 'booked' };
  return [...told]
    .sort(byTime(courier))
    .reduce((standing, event) => standingAfter(courier, standing, event, isEnded), first);
}

/** Whether its courier may not simply move it on from there. */
export function isEnd(state: ParcelState): boolean {
  return AFTER_END[state] !== undefined;
}

/** Whether its courier may still say so of a parcel in this state, without any meaning. */
export function isPassedOver(state: ParcelState, said: ParcelState): boolean {
  return AFTER_END[state]?.passedOver.includes(said) ?? false;
}

/**
 * What was told of its way since the parcel was claimed last: before, its courier had not taken it. That the courier has
 * it, by its answer or by what a person has seen, is no news: calls of an earlier time may still be on their way.
 */
export function newsOf(events: readonly ParcelEvent[]): ParcelEvent[] {
  const claimed = events.map(({ state }) => state).lastIndexOf('asked');
  return events.filter(
    (event, place) => place > claimed && event.from !== 'api' && !isFinding(event, events[place - 1]),
  );
}

/** Whether a person has found a parcel at its courier whose answer was lost. */
function isFinding({ from, state }: ParcelEvent, before: ParcelEvent | undefined): boolean {
  return from === 'hand' && state === 'booked' && before !== undefined && isUncertain(before.state);
}

/**
 * Whether this was told before: by its key, else by word and time. The answer to a question is news where the word is another
 * than the courier's last: what people have said since, and what it has told them, is no word of its.
 */
export function isRepeat(
  events: readonly ParcelEvent[],
  { key, from, word, at, state, isOther }: ParcelEvent,
): boolean {
  const told = newsOf(events);
  if (from === 'poll') {
    const spoken = told.filter((event) => event.word !== undefined && event.isOther === isOther);
    if (isSameWord(newestOf(spoken)?.word, word)) return true;
  }
  return told.some((event) => {
    if (key !== undefined && event.key !== undefined) return event.key === key;
    return event.at === at && isSameWord(event.word, word) && (word !== undefined || event.state === state);
  });
}

/** Couriers write their words in several ways. */
function isSameWord(one: string | undefined, other: string | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && plainWord(one) === plainWord(other));
}

/** What has happened last, whenever it was told. */
export function newestOf<Event extends ParcelEvent>(events: readonly Event[]): Event | undefined {
  return [...events].sort((one, other) => one.at - other.at).at(-1);
}

/** What happened at the same time is taken in the usual order of a parcel's way. */
function byTime(courier: CarrierName) {
  const place = ({ word, state }: ParcelEvent) =>
    PARCEL_STATES.indexOf(word === undefined ? state : stateOfWord(courier, word, 'picked'));
  return (one: ParcelEvent, other: ParcelEvent) =>
    one.at - other.at || place(one) - place(other) || (one.word ?? '').localeCompare(other.word ?? '');
}

function standingAfter(
  courier: CarrierName,
  { state, doubt }: Standing,
  event: ParcelEvent,
  isEnded: boolean,
): Standing {
  const { from, word, isOther } = event;
  if (from === 'hand') return { state: event.state };
  const lasting = doubt && doubt !== 'unknownWord' ? { doubt } : {}; // until a person has looked
  if (isOther) return { state, doubt: 'otherConsignment', ...lasting };
  if (word === undefined) return doubt ? { state, doubt } : { state };
  const end = AFTER_END[state];
  if (!isKnownWord(courier, word)) return { state: end ? state : 'held', doubt: 'unknownWord', ...lasting };
  const said = stateOfWord(courier, word, state);
  const isOfMoney = (end || isEnded) && saysPaidOut(courier, word);
  if (said === state || isPassedOver(state, said) || isOfMoney) return { state, ...lasting };
  const isTakenForReturn = state === 'returning' && word === NEVER_PICKED_UP; // until its trackings were read
  if (!end || end.moves.includes(said) || isTakenForReturn) return { state: said, ...lasting };
  return { state, doubt: 'contradiction', ...lasting };
}
