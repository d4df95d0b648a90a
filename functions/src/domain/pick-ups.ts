import { PARCEL_CLAIM_MS } from './parcels.ts';

/** What a courier has answered to being asked to come for parcels: nothing yet, that it comes, or nothing that arrived. */
export const PICK_UP_ANSWERS = ['asked', 'accepted', 'unknown'] as const;
export type PickUpAnswer = (typeof PICK_UP_ANSWERS)[number];

/** Parcels that one pick-up may be for. */
export const PICKED_UP_MAXIMUM = 1_000;

/** Characters of the note that couriers read. */
export const PICK_UP_NOTE_MAXIMUM = 500;

interface PickUp {
  at: number;
  answer: PickUpAnswer;
}

/** Whether somebody may still be waiting for the courier's answer. */
export function isBeingAsked({ at, answer }: PickUp, now: number): boolean {
  return answer === 'asked' && now < at + PARCEL_CLAIM_MS;
}

/** The answer at `now`: of a call that nobody waits for any more, nobody knows. */
export function answerAt(pickUp: PickUp, now: number): PickUpAnswer {
  return pickUp.answer === 'asked' && !isBeingAsked(pickUp, now) ? 'unknown' : pickUp.answer;
}
