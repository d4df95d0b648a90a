import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { DESK_STATES, isDue, QUEUE_MAXIMUM } from '@aloghor/functions/domain/desk';
import type { AsideCall, LiveAside, Queue, QueuedCall } from '../../shared/orders/live-desk.ts';

/** Which calls of the queue: those that are due, or those for later. */
type When = keyof Pick<Queue, 'now' | 'later'>;

/** Which list of calls: a part of the queue, or those that the shop makes no more. */
export type CallList = When | 'aside';

/** A call of a list; `callAt` is absent of one that is put aside. */
export type ListedCall = AsideCall & Partial<Pick<QueuedCall, 'callAt'>>;

/** What the API has answered of an order. */
type Answered = Pick<DeskOrder, '_id' | 'desk'>;

/** The calls in documents of the desk. Checked by hand, because the contract's schemas are not shipped to browsers. */
export function queuedCalls(documents: object[]): QueuedCall[] {
  return rightOnes(documents, (found: Found<QueuedCall>) => isCall(found) && Number.isFinite(found.callAt));
}

/** The same for orders that are put aside. */
export function asideOf(documents: object[]): LiveAside {
  return { calls: rightOnes(documents, isCall), isFull: documents.length >= QUEUE_MAXIMUM };
}

type Found<Call> = { [Field in keyof Call]?: unknown };

function isCall({ state, revision }: Found<AsideCall>): boolean {
  return Number.isInteger(revision) && DESK_STATES.some((known) => known === state);
}

function rightOnes<Call extends AsideCall>(documents: object[], isRight: (found: Found<Call>) => boolean): Call[] {
  return documents.filter((found: Found<Call>): found is Call => {
    const isOne = isRight(found);
    if (!isOne) console.warn('A wrong call is left out', found._id);
    return isOne;
  });
}

/** The call for an order; undefined if nobody is to be called. */
function callOf(row: Answered): QueuedCall | undefined {
  const { callAt, ...call } = listedCall(row);
  return callAt === undefined ? undefined : { ...call, callAt };
}

export function listedCall({ _id, desk: { state, callAt, revision, claim, marks } }: Answered): ListedCall {
  return { _id, state, callAt, revision, claim, marks };
}

/** The calls of a part of the queue as they are followed live; undefined where not all of them were read. */
export function followedCalls(queue: Queue, list: When): QueuedCall[] | undefined {
  return list === 'now' || !queue.isFull ? queue[list] : undefined;
}

/**
 * The queue at `now`, in milliseconds, from what the database tells of each order and, where the API has answered later,
 * from its answer.
 */
export function queueAt(told: QueuedCall[], answered: (id: string) => Answered | undefined, now: number): Queue {
  const calls = told.flatMap((call) => {
    const row = answered(call._id);
    return (row && row.desk.revision > call.revision ? callOf(row) : call) ?? [];
  });
  const inTurn = [...calls].sort((one, other) => one.callAt - other.callAt);
  return {
    now: inTurn.filter((call) => isDue(call, now)),
    later: inTurn.filter((call) => !isDue(call, now)),
    isFull: told.length >= QUEUE_MAXIMUM,
  };
}

export function withoutOrder({ now, later, isFull }: Queue, id: string): Queue {
  const isOther = ({ _id }: QueuedCall) => _id !== id;
  return { now: now.filter(isOther), later: later.filter(isOther), isFull };
}

/** The order that was placed last, as its document at the desk tells it; `callAt` is when it was placed. */
export function newestOf(documents: { createdAt?: unknown }[]): QueuedCall | undefined {
  return queuedCalls(documents.map((found) => ({ ...found, callAt: found.createdAt })))[0];
}

/** The calls that are due, and the order that was placed last, as `LiveDesk` tells them. */
export interface Told {
  calls: QueuedCall[];
  newest: QueuedCall | undefined;
}

/** The calls of orders that were placed since it was told as `before`: no older one that only moved up into what is read. */
export function newCalls(before: Told, now: Told): QueuedCall[] {
  const known = new Map(allOf(before));
  const placed = before.newest ? [before.newest.callAt] : [];
  const newest = Math.max(0, ...placed, ...[...known.values()].filter(isUncalled).map(({ callAt }) => callAt));
  return [...new Map(allOf(now)).values()].filter(
    (call) => isUncalled(call) && call.revision === 0 && call.callAt >= newest && !known.has(call._id),
  );
}

function isUncalled({ state }: QueuedCall): boolean {
  return state === 'toCall';
}

/** By their ids. */
function allOf({ calls, newest }: Told): [string, QueuedCall][] {
  return [...(newest ? [newest] : []), ...calls].map((call) => [call._id, call]);
}

/** Whether an order has changed since the API answered it, or what is noted of its number. */
export function isOutdated({ desk }: Answered, call: ListedCall): boolean {
  if (call.revision !== desk.revision) return call.revision > desk.revision;
  return call.callAt !== desk.callAt || String(call.marks ?? []) !== String(desk.marks ?? []);
}

/** Whether an order waits in this list at `now`. */
export function isIn(list: CallList, { desk }: Answered, now: number): boolean {
  if (list === 'aside') return desk.asideSince !== undefined;
  return desk.callAt !== undefined && isDue(desk, now) === (list === 'now');
}
