import { asciiDigits } from './ascii-digits.ts';
import { BY_FILE, type CarrierName } from './couriers.ts';
import {
  isCancelled,
  isClosed,
  isDelivered,
  isUnconfirmed,
  type OrderStatus,
  type StatusTone,
} from './order-status.ts';
import { sumToCollect } from './orders.ts';

interface ParcelStateDefinition {
  /** Whether what its courier was told of the order stays as it is. */
  holdsOrder: boolean;
  /** Whether its courier can be asked to cancel it, or to bring it back. */
  cancellable: boolean;
  /** Whether its courier has it, and has not said how that ends. */
  isUnderWay: boolean;
  /** Whether its courier may have lost or damaged what is in it. */
  compensable: boolean;
  tone: StatusTone;
}

/** The one table of what can become of a parcel with a courier. */
const STATES = {
  /** Claimed: the courier is being called. */
  asked: { holdsOrder: true, cancellable: false, isUnderWay: false, compensable: false, tone: 'waiting' },
  /** The answer was lost, so it may be booked or not: the courier is asked, and else a person decides. */
  unknown: { holdsOrder: true, cancellable: false, isUnderWay: false, compensable: false, tone: 'bad' },
  /** The courier has not taken it, for reasons that it gave. */
  rejected: { holdsOrder: false, cancellable: false, isUnderWay: false, compensable: false, tone: 'bad' },
  booked: { holdsOrder: true, cancellable: true, isUnderWay: true, compensable: false, tone: 'paid' },
  picked: { holdsOrder: true, cancellable: true, isUnderWay: true, compensable: false, tone: 'underWay' },
  outForDelivery: { holdsOrder: true, cancellable: true, isUnderWay: true, compensable: false, tone: 'underWay' },
  held: { holdsOrder: true, cancellable: true, isUnderWay: true, compensable: false, tone: 'waiting' },
  delivered: { holdsOrder: true, cancellable: false, isUnderWay: false, compensable: true, tone: 'good' },
  partlyDelivered: { holdsOrder: true, cancellable: false, isUnderWay: false, compensable: true, tone: 'good' },
  /** A person decides: claimed, found, written off. */
  lost: { holdsOrder: true, cancellable: false, isUnderWay: true, compensable: true, tone: 'bad' },
  /** Coming back: the goods are not here yet. */
  returning: { holdsOrder: true, cancellable: false, isUnderWay: true, compensable: true, tone: 'bad' },
  returned: { holdsOrder: false, cancellable: false, isUnderWay: false, compensable: true, tone: 'bad' },
  /** Cancelled before it was picked up, or asked back, as the courier or a person says. */
  cancelled: { holdsOrder: false, cancellable: false, isUnderWay: false, compensable: false, tone: 'waiting' },
} as const satisfies Record<string, ParcelStateDefinition>;

export type ParcelState = keyof typeof STATES;

export const PARCEL_STATES = Object.keys(STATES) as ParcelState[]; // a cast: Object.keys returns strings

/** What a person can say of a parcel: all but that it is being booked, or that nobody knows. */
export type SettledState = Exclude<ParcelState, 'asked' | 'unknown'>;
export const SETTLED_STATES = PARCEL_STATES.filter((state): state is SettledState => !isUncertain(state));

/** How a person settles what no courier can tell: it was taken back, was never booked, or is booked as they have seen. */
const UNCERTAIN: readonly ParcelState[] = ['cancelled', 'rejected', 'booked'];

/** How a parcel that a courier has, or had, can have ended as a person finds out. */
const ENDED: readonly ParcelState[] = ['delivered', 'lost', 'returning', 'returned'];

const UNDER_WAY: readonly ParcelState[] = ['cancelled', ...ENDED];

