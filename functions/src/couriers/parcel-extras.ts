import type { Transaction } from 'firebase-admin/firestore';
import { hasKeptExtra } from '../domain/payouts.ts';
import { recordCost } from '../orders/record-money.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ParcelDocument, type PayoutDocument, payouts } from '../platform/database/collections.ts';
import { idOf } from './keep-parcel.ts';

// What rows of payouts have brought for a parcel beside what comes for its order: kept of the parcel, so that no other row, and no
// claim, brings the same money.

type Row = PayoutDocument['rows'][number];

/** The parcel once a row is entered as an adjustment: what it has brought is kept, and what it takes back is gone. */
export function withExtra(parcel: ParcelDocument, { collected, isExtra }: Row, payout: string): ParcelDocument {
  if (collected < 0) return withoutExtra(parcel, -collected);
  if (!isExtra || collected === 0) return parcel;
  return { ...parcel, extras: [...(parcel.extras ?? []), { payout, taka: collected }] };
}

/**
 * The parcel as it is once this row is its payment, or that for its loss: without what the row has brought beside. Undefined where the
 * row cannot be that: its courier has taken the money back, or another row has brought the same sum beside.
 */
export function withoutOwn(parcel: ParcelDocument, payout: Brought, place: number): ParcelDocument | undefined {
  const taka = payout.rows[place]?.collected ?? 0;
  const same = (parcel.extras ?? []).filter((one) => one.taka === taka);
  if (!hasKeptExtra(payout, place)) return same.length > 0 ? undefined : parcel;
  if (taka > 0 && !same.some((one) => one.payout === payout._id)) return undefined;
  return withoutExtra(parcel, taka, payout._id);
}

type Brought = Pick<Stored<PayoutDocument>, '_id' | 'rows' | 'findings'>;

/** `payout`: by which it came, where only that one is meant. */
function withoutExtra(parcel: ParcelDocument, sum: number, payout?: string): ParcelDocument {
  const { extras = [] } = parcel;
  const place = extras.findIndex((one) => one.taka === sum && (payout ?? one.payout) === one.payout);
  return place < 0 ? parcel : { ...parcel, extras: extras.toSpliced(place, 1) };
}

interface TakenExtra {
  payout: string;
  /** What else was paid beside. */
  others: ParcelDocument['extras'];
  write: (recorded: { at: number; by: string }) => void;
}

/**
 * The money of a closed row that somebody notes as paid for the loss, as it is the same sum: from then on it is that, in the books
 * and in its payout, instead of money that the courier has added. Undefined where no row has brought that sum.
 */
export async function findExtra(
  transaction: Transaction,
  parcel: ParcelDocument,
  paid: number | undefined,
): Promise<TakenExtra | undefined> {
  const { courier, orderId, extras = [] } = parcel;
  const found = extras.find(({ taka }) => taka === paid);
  if (!found) return undefined;
  const { payout, taka } = found;
  const [kept] = await payouts.within(transaction).get([payout]);
  return {
    payout,
    others: withoutExtra(parcel, taka, payout).extras,
    write({ at, by }) {
      recordCost(transaction, orderId, { kind: 'adjustment', taka }, { at, by, brought: { courier, payout } });
      if (!kept) return;
      const { _id, rows, ...others } = kept;
      const isOwn = ({ parcel: id, collected }: Row) => id === idOf(parcel) && collected === taka;
      const own = rows.findIndex((row, place) => isOwn(row) && hasKeptExtra(kept, place));
      const after = rows.map((row, place) => (place === own ? asClaim(row) : row));
      payouts.within(transaction).put(_id, { ...others, rows: after }); // its sums are the same for both
    },
  };
}

function asClaim({ isExtra: _isExtra, ...row }: Row): Row {
  return { ...row, expected: row.collected, isCompensation: true };
}
