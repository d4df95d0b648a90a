import { parcelId } from './parcels.ts';
import type { PayoutParcel } from './payouts.ts';

/** What a row is about: the parcel itself, what is paid because it was lost or damaged, or what another row has said already. */
export type RowRole = 'parcel' | 'compensation' | 'repeated';

interface ParcelRow {
  /** The id of its parcel; undefined where the shop has none. */
  parcel?: string | undefined;
  collected: number;
  /** What it was accepted as: another row is not that, too. */
  taken?: RowRole | undefined;
}

/** The parcel of a row by its id, as payouts keep it. */
export function parcelKey(parcel: PayoutParcel | undefined): string | undefined {
  return parcel && parcelId(parcel.courier, parcel.invoice);
}

/**
 * What each row at these places is about. Couriers pay for a parcel and for its damage by rows that look alike, in any order: the sums
 * tell them apart, and else the first one is about the parcel.
 */
export function roleAt(rows: readonly ParcelRow[], place: number, parcel: PayoutParcel | undefined): RowRole {
  const key = rows[place]?.parcel;
  if (key === undefined || !parcel || !isTold(rows[place])) return 'parcel';
  const same = rows.flatMap((row, at) => (row.parcel === key && isTold(row) ? [{ place: at, ...row }] : []));
  const claimed = compensationAmong(same, parcel);
  if (claimed?.place === place) return 'compensation';
  const ofParcel = same.find(isPayment) ?? (claimed ? rowOfParcel(same, claimed, parcel) : same[0]);
  return ofParcel?.place === place ? 'parcel' : 'repeated';
}

/** Whether it is about what was collected, not about money that is taken back. */
export function isTold(row: Pick<ParcelRow, 'collected'> | undefined): boolean {
  return row !== undefined && row.collected >= 0;
}

type Placed = ParcelRow & { place: number };

function isPayment({ taken }: ParcelRow): boolean {
  return taken === 'parcel';
}

/** Beside the row that pays for the damage the one that is about the parcel itself. */
function rowOfParcel(same: readonly Placed[], claimed: Placed, { expected }: PayoutParcel): Placed | undefined {
  const others = same.filter((row) => row !== claimed);
  return others.find(({ collected }) => collected === expected) ?? (expected > 0 ? others[0] : undefined);
}

/** Of the rows of one parcel the one by which its courier pays for what was lost or damaged. */
function compensationAmong(same: readonly Placed[], parcel: PayoutParcel): Placed | undefined {
  const { compensation, expected, isEarlier, payout } = parcel;
  if (!compensation) return undefined;
  const { asked } = compensation;
  const accepted = same.find(({ taken }) => taken === 'compensation');
  if (accepted) return accepted;
  const paying = same.filter(
    (row) => !isPayment(row) && row.collected > 0 && (row.collected === asked || row.collected !== expected),
  );
  const isMoneyToCome = expected > 0 && !isEarlier && payout === undefined;
  if (!isMoneyToCome) return paying[0];
  if (compensation.payout !== undefined) return undefined;
  const ofParcel = same.find(isPayment) ?? same.find(({ collected }) => collected === expected) ?? same[0];
  return (
    paying.find(({ collected }) => collected === asked && collected !== expected) ??
    paying.find((row) => row !== ofParcel)
  );
}