/** What a person may find out of a parcel in each state, while nobody is in doubt of it. */
const FOUND_OUT: Record<ParcelState, readonly ParcelState[]> = {
  asked: UNCERTAIN,
  unknown: UNCERTAIN,
  rejected: [],
  booked: UNDER_WAY,
  picked: UNDER_WAY,
  outForDelivery: UNDER_WAY,
  held: UNDER_WAY,
  // Cancelled it can only be where its order is open: else its money would be in no list.
  delivered: ENDED,
  partlyDelivered: ENDED,
  lost: UNDER_WAY,
  returning: UNDER_WAY,
  // Noted by mistake: its buyer has it after all.
  returned: ['delivered'],
  cancelled: ['delivered'],
};

/**
 * Whether a person may say this of a parcel. That it is right as it stands settles a doubt. Without an order its order does not
 * follow it.
 */
export function maySettle(
  { state, doubt }: { state: ParcelState; doubt?: unknown },
  as: SettledState,
  order?: { status: OrderStatus },
): boolean {
  // The courier has another parcel of its invoice, so it goes under another one next.
  if (isUncertain(state)) return FOUND_OUT[state].includes(as) && !(doubt === 'otherConsignment' && as === 'rejected');
  if (doubt !== undefined && (state === as || ENDED.includes(as))) return true;
  if (as === 'cancelled' && order && !isClosed(order.status) && isHeldByParcel({ state })) return true;
  // The order of a cancelled one may have been delivered otherwise.
  if (state === 'cancelled' && order && isDelivered(order.status)) return false;
  return FOUND_OUT[state].includes(as);
}

/** Where a parcel may be when its courier could not deliver it. */
const BEFORE_DELIVERY: readonly ParcelState[] = ['booked', 'picked', 'outForDelivery', 'held'];

/** Whether a person notes that its courier could not deliver it: of one without an interface nobody else can tell. */
export function mayBeHeld({ courier, state }: { courier: CarrierName; state: ParcelState }): boolean {
  return courier === BY_FILE && BEFORE_DELIVERY.includes(state);
}

interface DoubtfulParcel {
  state: ParcelState;
  doubt?: unknown;
  compensation?: unknown;
  /** When its courier is asked whether it has it; absent where it cannot be, or has not said so for too long. */
  askAt?: number | undefined;
}

/**
 * Whether somebody is to find out what is true of a parcel, or to decide what follows when it is lost. In the file of a courier it
 * waits for the person who says that it is uploaded: nobody else knows of the file.
 */
export function isInDoubt({ state, doubt, compensation, askAt }: DoubtfulParcel): boolean {
  const isUnclear = state === 'unknown' && askAt === undefined;
  return doubt !== undefined || isUnclear || (state === 'lost' && compensation === undefined);
}

/** Whether its courier is asked where it is: it has it, and has not said how that ends. */
export function isUnderWay(state: ParcelState): boolean {
  return STATES[state].isUnderWay;
}

/** Whether nothing of it is to be expected: its courier has not taken it, or was told to leave it. */
export function isVoid(state: ParcelState): boolean {
  return state === 'rejected' || state === 'cancelled';
}

export function toneOfParcel(state: ParcelState): StatusTone {
  return STATES[state].tone;
}

/** Whether an order has a parcel for which it stays as the courier knows it. */
export function isHeldByParcel(parcel: { state: ParcelState } | undefined): boolean {
  return parcel !== undefined && STATES[parcel.state].holdsOrder;
}

/** What a courier has answered to being asked to cancel a parcel: nothing yet, that it will, or nothing that arrived. */
export const CANCELLATION_ANSWERS = ['asked', 'accepted', 'unknown'] as const;

interface AskedToCancel {
  cancellation?: { at: number; answer: (typeof CANCELLATION_ANSWERS)[number] } | undefined;
  toldAt?: number | undefined;
}

/** How long a courier is asked for a parcel whose answer was lost, in milliseconds from its booking on. */
export const LOOKED_UP_FOR_MS = 48 * 60 * 60_000;

/** How long a call to a courier is left to who makes it, in milliseconds: longer than the call with the writes around it. */
export const PARCEL_CLAIM_MS = 60_000;

