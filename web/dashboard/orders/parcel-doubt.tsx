import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { isClosed, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { isStillToCollect, maySettle, SETTLED_STATES, type SettledState } from '@aloghor/functions/domain/parcels';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { useSettleParcel } from '../booking/booking-api.ts';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { ParcelForm, type ParcelFormProps } from './parcel-form.tsx';

interface ParcelDoubtProps {
  order: ParcelFormProps['order'] & { status: OrderStatus };
  parcel: Parcel;
}

/** Why somebody is to look at a parcel, with what they can say of it. Its order follows that where it can. */
export function ParcelDoubt({ order, parcel }: ParcelDoubtProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const tOrders = useMessages(ordersPage);
  const [chosen, setChosen] = useState<SettledState>();
  const [isNaming, setIsNaming] = useState(false);
  const { courier, invoice, state, doubt, word = '', otherConsignmentId } = parcel;
  const { mutateAsync, isPending } = useSettleParcel(invoice);
  const name = carrierName(parcel);
  // Elsewhere that has a button of its own.
  const mayBeCancelled = doubt === 'pickUpUnclear';
  // Its order is closed by what was collected and came back, which its courier does not say.
  const asksSum = state === 'partlyDelivered' && doubt === 'sumUnclear' && !isClosed(order.status);
  // Its courier is going to collect another sum, as somebody may have told it in its panel.
  const isOtherSum = doubt === 'sumUnclear' && isStillToCollect(order, parcel);
  const choices = SETTLED_STATES.filter(
    (as) => (mayBeCancelled || as !== 'cancelled') && !(asksSum && as === state) && maySettle(parcel, as),
  );

  async function settle(decision = chosen, consignmentId?: string) {
    if (isPending || !decision) return;
    try {
      await mutateAsync({ decision, courier, ...(consignmentId && { consignmentId }) });
      setChosen(undefined);
      void showToast(t.noted);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  return (
    <div className="grid w-full max-w-2xl justify-items-start gap-2 rounded-card bg-glow px-3 py-2">
      {doubt && <p role="status">{t.doubts[doubt](name, word)}</p>}
      {isOtherSum && <p>{t.changeSumToo(name)}</p>}
      {doubt === 'otherConsignment' && otherConsignmentId && (
        <Button
          variant="quiet"
          size="dense"
          aria-disabled={isPending}
          onClick={() =>
            void settle(
              SETTLED_STATES.find((as) => as === state),
              otherConsignmentId,
            )
          }
        >
          {t.itsNumber(otherConsignmentId)}
        </Button>
      )}
      {asksSum && !isNaming && (
        <Button variant="quiet" size="dense" onClick={() => setIsNaming(true)}>
          {tOrders.parcel.choices.partlyDelivered}
        </Button>
      )}
      {asksSum && isNaming && <ParcelForm order={order} outcome="partlyDelivered" onClose={() => setIsNaming(false)} />}
      {doubt !== 'restAwaited' && (
        <Form className="flex flex-wrap items-end gap-2" onSubmit={() => settle()}>
          <Select
            label={t.whatIsTrue}
            size="dense"
            required
            value={chosen ?? ''}
            options={[['', t.choose] as const, ...choices.map((as) => [as, t.states[as]] as const)]}
            onChange={(as) => setChosen(as || undefined)}
          />
          <Button
            type="submit"
            variant="quiet"
            size="dense"
            aria-label={`${t.noteIt}: ${invoice}`}
            aria-disabled={isPending}
          >
            {t.noteIt}
          </Button>
        </Form>
      )}
    </div>
  );
}
