import { dayOf } from './day-of.ts';
import { isDay } from './day-ranges.ts';

interface OutcomeDefinition {
  /** Whether the courier is to come again, on a day that the buyer has named. */
  isTriedAgain: boolean;
  /** The fields of the order that the buyer has named anew. */
  corrects: readonly ('deliveryAddress' | 'place' | 'mobileNumber')[];
}

/** The one table of what a clerk notes of a parcel that could not be delivered. */
const OUTCOMES = {
  /** The buyer is to be called again. */
  noAnswer: { isTriedAgain: false, corrects: [] },
  anotherDay: { isTriedAgain: true, corrects: [] },
  newPlace: { isTriedAgain: true, corrects: ['deliveryAddress', 'place'] },
  newNumber: { isTriedAgain: true, corrects: ['mobileNumber'] },
  /** The courier brings it back. */
  takeBack: { isTriedAgain: false, corrects: [] },
} as const satisfies Record<string, OutcomeDefinition>;

export type RescueOutcome = keyof typeof OUTCOMES;

export const RESCUE_OUTCOMES = Object.keys(OUTCOMES) as RescueOutcome[]; // a cast: Object.keys returns strings

export function isTriedAgain(outcome: RescueOutcome): boolean {
  return OUTCOMES[outcome].isTriedAgain;
}

export function correctedBy(outcome: RescueOutcome): OutcomeDefinition['corrects'] {
  return OUTCOMES[outcome].corrects;
}

/** How far ahead a buyer may name a day, in days. */
export const TRY_DAYS_MAXIMUM = 14;

const DAY_MS = 24 * 60 * 60_000;

/** Whether a courier can be told to come on this day, as yyyy-mm-dd: today at the earliest. */
export function isTryDay(day: string, now: number): boolean {
  return isDay(day) && day >= dayOf(now) && day <= dayOf(now + TRY_DAYS_MAXIMUM * DAY_MS);
}
