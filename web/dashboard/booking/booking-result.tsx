import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { COURIERS, type CourierName } from '@aloghor/functions/domain/couriers';
import { isUncertain } from '@aloghor/functions/domain/parcels';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { booking } from '../messages/en/booking.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import type { BookedOrder } from './booking-api.ts';
import { OrderLink, ProblemsOf } from './parcel-problems.tsx';

interface BookingResultProps {
  rows: ParcelRow[];
  left: BookedOrder[];
  error?: unknown;
  courier: CourierName;
  onGoOn: () => void;
  onClose: () => void;
}

/** What came of a booking: how many parcels are booked, which are not and why, and of which nobody knows yet. */
export function BookingResult({ rows, left, error, courier, onGoOn, onClose }: BookingResultProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const total = rows.length + left.length;
  const booked = rows.filter(isBooked);
  const { name, findsByInvoice: isAsked } = COURIERS[courier];
  return (
    <BulkResult
      title={t.done(booked.length, total, name)}
      isWhole={booked.length === total}
      problems={rows
        .filter((row) => !isBooked(row))
        .map((row) => ({
          id: row._id,
          what: <OrderLink row={row} />,
          why:
            row.problems.length > 0 ? (
              <ProblemsOf row={row} courier={courier} />
            ) : isAsked ? (
              t.beingAsked(name)
            ) : (
              t.lookThere(name, row.number ?? row._id)
            ),
        }))}
      left={left.length > 0 && errorText(error, t.notAnswered(left.length), language)}
      actions={
        left.length > 0 && (
          <Button size="dense" onClick={onGoOn}>
            {t.goOn(left.length)}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

function isBooked({ problems, parcel }: ParcelRow): boolean {
  return problems.length === 0 && parcel !== undefined && !isUncertain(parcel.state);
}
