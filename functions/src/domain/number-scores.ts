/** About how many parcels a courier has had of a mobile number: 1 to 5, 6 to 20, 21 to 200, more. */
export const VOLUME_BANDS = ['low', 'medium', 'high', 'veryHigh'] as const;
export type VolumeBand = (typeof VOLUME_BANDS)[number];

/**
 * What came of asking a courier about a number. `noHistory`: it has had no parcel of it, which says nothing of the buyer.
 * `busy`: as many questions as it answers were asked.
 */
export const SCORE_ANSWERS = ['told', 'noHistory', 'busy', 'keysRefused', 'unknown'] as const;
export type ScoreAnswerKind = (typeof SCORE_ANSWERS)[number];

/** How the parcels of a number ended with one courier, of all its shops, in per cent, rounded down. */
export interface CourierScore {
  delivered: number;
  cancelled: number;
  returned: number;
  band: VolumeBand;
  /** How often shops have complained of the number there. */
  reports: number;
}
