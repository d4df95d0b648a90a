// What the couriers of the stand-in take, and what they collect.
import type { CourierName } from '@aloghor/functions/domain/couriers';
import type { KeptParcel } from './accounts.ts';

/** Taka that each takes for a parcel, wherever it goes. */
export const CHARGES: Record<CourierName, number> = { steadfast: 70, pathao: 70, redx: 60, carrybee: 85 };

/** Words of Pathao and Carrybee with which they say what they have collected. */
const COLLECTING: readonly string[] = ['delivered', 'partial-delivery', 'exchanged', 'exchange', 'paid-return'];

export function isCollecting(word: string): boolean {
  return COLLECTING.includes(word);
}

/** What one of the two has collected of a parcel until now, in taka. */
export function collectedOf({ sum, collected = sum, way }: Pick<KeptParcel, 'sum' | 'collected' | 'way'>): number {
  return way.some(({ word }) => isCollecting(word)) ? collected : 0;
}
