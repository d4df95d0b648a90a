import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { isUnmatched, mayPass } from '../domain/payouts.ts';
import { payouts } from '../platform/database/collections.ts';
import { lookAt, withLooked } from './look-at-rows.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';

/**
 * A payout as it is now: rows that had no parcel of the shop, or that of another, may have one since a number was corrected.
 * All of them are looked for, so that what is shown as wrong is so: thirty cost two reads, and each that is found three more. Nothing
 * is kept of that: accepting, or closing, compares them anew. @throws {NotFound}
 */
export async function readPayout(id: string): Promise<Payout> {
  const stored = payoutOrThrow(await payouts.get([id]));
  const lost = stored.findings.flatMap(({ kind, row }) =>
    row !== undefined && isUnmatched(kind) && mayPass(stored, row) ? [row] : [],
  );
  if (lost.length === 0) return answered(stored);
  const looked = await lookAt(stored, lost, await currentCatalogue({ isFresh: true }));
  return answered({ ...withDerived(withLooked(stored, looked)), _id: stored._id });
}
