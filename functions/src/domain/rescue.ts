import { plainWord } from './courier-words.ts';
import { BY_FILE, type CarrierName } from './couriers.ts';
import { dayOf } from './day-of.ts';
import { timesOf } from './day-ranges.ts';
import type { ParcelDoubt } from './parcel-news.ts';
import type { ParcelState } from './parcels.ts';
import type { RescueOutcome } from './rescue-outcomes.ts';

interface RescueRule {
  /** Hours that it keeps a parcel that it could not deliver, before it brings it back. */
  hours: number;
  /** Where its panel turns a return into another try: its words for such a return, and until which hour of the next day. */
  secondTry?: { words: readonly string[]; untilHour: number };
}

/** The one table of how long each courier waits for the shop when it could not deliver a parcel. */
const RESCUE: Record<CarrierName, RescueRule> = {
  steadfast: { hours: 24 },
  pathao: { hours: 24, secondTry: { words: ['returned', 'paid_return'], untilHour: 18 } },
  redx: { hours: 24 },
  carrybee: { hours: 24 },
  [BY_FILE]: { hours: 24 },
};

/** The hours of each courier that keeps parcels longer for this shop, or less long. */
export type RescueSettings = Partial<Record<CarrierName, number | undefined>>;

/** The most hours that a shop may name. */
export const RESCUE_HOURS_MAXIMUM = 14 * 24;

/** What somebody has done about a parcel that could not be delivered; `day`: on which the courier is to come again. */
export interface RescueAct {
  at: number;
  by: string;
  name?: string | undefined;
  outcome: RescueOutcome;
  day?: string | undefined;
}

/** Of a parcel that its courier could not deliver at once. All times are in milliseconds since 1970. */
export interface Rescue {
  /** When it could not for the first time; absent for one that was not even picked up. */
  since?: number | undefined;
  /** When it last could not. */
  failedAt: number;
  /** Oldest first. */
  acts: RescueAct[];
  /** Milliseconds from the first time until somebody had called the buyer. */
  answeredIn?: number | undefined;
  /** When somebody is asked again, unless it has moved on by then. */
  againAt?: number | undefined;
  /** Present where it was delivered in the end, wholly or in part. */
  isRescued?: true | undefined;
}

/** `rescueBy`: until when something can be done, as long as somebody is to do it. */
export interface InRescue {
  rescue: Rescue | undefined;
  rescueBy: number | undefined;
}

interface Failed {
  courier: CarrierName;
  state: ParcelState;
  word?: string | undefined;
  wordAt?: number | undefined;
  doubt?: ParcelDoubt | undefined;
}

/** Its word for a parcel that it has not got yet. */
const NOT_PICKED_UP = 'pickup_failed';

/** Somebody finds out first what is true: whether it failed is not known, or its order goes another way. */
const DOUBTS_FIRST: readonly (ParcelDoubt | undefined)[] = ['unknownWord', 'orderDiffers'];

const HOUR_MS = 60 * 60_000;

/** Until when something can be done about a parcel that its courier could not deliver, in milliseconds; undefined for others. */
export function rescueDeadline(parcel: Failed, settings: RescueSettings = {}): number | undefined {
  const { courier, state, word = '', wordAt, doubt } = parcel;
  if (wordAt === undefined || DOUBTS_FIRST.includes(doubt)) return undefined;
  const { hours, secondTry } = RESCUE[courier];
  if (state === 'held') return wordAt + (settings[courier] ?? hours) * HOUR_MS;
  if (state !== 'returning' || !secondTry?.words.includes(plainWord(word))) return undefined;
  return endOf(dayOf(wordAt)) + secondTry.untilHour * HOUR_MS;
}

/** Where a parcel stands by what has become of it. What was done about the same failure stays done. */
export function rescueOf(parcel: Failed & Partial<InRescue>, settings: RescueSettings): InRescue {
  const { rescue, rescueBy, word = '', wordAt: failedAt } = parcel;
  const deadline = rescueDeadline(parcel, settings);
  if (deadline === undefined || failedAt === undefined)
    return { rescue: rescue && withEnd(rescue, parcel.state), rescueBy: undefined };
  if (rescue?.failedAt === failedAt) return { rescue, rescueBy };
  const since = rescue?.since ?? (plainWord(word) === NOT_PICKED_UP ? undefined : failedAt);
  const { acts = [], answeredIn } = rescue ?? {};
  return { rescue: { since, failedAt, acts, answeredIn }, rescueBy: deadline };
}

function withEnd({ againAt, isRescued, ...rescue }: Rescue, state: ParcelState): Rescue {
  const isDelivered = state === 'delivered' || state === 'partlyDelivered';
  return { ...rescue, ...(isDelivered && { isRescued: true }) };
}

/** Acts that a parcel keeps, the newest; the audit has them all. */
const ACTS_MAXIMUM = 20;

/** The same after an act: only where the buyer did not answer, somebody is still to do something. */
export function rescueAfter(rescue: Rescue, rescueBy: number | undefined, act: RescueAct): InRescue {
  const { since, answeredIn = since === undefined ? undefined : Math.max(0, act.at - since) } = rescue;
  const after = { ...rescue, answeredIn, acts: [...rescue.acts, act].slice(-ACTS_MAXIMUM) };
  if (act.outcome === 'noAnswer') return { rescue: after, rescueBy };
  return { rescue: { ...after, againAt: againAt(act) }, rescueBy: undefined };
}

/** Milliseconds that a courier may take to bring a parcel back. */
const BROUGHT_BACK_IN_MS = 72 * HOUR_MS;

function againAt({ day, at }: RescueAct): number {
  return day === undefined ? at + BROUGHT_BACK_IN_MS : endOf(day);
}

/** The same at `now`: a parcel that its courier has left as it was comes back, and a return that nobody can stop is over. */
export function rescueAt(
  { state, rescue, rescueBy }: Pick<Failed, 'state'> & Partial<InRescue>,
  now: number,
): InRescue {
  const isReturn = state === 'returning';
  if (rescueBy !== undefined) return { rescue, rescueBy: isReturn && rescueBy <= now ? undefined : rescueBy };
  if (isReturn || rescue?.againAt === undefined || rescue.againAt > now) return { rescue, rescueBy };
  return { rescue: { ...rescue, againAt: undefined }, rescueBy: rescue.againAt };
}

/** The first moment behind a day of the shop. */
function endOf(day: string): number {
  return timesOf({ from: day, to: day }).end;
}
