import type { RescueRow } from '@aloghor/functions/contract/rescue';
import { trackingPageOf } from '@aloghor/functions/domain/courier-file';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { doneBy } from '@aloghor/functions/domain/packing';
import { dayAndMonth } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { booking } from '../messages/en/booking.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { rescue } from '../messages/en/rescue.ts';
import { MessagesByHand } from '../orders/messages-by-hand.tsx';
import { CallLink } from '../orders/order-parts.tsx';
import { shortTime } from '../orders/parcel-notes.tsx';
import { RescueActs } from './rescue-acts.tsx';
import type { RescueDraft } from './rescue-form.tsx';
import { isUrgent, timeLeftText } from './time-left.ts';

interface RescueCardProps {
  row: RescueRow;
  draft: RescueDraft | undefined;
  /** Undefined discards it. */
  onDraft: (draft: RescueDraft | undefined) => void;
}

/** A parcel that could not be delivered: whom to call, what the courier says, until when, and what was done and can be done. */
export function RescueCard({ row, draft, onDraft }: RescueCardProps) {
  const language = useLanguage();
  const t = useMessages(rescue);
  const tOrders = useMessages(ordersPage);
  const tBooking = useMessages(booking);
  const { order, parcel, until, message } = row;
  const { word, wordAt, trackingCode, consignmentId, invoice, state } = parcel;
  const name = carrierName(parcel);
  const tracking = trackingPageOf(parcel);
  const now = serverNow();
  const address = [order.deliveryAddress, order.place && placeName(order.place, language)].filter(Boolean).join(', ');
  return (
    <article aria-label={order.number} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-4">
            <Link
              to={paths.dashboard.order(order._id)}
              className="font-semibold text-bottle underline-offset-4 hover:underline"
            >
              {order.number}
            </Link>
            <span>{order.name || tOrders.noName}</span>
            <CallLink mobileNumber={order.mobileNumber} />
          </p>
          <p className="wrap-anywhere">{address || tOrders.noAddress}</p>
          <p className="text-ink-soft text-sm">{t.toCollect(sum(sumToCollect(order), language))}</p>
        </div>
        <p className={`font-semibold tabular-nums ${isUrgent(until, now) ? 'text-danger' : ''}`}>
          {timeLeftText(until, now, language)}
        </p>
      </div>
      <div className="grid gap-1">
        <p>{t.said(name, word ?? '', shortTime(wordAt ?? until, language))}</p>
        {message && (
          <p lang="en" className="wrap-anywhere">
            {message}
          </p>
        )}
        {state === 'returning' && <p className="font-semibold text-sm">{t.secondTry(name)}</p>}
        {parcel.cancellation?.answer === 'unknown' && <p className="text-sm">{t.lostCancellation(name)}</p>}
        {tracking && (
          <a
            href={tracking}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center justify-self-start text-bottle text-sm underline underline-offset-4"
          >
            {tBooking.track(trackingCode ?? consignmentId ?? invoice)}
          </a>
        )}
        <DoneActs acts={row.rescue.acts} />
      </div>
      <MessagesByHand order={order} />
      <RescueActs row={row} draft={draft} onDraft={onDraft} />
    </article>
  );
}

/** What was done about it before, by whom, oldest first. */
function DoneActs({ acts }: Pick<RescueRow['rescue'], 'acts'>) {
  const language = useLanguage();
  const t = useMessages(rescue);
  if (acts.length === 0) return null;
  return (
    <ul className="text-ink-soft text-sm">
      {acts.map((act) => (
        <li key={act.at}>
          {t.done(
            t.acts[act.outcome],
            act.day && dayAndMonth(act.day, language),
            doneBy(act),
            shortTime(act.at, language),
          )}
        </li>
      ))}
    </ul>
  );
}
