import { GUEST_EMAIL, type Order } from '@aloghor/functions/contract/orders';
import type { ReactNode } from 'react';
import { dhakaTime, sum } from '../lib/format.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { t } from '../messages/messages.ts';
import { PrintButtons } from './print-buttons.tsx';

/** Everything about an order: what, where to, what was said, what has happened; and its papers. */
export function OrderDetail({ order }: { order: Order }) {
  return (
    <div className="grid gap-6 rounded-card bg-paper p-4 text-left md:p-6 lg:grid-cols-[1.4fr_1fr]">
      <OrderLines order={order} />
      <div className="grid content-start gap-4">
        <dl className="grid gap-4">
          <Fact label={tAdmin.orders.order}>{order._id}</Fact>
          <Fact label={tAdmin.orders.customer}>{order.name || tAdmin.orders.noName}</Fact>
          <Fact label={tAdmin.orders.address}>{order.deliveryAddress || tAdmin.orders.noAddress}</Fact>
          {order.info && <Fact label={tAdmin.orders.notes}>{order.info}</Fact>}
          <Fact label={tAdmin.orders.email}>{order.email === GUEST_EMAIL ? tAdmin.orders.guest : order.email}</Fact>
        </dl>
        <ol aria-label={t.order.timeline} className="grid gap-1.5 border-line border-l-2 pl-4">
          {order.timeline.map(({ status, at, by }) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span>{t.order.statuses[status]}</span>
              <span className="text-ink-soft text-sm">
                {dhakaTime(at)} {tAdmin.orders.by[by]}
              </span>
            </li>
          ))}
        </ol>
        <PrintButtons order={order} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

function OrderLines({ order: { orderItems, totalPrice } }: { order: Order }) {
  return (
    <div>
      <ul aria-label={tAdmin.orders.lines} className="divide-y divide-line border-line border-b">
        {orderItems.map(({ _id, img, name, quantity, price }) => (
          <li key={_id} className="flex items-center gap-3 py-2">
            <img
              src={img}
              alt=""
              width="48"
              height="48"
              loading="lazy"
              className="size-12 shrink-0 rounded-lg bg-stone object-cover"
            />
            <span className="min-w-0 grow">{name}</span>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{t.order.lineOf(quantity, sum(price))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between font-semibold">
        {t.order.total} <span className="tabular-nums">{sum(totalPrice)}</span>
      </p>
    </div>
  );
}
