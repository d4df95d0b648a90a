import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { BY_FILE, type CarrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { isUncertain } from '@aloghor/functions/domain/parcels';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { errorText } from '../../shared/ui/error-text.ts';
import { booking } from '../messages/en/booking.ts';
import { BulkResult } from '../table/bulk-result.tsx';
import type { BookedOrder } from './booking-api.ts';
import { FileActions } from './file-actions.tsx';
import { OrderLink, ProblemsOf } from './parcel-problems.tsx';

interface BookingResultProps {
  rows: ParcelRow[];
  left: BookedOrder[];
  error?: unknown;
  courier: CarrierName;
  /** As it writes itself. */
  name: string;
  onGoOn: () => void;
  onClose: () => void;
}

/** What came of a booking: how many parcels are booked, which are not and why, and of which nobody knows yet. */
export function BookingResult({ rows, left, error, courier, name, onGoOn, onClose }: BookingResultProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const total = rows.length + left.length;
  const isByFile = courier === BY_FILE;
  const isDone = isByFile ? isInFile : isBooked;
  const done = rows.filter(isDone);
  return (
    <BulkResult
      title={isByFile ? t.fileDone(done.length, total, name) : t.done(done.length, total, name)}
      isWhole={done.length === total}
      problems={rows
        .filter((row) => !isDone(row))
        .map((row) => ({
          id: row._id,
          what: <OrderLink row={row} />,
          why:
            row.problems.length > 0 ? (
              <ProblemsOf row={row} name={name} />
            ) : courierNamed(courier).findsByInvoice ? (
              t.beingAsked(name)
            ) : (
              t.lookThere(name, row.number ?? row._id)
            ),
        }))}
      left={left.length > 0 && errorText(error, t.notAnswered(left.length), language)}
      actions={
        <>
          {left.length > 0 && (
            <Button size="dense" onClick={onGoOn}>
              {t.goOn(left.length)}
            </Button>
          )}
          {isByFile && done.length > 0 && <FileActions parcels={done} name={name} onDone={onClose} />}
        </>
      }
      onClose={onClose}
    />
  );
}

function isBooked({ problems, parcel }: ParcelRow): boolean {
  return problems.length === 0 && parcel !== undefined && !isUncertain(parcel.state);
}

function isInFile({ problems, parcel }: ParcelRow): boolean {
  return problems.length === 0 && parcel !== undefined;
}
