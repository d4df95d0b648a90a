import type { DeskState } from './desk.ts';
import { isDelivered, isSent, type OrderStatus } from './order-status.ts';

interface ReasonDefinition {
  name: string;
  /** The status that an order is closed with for this reason. */
  status: OrderStatus;
  /** Whether it is what became of a parcel that was under way, and whether something of that comes back. */
  isOfParcel: boolean;
  comesBack: boolean;
  /** Whether its products are gone: neither sold, nor in the shop again. */
  isGone: boolean;
  /** Whether the owner of its number did not take it. */
  isFailed: boolean;
  /** Whether its buyer is not notified: they know it, or the number is a stranger's. */
  isSilent: boolean;
  /** Whether it stays closed: what it had is in another order. */
  isFinal: boolean;
}

/** Why an order was closed, where that is known. Its buyer may read it, so no internal reason is among these. */
const REASONS = [
  {
    name: 'refused',
    status: 'Cancel',
    isOfParcel: false,
    comesBack: false,
    isGone: false,
    isFailed: true,
    isSilent: false,
    isFinal: false,
  },
  {
    name: 'wrongNumber',
    status: 'Cancel',
    isOfParcel: false,
    comesBack: false,
    isGone: false,
    isFailed: false,
    isSilent: true,
    isFinal: false,
  },
  {
    name: 'unreached',
    status: 'Cancel',
    isOfParcel: false,
    comesBack: false,
    isGone: false,
    isFailed: false,
    isSilent: false,
    isFinal: false,
  },
  {
    name: 'byBuyer',
    status: 'Cancel',
    isOfParcel: false,
    comesBack: false,
    isGone: false,
    isFailed: false,
    isSilent: true,
    isFinal: false,
  },
  {
    name: 'joined',
    status: 'Cancel',
    isOfParcel: false,
    comesBack: false,
    isGone: false,
    isFailed: false,
    isSilent: true,
    isFinal: true,
  },
  {
    name: 'returned',
    status: 'Cancel',
    isOfParcel: true,
    comesBack: true,
    isGone: false,
    isFailed: true,
    isSilent: true,
    isFinal: false,
  },
  {
    name: 'partlyDelivered',
    status: 'Delivered',
    isOfParcel: true,
    comesBack: true,
    isGone: false,
    isFailed: false,
    isSilent: false,
    isFinal: false,
  },
  {
    name: 'lost',
    status: 'Cancel',
    isOfParcel: true,
    comesBack: false,
    isGone: true,
    isFailed: false,
    isSilent: false,
    isFinal: false,
  },
] as const satisfies readonly ReasonDefinition[];

type Reason = (typeof REASONS)[number];
export type CloseReason = Reason['name'];
export type ParcelOutcome = Extract<Reason, { comesBack: true }>['name'];

export const CLOSE_REASONS = REASONS.map(({ name }) => name);

/** The outcomes of a parcel that comes back, whole or in part. */
export const PARCEL_OUTCOMES = REASONS.flatMap(({ name, comesBack }) => (comesBack ? [name as ParcelOutcome] : [])); // by its facts

/** What a reason says of its order; undefined where none is recorded. */
export function reasonOf(closedFor: CloseReason | undefined): ReasonDefinition | undefined {
  return REASONS.find(({ name }) => name === closedFor);
}

/** Whether the whole parcel came back. */
export function isBack(closedFor: CloseReason | undefined): boolean {
  const { isOfParcel = false, isFailed = false } = reasonOf(closedFor) ?? {};
  return isOfParcel && isFailed;
}

/** The number of the order that one was split from, or joined with, last. */
export function otherOrderOf({
  timeline,
}: {
  timeline: readonly { other?: string | undefined }[];
}): string | undefined {
  return timeline.filter(({ other }) => other !== undefined).at(-1)?.other;
}

/** The status that an order gets with the outcome of its parcel. */
export function statusOfOutcome(outcome: ParcelOutcome): OrderStatus {
  return (REASONS.find(({ name }) => name === outcome) as Reason).status; // each outcome is one of them
}

/** The reason that the buyer may read of an order that the desk has closed; 'fake' stays with the shop. */
export function publicReason(state: DeskState): CloseReason | undefined {
  return CLOSE_REASONS.find((name) => name === state);
}

