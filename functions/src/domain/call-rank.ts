import { type DeskMark, turnOf } from './desk-marks.ts';
import type { PreventedLoss } from './prevented-loss.ts';

/**
 * Where a call stands among those that wait: the more points, the sooner it is given. `numbers`: those of the rule by which
 * it was ranked; by others it is ranked anew.
 */
export interface CallRank {
  points: number;
  numbers: string;
}

/** Of an order that the rule has not looked at since it was placed, or since what the rule looks at has changed. */
export const UNRANKED: CallRank = { points: 0, numbers: '' };

/** What cannot be called is given after everything else. */
export const LAST_POINTS = Number.MIN_SAFE_INTEGER;

/** More than any loss, in taka: marks come before it. */
const POINTS_OF_TURN = 1_000_000_000;

/** The marks of an order first, then the loss that its call prevents. */
export function pointsOf(marks: readonly DeskMark[] | undefined, { taka }: Pick<PreventedLoss, 'taka'>): number {
  return taka - turnOf(marks) * POINTS_OF_TURN;
}
