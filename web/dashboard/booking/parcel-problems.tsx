import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { booking } from '../messages/en/booking.ts';

interface ParcelProblemsProps {
  rows: ParcelRow[];
  /** Of the courier. */
  name: string;
}

/** Why each of these orders is not booked, with a link to the page where that can be mended. */
export function ParcelProblems({ rows, name }: ParcelProblemsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row._id}>
          <OrderLink row={row} />: <ProblemsOf row={row} name={name} />
        </li>
      ))}
    </ul>
  );
}

export function OrderLink({ row: { _id, number = _id } }: { row: ParcelRow }) {
  return (
    <Link
      to={paths.dashboard.order(_id)}
      className="break-all font-semibold text-bottle underline-offset-4 hover:underline"
    >
      <WithOrderNumber text={number} />
    </Link>
  );
}

/** The problems of a row in words, and what the courier itself has said. */
export function ProblemsOf({ row: { problems, parcel }, name }: { row: ParcelRow; name: string }) {
  const t = useMessages(booking);
  const reasons = problems.includes('rejected') ? (parcel?.reasons ?? []) : [];
  const courier = parcel ? carrierName(parcel) : name;
  return (
    <>
      <span>{problems.map((problem) => t.problems[problem](courier)).join(' ')}</span>{' '}
      {reasons.length > 0 && <span lang="en">{reasons.join(' ')}</span>}
    </>
  );
}