/** Why something came back. The buyer may read it. */
export const RETURN_REASONS = [
  'notReached',
  'changedMind',
  'notAsExpected',
  'wrongProduct',
  'late',
  'damaged',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

interface Line {
  _id: string;
  quantity: number;
}

/** What came back of an order, and why. */
export interface CameBack {
  reason: ReturnReason;
  cameBack: readonly Line[];
  /** Of that, what cannot be sold again; where nobody has counted it, the reason tells. */
  damaged?: readonly Line[] | undefined;
  /** Of that, what came back after the order was delivered. */
  later?: { cameBack: readonly Line[] } | undefined;
}

interface Closed {
  closedFor?: CloseReason | undefined;
  outcome?: CameBack | undefined;
}

/**
 * Whether its courier alone has said how its parcel ended: what comes back is still on its way, so all of it is out of the
 * stock, and nobody has counted it.
 */
export function isAwaited({ closedFor, outcome }: Closed): boolean {
  return Boolean(reasonOf(closedFor)?.isOfParcel && outcome?.cameBack.length === 0);
}

/** Whether its courier has said that something of it comes back, and nobody has counted that. */
export function isAnnounced(order: Closed): boolean {
  return isAwaited(order) && reasonOf(order.closedFor)?.comesBack === true;
}

/** How what came back of an order is recorded: as its whole parcel, or by its pieces. */
export type ReturnKind = 'whole' | 'pieces';

/** How what comes back of an order now is recorded; undefined where nothing of it is outside, or its whole parcel is back. */
export function expectedReturn({ status, ...closed }: Closed & { status: OrderStatus }): ReturnKind | undefined {
  if (isSent(status) || (isBack(closed.closedFor) && isAwaited(closed))) return 'whole';
  return isDelivered(status) ? 'pieces' : undefined;
}

/** What came back and can be sold again. */
export function restockable(outcome: CameBack): readonly Line[] {
  return linesThatStayed(outcome.cameBack, damagedOf(outcome));
}

/** What came back and cannot be sold again. */
export function damagedOf({ reason, cameBack, damaged }: CameBack): readonly Line[] {
  return damaged ?? (isRestocked(reason) ? [] : cameBack);
}

/** The lines as they were delivered: without what had come back until then. */
export function deliveredLines<One extends Line>(lines: readonly One[], outcome: CameBack | undefined): One[] {
  return linesThatStayed(lines, outcome && linesThatStayed(outcome.cameBack, outcome.later?.cameBack));
}

/** Whether what came back for this reason can be sold again: nothing that is damaged. */
export function isRestocked(reason: ReturnReason): boolean {
  return reason !== 'damaged';
}

/** The lines with what did not come back; a line of which nothing stayed is left out. */
export function linesThatStayed<One extends Line>(lines: readonly One[], cameBack: readonly Line[] = []): One[] {
  const back = new Map(cameBack.map(({ _id, quantity }) => [_id, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (back.get(line._id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether these are all pieces of the lines, and no others. */
export function isWhole(lines: readonly Line[], pieces: readonly Line[]): boolean {
  return linesThatStayed(lines, pieces).length === 0 && countQuantity(pieces) === countQuantity(lines);
}

/** Of the lines, only these quantities. */
export function partOfLines<One extends Line>(lines: readonly One[], part: readonly Line[]): One[] {
  const quantities = new Map(part.map(({ _id, quantity }) => [_id, quantity]));
  return lines.flatMap((line) => {
    const quantity = quantities.get(line._id);
    return quantity ? [{ ...line, quantity }] : [];
  });
}

/** The sum of the quantities of these lines. */
export function countQuantity(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How long after its closing an order may be reopened, in milliseconds. */
export const REOPENING_MS = 24 * 60 * 60 * 1000;

interface Dated {
  status: OrderStatus;
  timeline: readonly { status: OrderStatus; at: number }[];
  createdAt: number;
}

/**
 * When an order last got its current status, in milliseconds; the time of the order itself where its timeline does not
 * say.
 */
export function statusSince({ status, timeline, createdAt }: Dated): number {
  const other = timeline.map((step) => step.status !== status).lastIndexOf(true);
  return timeline[other + 1]?.at ?? createdAt;
}
