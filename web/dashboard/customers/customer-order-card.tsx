import type { CustomerOrder } from '@aloghor/functions/contract/customers';
import { dateText, shopClock } from '../../shared/lib/dates.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { DeskHistory, Warning } from '../desk/desk-history.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { Confirmation, OrderLineList, OrderSums, StatusChip } from '../orders/order-parts.tsx';

/** One order of a mobile number: its state, to whom and where it went, its money, and what the desk noted. */
export function CustomerOrderCard({ one: { order, desk } }: { one: CustomerOrder }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  return (
    <article aria-label={order.number} className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 md:col-span-2">
        <h3 className="font-sans font-semibold text-lg">
          <Link
            to={paths.dashboard.order(order._id)}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-8"
          >
            {order.number}
          </Link>
        </h3>
        <span className="text-ink-soft">
          {`${dateText(order.date, language)}, ${shopClock(order.createdAt, language)}`}
        </span>
        <StatusChip status={order.status} />
        <Confirmation order={order} />
        {order.closedFor && <span>{t.closedFor[order.closedFor]}</span>}
      </header>
      <div className="grid content-start gap-3">
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="block font-semibold">{order.name || t.noName}</span>
          {order.place && <span className="block">{placeName(order.place, language)}</span>}
          <span className="block">{order.deliveryAddress || t.noAddress}</span>
        </p>
        {order.info && (
          <p className="wrap-anywhere whitespace-pre-line rounded-lg bg-glow px-3 py-2">
            {t.notes}: <span>{order.info}</span>
          </p>
        )}
        {desk.marks?.map((mark) => (
          <Warning key={mark}>{tDeskPage.marks[mark]}</Warning>
        ))}
        <DeskHistory desk={desk} />
      </div>
      <div>
        <OrderLineList order={order} />
        <OrderSums order={order} className="mt-2" />
      </div>
    </article>
  );
}
