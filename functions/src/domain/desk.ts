import { UNRANKED } from './call-rank.ts';
import { UTC_OFFSET } from './country.ts';
import { dayOf } from './day-of.ts';
import { isInShop, type OrderStatus } from './order-status.ts';

interface StateDefinition {
  name: string;
  /** Whether the order is cancelled with it. */
  isClosing: boolean;
  /** Whether somebody has spoken with the buyer. */
  isReached: boolean;
}

/** What the desk knows of an order; all but the first are outcomes of a call. */
const STATES = [
  { name: 'toCall', isClosing: false, isReached: false },
  { name: 'noAnswer', isClosing: false, isReached: false },
  { name: 'hold', isClosing: false, isReached: true },
  { name: 'confirmed', isClosing: false, isReached: true },
  { name: 'wrongNumber', isClosing: true, isReached: false },
  { name: 'refused', isClosing: true, isReached: true },
  { name: 'fake', isClosing: true, isReached: false },
] as const satisfies readonly StateDefinition[];

type State = (typeof STATES)[number];
export type DeskState = State['name'];
export type ClosingState = Extract<State, { isClosing: true }>['name'];

export const DESK_STATES = STATES.map(({ name }) => name);

/** Those that cancel the order. */
export const CLOSING_STATES = STATES.flatMap(({ name, isClosing }) => (isClosing ? [name as ClosingState] : [])); // by its facts

export function isClosing(state: DeskState): state is ClosingState {
  return (CLOSING_STATES as readonly DeskState[]).includes(state);
}

export function isReached(state: DeskState): boolean {
  return STATES.some(({ name, isReached }) => name === state && isReached);
}

/** Calls, notes and versions that an order's desk keeps, the newest; the audit keeps them all. */
export const DESK_ENTRIES_MAXIMUM = 50;
/** Bytes of each of these lists as JSON: all three together fit into one document. */
export const DESK_LIST_BYTES_MAXIMUM = 240_000;

/** Calls of the queue that are followed live at most: those that wait longest; the rules allow no more. */
export const QUEUE_MAXIMUM = 100;

/** How far ahead an order may be held, in days. */
export const HOLD_DAYS_MAXIMUM = 60;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** After the first and the second call without an answer; after each further one the buyer is called when the desk next begins a day. */
const NO_ANSWER_MS = [30 * MINUTE_MS, 120 * MINUTE_MS];

/** What becomes of an order whose buyer has not answered so many calls. */
export const UNREACHED_OUTCOMES = ['callAgain', 'putAside', 'cancel'] as const;

/** `tries`: after how many calls without an answer; until then, and with `callAgain`, the buyer is called again. */
export interface CallSettings {
  tries: number;
  after: (typeof UNREACHED_OUTCOMES)[number];
}

/** As many calls may be set. */
export const CALL_TRIES_MAXIMUM = 20;

/** What is to be done about an order whose buyer does not answer this call either. */
export function unreachedOutcome(
  attempts: DeskProgress['attempts'],
  { tries, after }: CallSettings,
): CallSettings['after'] {
  return noAnswersOf(attempts) + 1 >= tries ? after : 'callAgain';
}

/** When the desk begins its day. */
const MORNING = 'T09:00:00';

/** `callAt`: when the buyer is to be called next, in milliseconds; absent when nobody has to. */
export interface DeskProgress {
  state: DeskState;
  callAt?: number | undefined;
  attempts: readonly Attempt[];
  createdAt: number;
}

/** The desk of an order that was placed at `createdAt`, in milliseconds. */
export function newDesk(createdAt: number) {
  return {
    state: 'toCall' as const,
    callAt: createdAt,
    callRank: UNRANKED,
    attempts: [],
    notes: [],
    versions: [],
    revision: 0,
    createdAt,
  };
}

/** State and time of the next call after a call at `now`; `until` is the day to hold until, as yyyy-mm-dd. */
export function afterCall(
  desk: DeskProgress,
  { outcome, until }: { outcome: DeskState; until?: string | undefined },
  now: number,
): Pick<DeskProgress, 'state' | 'callAt'> {
  return { state: outcome, callAt: nextCallAt(desk, outcome, until, now) };
}

function nextCallAt(desk: DeskProgress, outcome: DeskState, until: string | undefined, now: number) {
  if (outcome === 'toCall') return desk.createdAt; // the place that it had in the queue
  if (outcome === 'noAnswer') return afterNoAnswer(noAnswersOf(desk.attempts), now);
  return outcome === 'hold' && until ? morningOf(until) : undefined;
}

function afterNoAnswer(before: number, now: number): number {
  const wait = NO_ANSWER_MS[before];
  return wait === undefined ? nextMorning(now) : now + wait;
}

/** When the desk next begins a day, in milliseconds: after midnight that is today. */
function nextMorning(now: number): number {
  const today = morningOf(dayOf(now));
  return now < today ? today : morningOf(dayOf(now + DAY_MS));
}

/**
 * Whether the buyer is to be called at `now`, by the clock of a browser, which may be slow: an order that nobody has
 * called yet waits from its first moment.
 */
export function isDue({ state, callAt }: Pick<DeskProgress, 'state' | 'callAt'>, now: number): boolean {
  return callAt !== undefined && (state === 'toCall' || callAt <= now);
}

/** How often nobody has answered. */
export function noAnswersOf(attempts: DeskProgress['attempts']): number {
  return standingCalls(attempts).filter(({ outcome }) => outcome === 'noAnswer').length;
}

interface Attempt {
  outcome: DeskState;
  /** Whether what was set back is the buyer's own answer, which is no call. */
  ofAnswer?: true | undefined;
}

/** The calls that count, oldest first: one that was set back to `toCall` does not. */
export function standingCalls<Call extends Attempt>(attempts: readonly Call[]): Call[] {
  const standing: Call[] = [];
  for (const call of attempts) {
    if (call.outcome !== 'toCall') standing.push(call);
    else if (!call.ofAnswer) standing.pop();
  }
  return standing;
}

/** Whether the last call has made the desk what it is; otherwise the buyer has answered by themselves since. */
export function isOfLastCall({ state, attempts }: Pick<DeskProgress, 'state' | 'attempts'>): boolean {
  return standingCalls(attempts).at(-1)?.outcome === state;
}

/** When the desk begins a day, in milliseconds. */
export function morningOf(day: string): number {
  return Date.parse(`${day}${MORNING}${UTC_OFFSET}`);
}

/** Whether an order may be held until this day: tomorrow at the earliest. */
export function isHoldDay(day: string, now: number): boolean {
  if (dayOf(morningOf(day)) !== day) return false; // there is no 31st of June
  return day >= dayOf(now + DAY_MS) && day <= dayOf(now + HOLD_DAYS_MAXIMUM * DAY_MS);
}

/**
 * The desk of an order with this new status: one that has left the shop leaves the call queue, and is held by nobody,
 * and one that is back returns to it, unless its buyer has confirmed it. One that was paid in advance still waits to be
 * confirmed.
 */
export function deskWithStatus<Desk extends DeskProgress & { claim?: unknown }>(desk: Desk, status: OrderStatus): Desk {
  if (!isInShop(status)) {
    const isAtRest = desk.callAt === undefined && desk.claim === undefined;
    return isAtRest ? desk : { ...desk, callAt: undefined, claim: undefined };
  }
  return desk.callAt === undefined && desk.state !== 'confirmed' ? { ...desk, callAt: desk.createdAt } : desk;
}
