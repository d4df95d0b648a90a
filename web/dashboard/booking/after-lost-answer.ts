import type { ParcelProblem, ParcelRow } from '@aloghor/functions/contract/parcels';
import type { CarrierName } from '@aloghor/functions/domain/couriers';

/** What a repeated call answers of an order that the first one has booked, or has put into the file. */
const DONE_BEFORE: readonly ParcelProblem[] = ['alreadyBooked', 'inFile'];

/**
 * The answers to a repeated call, whose first answer was lost for the orders `sent`: what that has done already at the same courier
 * is no problem.
 */
export function rowsAfterLostAnswer(
  rows: readonly ParcelRow[],
  sent: ReadonlySet<string>,
  courier: CarrierName,
): ParcelRow[] {
  return rows.map((row) => {
    const isDone = row.problems.length > 0 && row.problems.every((problem) => DONE_BEFORE.includes(problem));
    return isDone && sent.has(row._id) && row.parcel?.courier === courier ? { ...row, problems: [] } : row;
  });
}
