import type { OrderItem } from '../contract/order-items.ts';
import { deliveredLines, statusSince } from '../domain/order-outcomes.ts';
import { DELIVERED_STATUS, isCancelled, isDelivered } from '../domain/order-status.ts';
import { orderTotal, sumOfTaka, toCollect } from '../domain/orders.ts';
import { isPaidByCourier } from '../domain/parcels.ts';
import type { DeskDocument, OrderDocument } from '../platform/database/collections.ts';

type DerivedMoneyFields = Pick<OrderDocument, 'delivered' | 'unpaid' | 'payment'>;
type FollowsFrom = Pick<
  OrderDocument,
  'status' | 'createdAt' | 'timeline' | 'totalPrice' | 'amounts' | 'payment' | 'outcome'
> & {
  lines: Pick<OrderItem, '_id' | 'price' | 'quantity'>[];
};

/**
 * The derived fields by which figures of a range of days are queried: when an order was delivered, what is still
 * unpaid, with the courier who has collected it, and by how much the payment differs from what was due.
 */
export function derivedMoneyFields(order: FollowsFrom, parcel?: DeskDocument['parcel']): DerivedMoneyFields {
  const { status, payment, outcome } = order;
  const due = toCollect(order);
  const at = statusSince(order);
  const isSold = isDelivered(status);
  const isToCome = (isSold || outcome !== undefined) && !payment && due > 0; // for a return, what was collected at the door
  return {
    delivered: isSold ? { sum: valueDelivered(order), at } : undefined,
    unpaid: isToCome ? { sum: due, at, ...(isPaidByCourier(parcel) && { courier: parcel.courier }) } : undefined,
    payment: payment && compared(payment, isCancelled(status) && !outcome ? payment.sum : due),
  };
}

/** What comes back later changes nothing of the day of the delivery. */
function valueDelivered({ totalPrice, lines, outcome }: FollowsFrom): number {
  return outcome ? orderTotal(deliveredLines(lines, outcome)) : totalPrice;
}

function compared(
  { less: _before, ...payment }: NonNullable<OrderDocument['payment']>,
  due: number,
): OrderDocument['payment'] {
  const less = sumOfTaka([due, -payment.sum]);
  return less === 0 ? payment : { ...payment, less };
}

/** When an order that is delivered was so, in milliseconds. */
export function deliveredAt(order: Pick<OrderDocument, 'timeline' | 'createdAt'>): number {
  return statusSince({ ...order, status: DELIVERED_STATUS });
}
