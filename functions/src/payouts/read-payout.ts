import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Payout } from '../contract/payouts.ts';
import { isUnmatched, mayPass } from '../domain/payouts.ts';
import { payouts } from '../platform/database/collections.ts';
import { lookAt, withLooked } from './look-at-rows.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';

/** Rows that are looked for again: each costs a read, and two more where its parcel is here by now. */
const ROWS_LOOKED_FOR = 50;

/**
 * A payout as it is now: rows that had no parcel of the shop, or that of another, may have one since a number was corrected.
 * Nothing is kept of that: accepting, or closing, compares them anew. @throws {NotFound}
 */
export async function readPayout(id: string): Promise<Payout> {
  const stored = payoutOrThrow(await payouts.get([id]));
  const lost = stored.findings.flatMap(({ kind, row }) =>
    row !== undefined && isUnmatched(kind) && mayPass(stored, row) ? [row] : [],
  );
  if (lost.length === 0) return answered(stored);
  const looked = await lookAt(stored, lost.slice(0, ROWS_LOOKED_FOR), await currentCatalogue({ isFresh: true }));
  return answered({ ...withDerived(withLooked(stored, looked)), _id: stored._id });
}
