import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { COURIERS } from '@aloghor/functions/domain/couriers';
import type { StatusTone } from '@aloghor/functions/domain/order-status';
import { toneOfParcel } from '@aloghor/functions/domain/parcels';
import { useMessages } from '../../shared/locale/locale.ts';
import { booking } from '../messages/en/booking.ts';

const COLOURS: Record<StatusTone, string> = {
  waiting: 'text-ink-soft',
  paid: 'text-success',
  underWay: 'text-brass-text',
  good: 'text-success',
  bad: 'text-danger',
};

/** How far a parcel is with its courier, in a few words. */
export function ParcelState({ parcel: { courier, state } }: { parcel: Pick<BookedParcel, 'courier' | 'state'> }) {
  const t = useMessages(booking);
  return (
    <span className={`text-sm ${COLOURS[toneOfParcel(state)]}`}>
      <span>{COURIERS[courier].name}</span>: <span>{t.states[state]}</span>
    </span>
  );
}
