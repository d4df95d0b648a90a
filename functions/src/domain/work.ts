import { type DeskState, isReached, standingCalls } from './desk.ts';
import { type CloseReason, isBack } from './order-outcomes.ts';
import { isDelivered, type OrderStatus } from './order-status.ts';

/**
 * What is counted of a person's work, each on the day on which it happens: `ended`: parcels of orders that this person has
 * confirmed which were delivered or came back, and `cameBack` of these.
 */
export const WORK_FIGURES = ['calls', 'reached', 'confirmed', 'refused', 'ended', 'cameBack', 'packed'] as const;
export type WorkFigure = (typeof WORK_FIGURES)[number];
export type WorkCounts = Record<WorkFigure, number>;

export const NO_WORK = Object.fromEntries(WORK_FIGURES.map((figure) => [figure, 0])) as WorkCounts; // of all its keys

interface Call {
  by: string;
  at: number;
  outcome: DeskState;
  ofAnswer?: true | undefined;
}

/** What the figures depend on. */
export interface WorkedOrder {
  order: {
    status: OrderStatus;
    closedFor?: CloseReason | undefined;
    timeline: readonly { at: number; event?: string | undefined }[];
  };
  desk: { attempts: readonly Call[] };
}

/** What somebody's figures become more by; negative where something is taken back. */
export type WorkChange = [by: string, counts: Partial<WorkCounts>];

/**
 * What a change of an order adds to the figures of people, by their e-mails. A call that is set back is taken from who made
 * it; an order that is opened again has not ended.
 */
export function workBetween(before: WorkedOrder, after: WorkedOrder): WorkChange[] {
  const changes: WorkChange[] = callsBetween(before, after);
  for (const [state, sign] of [[before, -1] as const, [after, 1] as const]) {
    const by = confirmerOf(state);
    const counts = endOf(state.order);
    if (by !== undefined && counts) changes.push([by, times(counts, sign)]);
  }
  return summed(changes);
}

/** The entries themselves are compared: of too many the oldest were dropped, which nobody has set back. */
function callsBetween(before: WorkedOrder, { desk }: WorkedOrder): WorkChange[] {
  const added = desk.attempts.filter((call) => !before.desk.attempts.includes(call));
  return added.flatMap((call): WorkChange[] => {
    if (call.outcome !== 'toCall') return [[call.by, countsOf(call)]];
    if (call.ofAnswer) return [];
    const undone = standingCalls(before.desk.attempts).at(-1);
    return undone && isOwnCall(undone, before) ? [[undone.by, times(countsOf(undone), -1)]] : [];
  });
}

/** Whether it was made for this order: one that was split from another has the calls of that one, too. */
function isOwnCall({ at }: Call, { order }: WorkedOrder): boolean {
  return !order.timeline.some((step) => step.event === 'splitFrom' && step.at >= at);
}

function countsOf({ outcome }: Call): Partial<WorkCounts> {
  return {
    calls: 1,
    ...(isReached(outcome) && { reached: 1 }),
    ...(outcome === 'confirmed' && { confirmed: 1 }),
    ...(outcome === 'refused' && { refused: 1 }),
  };
}

/** Whose call has confirmed the order; undefined for a buyer who did it themselves. */
function confirmerOf({ desk }: WorkedOrder): string | undefined {
  const last = standingCalls(desk.attempts).at(-1);
  return last?.outcome === 'confirmed' ? last.by : undefined;
}

function endOf({ status, closedFor }: WorkedOrder['order']): Partial<WorkCounts> | undefined {
  if (isBack(closedFor)) return { ended: 1, cameBack: 1 };
  return isDelivered(status) ? { ended: 1 } : undefined;
}

function times(counts: Partial<WorkCounts>, sign: 1 | -1): Partial<WorkCounts> {
  return Object.fromEntries(Object.entries(counts).map(([figure, count]) => [figure, count * sign]));
}

/** One entry for each person, without what is 0. */
function summed(changes: readonly WorkChange[]): WorkChange[] {
  const people = [...new Set(changes.map(([by]) => by))];
  return people.flatMap((by): WorkChange[] => {
    const own = changes.filter((change) => change[0] === by).map(([, counts]) => counts);
    const sums = Object.entries(sumOfWork(own)).filter(([, count]) => count !== 0);
    return sums.length > 0 ? [[by, Object.fromEntries(sums)]] : [];
  });
}

export function sumOfWork(all: readonly Partial<WorkCounts>[]): WorkCounts {
  const sums = { ...NO_WORK };
  for (const figure of WORK_FIGURES) for (const counts of all) sums[figure] += counts[figure] ?? 0;
  return sums;
}

/** Fewer parcels than this say nothing about a person. */
const ENOUGH_PARCELS = 10;

/** How many of a hundred parcels came back; undefined for too few to say. */
export function shareBack({ ended, cameBack }: Pick<WorkCounts, 'ended' | 'cameBack'>): number | undefined {
  return ended < ENOUGH_PARCELS ? undefined : Math.max(0, Math.round((cameBack / ended) * 100));
}
