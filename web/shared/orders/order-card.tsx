import type { OrderItem } from '@aloghor/functions/contract/order-items';
import type { Order } from '@aloghor/functions/contract/orders';
import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { toCollect } from '@aloghor/functions/domain/orders';
import type { ReactNode } from 'react';
import { dateText } from '../lib/dates.ts';
import { sum } from '../lib/format.ts';
import { langOf, nameOf } from '../lib/product-texts.ts';
import { tOrdering, tOrders } from '../locale/messages.ts';
import { WithNumber } from '../ui/with-number.tsx';
import { CameBack } from './came-back.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { ShownStep } from './step-text.ts';

export interface ShownOrder {
  _id: string;
  number?: string | undefined;
  date: string;
  status: OrderStatus;
  totalPrice: number;
  orderItems: OrderItem[];
  timeline: ShownStep[];
  payment?: Order['payment'];
  money?: Order['money'];
  closedFor?: Order['closedFor'];
  outcome?: Order['outcome'];
}

interface OrderCardProps {
  order: ShownOrder;
  /** The one below what stands above the card. */
  heading: 'h2' | 'h3';
  /** What its buyer can do with it. */
  children?: ReactNode;
}

/** By its number; an older order has only its id. */
export function orderName({ _id, number }: Pick<ShownOrder, '_id' | 'number'>): string {
  return number ? tOrdering.orderNumber(number) : tOrdering.orderId(_id);
}

/** One order: number, date, progress, products, total and timeline. */
export function OrderCard({ order, heading: Heading, children }: OrderCardProps) {
  const { outcome } = order;
  return (
    <article aria-label={tOrdering.orderId(order._id)} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <header className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Heading className="font-sans font-semibold text-base tracking-normal">
          <WithNumber text={orderName(order)} />
        </Heading>
        <p className="text-ink-soft">{tOrders.placedOn(dateText(order.date))}</p>
        {order.number && <p className="w-full text-ink-soft text-sm">{tOrdering.orderId(order._id)}</p>}
      </header>
      <OrderProgress order={order} />
      <ul className="mt-5 divide-y divide-line border-line border-y">
        {order.orderItems.map((item) => (
          <li key={item._id} className="flex items-center gap-4 py-3">
            <img
              src={item.img}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              className="size-14 rounded-lg bg-stone object-cover"
            />
            <span className="flex min-w-0 grow flex-col justify-between gap-x-4 sm:flex-row">
              <span>
                <span lang={langOf(item.nameBn)}>{nameOf(item)}</span>
                <CameBack id={item._id} quantity={item.quantity} outcome={outcome} />
              </span>
              <span className="whitespace-nowrap text-ink-soft">{tOrders.lineOf(item.quantity, sum(item.price))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between font-semibold">
        {tOrders.total} <span className="font-serif text-lg">{sum(order.totalPrice)}</span>
      </p>
      <ToPay order={order} />
      <OrderTimeline timeline={order.timeline} heading={Heading === 'h2' ? 'h3' : 'h4'} />
      {children}
    </article>
  );
}

/** What is to be paid, or was, where that is not the total. */
function ToPay({ order }: { order: ShownOrder }) {
  const isShown = order.outcome ? order.outcome.collected > 0 : order.money && order.status !== 'Cancel';
  if (!isShown) return null;
  return (
    <p className="mt-1 flex justify-between font-semibold">
      {order.outcome ? tOrders.wasPaid : tOrders.toPay}{' '}
      <span className="font-serif text-lg">{sum(toCollect(order))}</span>
    </p>
  );
}
