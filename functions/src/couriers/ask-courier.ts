import { rescueAt } from '../domain/rescue.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { askWithKeys } from '../platform/outside/ask-with-keys.ts';
import type { OpenCourier } from './registry.ts';

/** Asks a courier, unless it has refused the shop's keys. */
export function askCourier<Answer extends { kind: string }>(
  { name, keys }: OpenCourier,
  now: number,
  ask: () => Promise<Answer>,
): Promise<Answer | { kind: 'keysRefused' }> {
  return askWithKeys(name, keys, ask, now);
}

/**
 * Puts the next time off at which a parcel is asked for, so that nobody else does it now; undefined where somebody has, or its
 * time has not come.
 */
export function leaseParcel(
  id: string,
  field: 'askAt' | 'followAt',
  now: number,
  everyMs: number,
): Promise<ParcelDocument | undefined> {
  return inTransaction(async (transaction) => {
    const [found] = await parcels.within(transaction).get([id]);
    const due = found?.[field];
    if (!found || due === undefined || due > now) return undefined;
    parcels.within(transaction).change(id, { [field]: now + everyMs, ...changedRescue(found, now) });
    return found;
  });
}

/** What becomes of its rescue by the time alone; empty where that is nothing. */
function changedRescue(parcel: ParcelDocument, now: number): Partial<ParcelDocument> {
  const { rescue, rescueBy } = rescueAt(parcel, now);
  return rescueBy === parcel.rescueBy ? {} : { rescue, rescueBy };
}
