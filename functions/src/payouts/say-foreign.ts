import type { Transaction } from 'firebase-admin/firestore';
import type { Payout } from '../contract/payouts.ts';
import { impersonalRow, isSaidForeign, mayBeSaidForeign, sumPaid } from '../domain/payouts.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type PayoutDocument, parcels } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';
import { byRow, isTakenBy } from './look-at-rows.ts';
import { parcelNow } from './match-rows.ts';
import { answered } from './payouts-store.ts';

type Kept = Pick<Payout, 'courier' | 'rows' | 'findings'>;

/**
 * A payout with a row that, as a person says, is none of the shop's, though it names a parcel of the shop or has a reason: it has no
 * parcel from then on, and that is all that is to be settled of it.
 */
export function withForeign<Of extends Kept>(payout: Of, place: number): Of {
  const { courier, rows, findings } = payout;
  const said = rows[place];
  if (!said || !mayBeSaidForeign(payout, place)) return payout;
  const { parcel, orderId: _id, number: _number, expected: _expected, isCompensation: _for, ...told } = said;
  const row = parcel ? impersonalRow(courier, told) : told; // what is no more known to be of its buyer is not erased with it
  const others = findings.filter((one) => one.row !== place || one.closed);
  const foreign = { kind: 'foreign' as const, row: place, taka: -sumPaid([said]) };
  return {
    ...payout,
    rows: rows.map((one, at) => (at === place ? row : one)),
    findings: [...others, foreign].toSorted(byRow),
  };
}

/** @throws {Conflict} once the row is in the books, or settled, or while somebody accepts it */
export async function assertMayBeForeign(
  transaction: Transaction,
  payout: Stored<PayoutDocument>,
  place: number,
): Promise<void> {
  if (isSaidForeign(payout, place) || payout.rows[place] === undefined) return;
  if (mayBeSaidForeign(payout, place) && !(await isBeingAccepted(transaction, payout, place))) return;
  throw new Conflict('difference-passed', 'The row is in the books by now, or settled.', { payout: answered(payout) });
}

/** Its parcel has its money before the payout says so: that which it was kept with, or which has its number only since. */
async function isBeingAccepted(
  transaction: Transaction,
  { _id, courier, rows }: Stored<PayoutDocument>,
  place: number,
): Promise<boolean> {
  const row = rows[place];
  if (!row) return false;
  const kept = row.parcel ? await parcels.within(transaction).get([row.parcel]) : [];
  const current = await parcelNow(transaction, courier, row);
  return [...kept, ...(current ? [current] : [])].some(({ _id: parcel, payout, compensation }) => {
    const isOfParcel = payout === _id && !isTakenBy(rows, place, parcel, 'parcel');
    return isOfParcel || (compensation?.payout === _id && !isTakenBy(rows, place, parcel, 'compensation'));
  });
}
