import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isDelivered } from '@aloghor/functions/domain/order-status';
import { stillToCome, sumToCollect } from '@aloghor/functions/domain/orders';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { sum } from '../../shared/lib/format.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { ridersPage } from '../messages/en/riders.ts';
import { CallLink } from '../orders/order-parts.tsx';
import { shortTime } from '../orders/parcel-notes.tsx';
import { UndoSentButton } from '../orders/undo-sent-button.tsx';
import { OutcomeButtons, ReopenEnded } from './outcome-buttons.tsx';

/** An order on a rider's sheet: where it goes, what it brings, and what became of it, by one click. */
export function RiderOrder({ order }: { order: PackingOrder }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const tOrders = useMessages(ordersPage);
  const { visitor } = useSession();
  const { rider } = order;
  const isOut = rider?.state === 'out';
  return (
    <article
      aria-label={order.number}
      className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_9rem_minmax(0,24rem)] lg:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          {hasPermission(visitor, 'orders:read') ? (
            <Link
              to={paths.dashboard.order(order._id)}
              className="font-semibold text-bottle underline-offset-4 hover:underline"
            >
              {order.number}
            </Link>
          ) : (
            <span className="font-semibold">{order.number}</span>
          )}
          <span>{order.name || tOrders.noName}</span>
          <CallLink mobileNumber={order.mobileNumber} />
        </p>
        <p className="wrap-anywhere">
          {[order.place && placeName(order.place, language), order.deliveryAddress].filter(Boolean).join(', ') ||
            tOrders.noAddress}
        </p>
        {isOut && <p className="text-ink-soft text-sm">{t.since(shortTime(rider.at, language))}</p>}
        {isOut && rider.triedAt && (
          <p className="font-semibold text-sm">{t.tried(shortTime(rider.triedAt, language))}</p>
        )}
      </div>
      <p className="flex items-baseline justify-between gap-3 lg:grid lg:justify-items-end">
        <span className="text-ink-soft text-sm">{isOut ? t.toCollect : t.brings}</span>
        <span className="font-semibold tabular-nums">
          {sum(isOut ? sumToCollect(order) : stillToCome(order), language)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        {isOut ? (
          <>
            {hasPermission(visitor, 'orders:change') && <OutcomeButtons order={order} />}
            <UndoSentButton order={order} />
          </>
        ) : (
          <>
            <span className="font-semibold">{t.outcomes[outcomeOf(order)]}</span>
            {hasPermission(visitor, 'orders:change') && <ReopenEnded order={order} />}
          </>
        )}
      </div>
    </article>
  );
}

/** What became of a closed order. */
function outcomeOf({ status, outcome }: PackingOrder) {
  if (isDelivered(status)) return outcome ? 'partly' : 'delivered';
  return outcome ? 'returned' : 'cancelled';
}
