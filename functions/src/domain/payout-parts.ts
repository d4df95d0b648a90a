import { chunksOf } from './chunks-of.ts';
import { sumOfTaka } from './orders.ts';
import { PAYOUT_ROWS_MAXIMUM, type PayoutRow, rowKey, sumPaid } from './payouts.ts';

/** Which part of a payout, counted from 1, that has more rows than are kept at a time. */
export interface PayoutPart {
  number: number;
  of: number;
}

interface Whole {
  rows: readonly PayoutRow[];
  /** What the courier has paid out, in taka, where it says so. */
  total?: number | undefined;
}

/**
 * A payout as it is kept: in parts where it has many rows. What the total has to say counts for the last one, less what the rows
 * of the others come to: so the parts come to the total, and a total that is wrong is found once. A payout that comes again, with
 * its rows in another order, has the same parts.
 */
export function partsOf<Payout extends Whole>(
  payout: Payout,
): (Omit<Payout, 'rows' | 'total'> & { rows: PayoutRow[]; total?: number; part?: PayoutPart })[] {
  const { rows: all, total, ...same } = payout;
  const isWhole = all.length <= PAYOUT_ROWS_MAXIMUM;
  const slices = chunksOf(isWhole ? all : inOneOrder(all), PAYOUT_ROWS_MAXIMUM);
  const earlier = sumOfTaka(slices.slice(0, -1).map(sumPaid));
  return slices.map((rows, place) => {
    const isLast = place === slices.length - 1;
    return {
      ...same,
      rows,
      ...(isLast && total !== undefined && { total: sumOfTaka([total, -earlier]) }),
      ...(!isWhole && { part: { number: place + 1, of: slices.length } }),
    };
  });
}

/** By what makes a row another one; the courier's words may change. */
function inOneOrder(rows: readonly PayoutRow[]): PayoutRow[] {
  const keyed = rows.map((row) => ({ row, key: rowKey(row) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key))).map(({ row }) => row);
}
