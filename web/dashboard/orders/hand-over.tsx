import type { Order, OrderWithChanges } from '@aloghor/functions/contract/orders';
import { isInShop } from '@aloghor/functions/domain/order-status';
import { isHeldByParcel } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { showNotDone } from '../layout/show-error.ts';
import { carriers } from '../messages/en/booking.ts';
import { CarrierForm, useCarrierChoice } from './carrier-form.tsx';
import { confirmSending, orderErrorText } from './order-changes.ts';
import { useGiveToRider } from './orders-api.ts';

interface HandOverProps {
  order: Order;
  notes: Pick<OrderWithChanges, 'parcel' | 'rider'>;
}

/** Hands an open order over: it is booked with a courier, or given to an own rider, also from one to another. */
export function HandOver({ order, notes: { parcel, rider } }: HandOverProps) {
  const language = useLanguage();
  const t = useMessages(carriers);
  const [isBooking, setIsBooking] = useState(false);
  const isFree = !isHeldByParcel(parcel);
  const choice = useCarrierChoice({
    couriers: isBooking || (isFree && isInShop(order.status)),
    riders: isFree,
    except: rider?.name,
  });
  const { mutateAsync, isPending } = useGiveToRider(order._id);

  async function give(name: string) {
    if (isPending || !(await confirmSending(order, language))) return;
    try {
      await mutateAsync(name);
      void showToast(t.given(order.number, name));
    } catch (error) {
      void showNotDone(error, t.notGivenTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <>
      {isFree && (
        <CarrierForm
          label={t.of(order.number)}
          choice={choice}
          isBusy={isPending}
          onBook={() => setIsBooking(true)}
          onGive={(name) => void give(name)}
        />
      )}
      {isBooking && choice.chosen?.kind === 'courier' && (
        <BookingPanel ids={[order._id]} courier={choice.chosen.id} onClose={() => setIsBooking(false)} />
      )}
    </>
  );
}