/** How long a courier that has accepted to cancel a parcel is given to do it, in milliseconds. */
const CANCELLED_WITHIN_MS = 72 * 60 * 60_000;

/**
 * From when on a courier may be asked to cancel a parcel, in milliseconds. What may have been lost may be asked again, and so may
 * what was accepted, when the courier has gone on with the parcel since, or has not done it in time: to cancel a parcel twice
 * does no harm. `toldAt`: when the courier has last told something new of it.
 */
export function cancellableFrom({ cancellation, toldAt = 0 }: AskedToCancel): number {
  if (!cancellation || cancellation.answer === 'unknown') return 0;
  const { at, answer } = cancellation;
  if (answer === 'asked') return at + PARCEL_CLAIM_MS;
  return toldAt > at ? toldAt : at + CANCELLED_WITHIN_MS;
}

/** Characters of why a courier could not deliver a parcel, as a person notes it. */
export const HELD_REASON_MAXIMUM = 200;

/** Characters of the reason that couriers take. */
export const CANCELLATION_REASON_MAXIMUM = 200;

export function isCompensable(state: ParcelState): boolean {
  return STATES[state].compensable;
}

export function isCancellable(state: ParcelState): boolean {
  return STATES[state].cancellable;
}

/** Whether a courier pays out what it collects, or has collected, for it. */
export function isPaidByCourier<Parcel extends { state: ParcelState }>(parcel: Parcel | undefined): parcel is Parcel {
  return isHeldByParcel(parcel) || parcel?.state === 'returned';
}

/** Whether a courier is still to collect for the parcel of an open order, so that its panel can be told of another sum. */
export function isStillToCollect({ status }: { status: OrderStatus }, { state }: { state: ParcelState }): boolean {
  return !isClosed(status) && STATES[state].cancellable;
}

/**
 * A consignment id as couriers mostly write theirs, whatever the keyboard, the panel or the file: ASCII digits, capital letters, no space,
 * and nothing that is not seen.
 */
export function consignmentKey(written: string): string {
  return asciiDigits(written)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}

/** Whether the courier may still be asked whether it has the parcel. */
export function isUncertain(state: ParcelState): boolean {
  return state === 'asked' || state === 'unknown';
}

/**
 * The invoice of a parcel: the order's number, with the attempt from the second on. Couriers know an invoice once and for
 * ever, so an attempt that was cancelled is never repeated.
 */
export function invoiceOf(orderNumber: string, attempt: number): string {
  return attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`;
}

/** The attempt that follows a parcel: the same again where its courier has not taken it. */
export function nextAttempt(last: { state: ParcelState; attempt: number } | undefined): number {
  if (!last) return 1;
  return last.state === 'rejected' ? last.attempt : last.attempt + 1;
}

/** The id of a parcel: no courier has two of one invoice. */
export function parcelId(courier: CarrierName, invoice: string): string {
  return `${courier}_${invoice}`;
}

/** What a courier was told of an order, beside the sum. */
const TOLD = ['name', 'mobileNumber', 'deliveryAddress', 'place', 'lines'] as const;

type ToldOrder = Parameters<typeof sumToCollect>[0] &
  Parameters<typeof isUnconfirmed>[0] & {
    [Field in (typeof TOLD)[number]]?: unknown;
  };

/**
 * Whether a change leaves an open order as a courier was told of it. What was delivered or came back has its own sums, and
 * reopening brings the previous ones back. Cancelled for anything else, also where it is prepaid, it is not to be delivered.
 */
export function staysAsTold(before: ToldOrder, after: ToldOrder): boolean {
  if (isClosed(before.status) || isDelivered(after.status) || after.outcome) return true;
  if (isCancelled(after.status) || (isUnconfirmed(after) && !isUnconfirmed(before))) return false;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return TOLD.every((field) => isSame(before[field], after[field])) && sumToCollect(before) === sumToCollect(after);
}
