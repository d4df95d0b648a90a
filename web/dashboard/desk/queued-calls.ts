import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { DESK_STATES, isDue, QUEUE_MAXIMUM } from '@aloghor/functions/domain/desk';
import type { Queue, QueuedCall } from '../../shared/orders/live-desk.ts';

/** Which calls of the queue: those that are due, or those for later. */
export type When = keyof Pick<Queue, 'now' | 'later'>;

/** What the API has answered of an order. */
type Answered = Pick<DeskOrder, '_id' | 'desk'>;

/** The calls in documents of the desk. Checked by hand, because the contract's schemas are not shipped to browsers. */
export function queuedCalls(documents: object[]): QueuedCall[] {
  return documents.filter(isQueuedCall);
}

function isQueuedCall(found: { [Field in keyof QueuedCall]?: unknown }): found is QueuedCall {
  const { _id, state, callAt, revision } = found;
  const isRight = Number.isFinite(callAt) && Number.isInteger(revision) && DESK_STATES.some((known) => known === state);
  if (!isRight) console.warn('A wrong call is left out', _id);
  return isRight;
}

/** The call for an order; undefined if nobody is to be called. */
export function callOf({ _id, desk: { state, callAt, revision, claim } }: Answered): QueuedCall | undefined {
  return callAt === undefined ? undefined : { _id, state, callAt, revision, claim };
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

/** The calls of orders that were placed since the queue was as `before`: no older one that only moved up into what is read. */
export function newCalls(before: QueuedCall[], now: QueuedCall[]): QueuedCall[] {
  const known = new Set(before.map(({ _id }) => _id));
  const newest = Math.max(0, ...before.filter(({ state }) => state === 'toCall').map(({ callAt }) => callAt));
  return now.filter(({ _id, revision, callAt }) => revision === 0 && callAt >= newest && !known.has(_id));
}

/** Whether an order has changed since the API answered it. */
export function isOutdated({ desk }: Answered, call: QueuedCall): boolean {
  return call.revision > desk.revision || (call.revision === desk.revision && call.callAt !== desk.callAt);
}

/** Whether an order waits in this part of the queue at `now`. */
export function isIn(when: When, { desk }: Answered, now: number): boolean {
  return desk.callAt !== undefined && isDue(desk, now) === (when === 'now');
}
