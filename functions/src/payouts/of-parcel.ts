import type { Payout } from '../contract/payouts.ts';
import type { RowRole } from '../domain/payout-roles.ts';
import { expectedCompensation } from '../domain/payouts.ts';
import type { Matched } from './match-rows.ts';

type Row = Payout['rows'][number];

/** What a row is kept with of its parcel. */
export function ofParcel(
  matched: Matched | undefined,
  row: Pick<Row, 'collected'>,
  role: RowRole,
): Pick<Row, 'parcel' | 'orderId' | 'number' | 'expected' | 'isCompensation'> {
  if (!matched) return {};
  const { parcel, orderId, number } = matched;
  return {
    parcel,
    orderId,
    number,
    expected: expectedOf(matched, row, role),
    ...(role === 'compensation' && { isCompensation: true }),
  };
}

/** Of money that is taken back nothing was expected. */
function expectedOf({ compensation, expected }: Matched, { collected }: Pick<Row, 'collected'>, role: RowRole): number {
  if (collected < 0) return 0;
  return role === 'compensation' && compensation ? expectedCompensation(compensation) : expected;
}
