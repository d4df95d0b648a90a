import type { Reply } from '../contract/endpoint.ts';
import type { withdrawPayout as withdrawPayoutEndpoint } from '../contract/payouts.ts';
import { isUsed } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { parcels, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { findPartsOf, payoutOrThrow } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';

/** Where a parcel names the payout that has brought its money, or what its courier pays for its loss. */
const PAID_BY = ['payout', 'compensation.payout'];

/**
 * Takes a payout away that was added by mistake, with all parts of its payment, as long as nothing of it is in the books,
 * or between shop and courier. @throws {NotFound} {Conflict} once a row is accepted, what is missing was written off, or money is the courier's
 */
export async function withdrawPayout(id: string, by: Staff): Promise<Reply<typeof withdrawPayoutEndpoint>> {
  const parts = await findPartsOf(payoutOrThrow(await payouts.get([id])));
  const ids = parts.map(({ _id }) => _id);
  return inTransaction(async (transaction) => {
    const kept = await payouts.within(transaction).get(ids);
    // Somebody may be accepting it: a parcel has its money before the payout says so.
    const paid = await Promise.all(
      PAID_BY.map((field) => parcels.within(transaction).find((all) => all.where(field, 'in', ids).limit(1))),
    );
    if (paid.flat().length > 0 || kept.some(isUsed))
      throw new Conflict('payout-used', 'Something of this payout is in the books, or settled with the courier.');
    for (const payout of kept) {
      const { _id, day, sums, rowCount } = payout;
      payouts.within(transaction).remove(_id);
      const before = { day, rows: rowCount, paid: sums.paid, charged: sums.charged };
      recordChange(transaction, by, {
        subject: 'payout',
        action: 'delete',
        target: _id,
        label: labelOf(payout),
        before,
      });
    }
    return { deletedCount: kept.length };
  });
}
