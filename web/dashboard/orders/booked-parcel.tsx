import type { Order } from '@aloghor/functions/contract/orders';
import type { BookedParcel as Parcel } from '@aloghor/functions/contract/parcel-notes';
import { trackingPageOf } from '@aloghor/functions/domain/courier-file';
import { wasPickedUp } from '@aloghor/functions/domain/courier-words';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { doneBy } from '@aloghor/functions/domain/packing';
import {
  isCancellable,
  isHeldByParcel,
  isUncertain,
  mayBeHeld,
  maySettle,
  type SettledState,
} from '@aloghor/functions/domain/parcels';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { measureText } from '../../shared/products/spec-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { useSettleParcel } from '../booking/booking-api.ts';
import { CancelParcel } from '../booking/cancel-parcel.tsx';
import { CompensationPart } from '../booking/compensation.tsx';
import { stateText } from '../booking/parcel-state.tsx';
import { UnknownParcel } from '../booking/unknown-parcel.tsx';
import { askFirst } from '../layout/ask-first.ts';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { booking } from '../messages/en/booking.ts';
import { ConsignmentNumber } from './consignment-number.tsx';
import { HeldForm } from './held-form.tsx';
import { ParcelDoubt } from './parcel-doubt.tsx';

/** The parcel of an order with its courier: how far it is, how to follow it, and what a person can note of it. */
export function BookedParcel({ order, parcel }: { order: Order; parcel: Parcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { _id: orderId } = order;
  const { invoice, state, doubt, taka, consignmentId, trackingCode, at, grams = 0, reasons = [], unplaced } = parcel;
  const tracking = trackingPageOf(parcel);
  return (
    <section
      aria-label={t.parcel}
      className="grid justify-items-start gap-1 rounded-card border border-line p-4 md:px-6"
    >
      <h2 className="font-sans text-ink-soft text-sm">{t.parcel}</h2>
      <span>
        <b>{stateText(parcel, language)}</b> <span>{t.withCourier(carrierName(parcel), invoice)}</span>
      </span>
      {grams > 0 && <span>{t.weight(measureText('grams', grams, language))}</span>}
      {consignmentId && <span className="break-all">{t.consignment(consignmentId)}</span>}
      {tracking && (
        <a
          href={tracking}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center text-bottle underline underline-offset-4"
        >
          {t.track(trackingCode ?? consignmentId ?? invoice)}
        </a>
      )}
      <span className="text-ink-soft text-sm">
        {t.bookedBy(sum(taka, language), doneBy(parcel), shopTime(at, language))}
      </span>
      {parcel.toldPayout && !parcel.payout && <span>{t.toldPayout(carrierName(parcel), parcel.toldPayout)}</span>}
      {state === 'rejected' && unplaced && <span>{t.problems[unplaced](carrierName(parcel))}</span>}
      {state === 'rejected' && reasons.length > 0 && <span lang="en">{reasons.join(' ')}</span>}
      <div className="mt-2 grid w-full justify-items-start gap-3 empty:hidden">
        {((doubt && !isUncertain(state)) || state === 'lost') && <ParcelDoubt order={order} parcel={parcel} />}
        <CompensationPart orderId={orderId} parcel={parcel} />
        {isUncertain(state) && <UnknownParcel orderId={orderId} parcel={parcel} />}
        {mayBeHeld(parcel) && !isClosed(order.status) && <HeldForm parcel={parcel} />}
        {!isUncertain(state) && !doubt && <ConsignmentNumber parcel={parcel} />}
        {isCancellable(state) && <CancelParcel orderId={orderId} parcel={parcel} />}
        {isHeldByParcel(parcel) && !isUncertain(state) && maySettle(parcel, 'cancelled', order) && (
          <CancelledButton parcel={parcel} />
        )}
        {!isHeldByParcel(parcel) && !doubt && maySettle(parcel, 'delivered', order) && (
          <NoteButton parcel={parcel} decision="delivered" ask={t.askDelivered}>
            {t.deliveredAfterAll}
          </NoteButton>
        )}
      </div>
    </section>
  );
}

/** Notes that a parcel was cancelled or asked back, after a question: then its order can be changed, and booked anew. */
function CancelledButton({ parcel }: { parcel: Parcel }) {
  const t = useMessages(booking);
  const isComing = parcel.state === 'returning';
  if (isComing && wasPickedUp(parcel.courier, [parcel])) return null; // it is scanned once it is here
  return (
    <NoteButton parcel={parcel} decision="cancelled" ask={isComing ? t.askNeverLeft : t.askCancelled}>
      {isComing ? t.neverLeft : t.cancelled}
    </NoteButton>
  );
}

interface NoteButtonProps {
  parcel: Parcel;
  decision: SettledState;
  ask: Record<'question' | 'text', (courier: string) => string> & Record<'yes' | 'no', string>;
  children: string;
}

function NoteButton({ parcel, decision, ask, children }: NoteButtonProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { mutateAsync, isPending } = useSettleParcel(parcel.invoice);
  const { question, text, yes, no } = ask;

  async function note() {
    const name = carrierName(parcel);
    if (isPending || !(await askFirst({ question: question(name), text: text(name), yes, no }))) return;
    try {
      await mutateAsync({ decision });
      void showToast(t.noted);
    } catch (error) {
      void showNotDone(error, t.notNotedTitle, whyNotDone(error, t.notNoted, language), language);
    }
  }

  return (
    <Button variant="quiet" size="dense" className="mt-1 whitespace-normal" aria-disabled={isPending} onClick={note}>
      <span>{children}</span>
    </Button>
  );
}
