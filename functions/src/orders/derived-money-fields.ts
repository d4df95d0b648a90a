import type { OrderItem } from '../contract/order-items.ts';
import { deliveredLines, statusSince } from '../domain/order-outcomes.ts';
import { DELIVERED_STATUS, isCancelled, isClosed, isDelivered } from '../domain/order-status.ts';
import { orderTotal, stillToCome, sumOfTaka, toCollect } from '../domain/orders.ts';
import { isPaidByCourier } from '../domain/parcels.ts';
import type { DeskDocument, OrderDocument } from '../platform/database/collections.ts';

type DerivedMoneyFields = Pick<OrderDocument, 'delivered' | 'unpaid' | 'payment'>;
type Payment = NonNullable<OrderDocument['payment']>;
type FollowsFrom = Pick<
  OrderDocument,
  'status' | 'createdAt' | 'timeline' | 'totalPrice' | 'amounts' | 'payment' | 'outcome'
> & {
  lines: Pick<OrderItem, '_id' | 'price' | 'quantity'>[];
};

/**
 * The derived fields by which figures of a range of days are queried: when an order was delivered, what is still
 * unpaid, with the courier who has collected it, by how much the payment differs from what was due, and whether it came before
 * the order was closed.
 */
export function derivedMoneyFields(order: FollowsFrom, parcel?: DeskDocument['parcel']): DerivedMoneyFields {
  const { status, outcome } = order;
  const due = isCancelled(status) && !outcome ? undefined : toCollect(order);
  const payment = order.payment && compared(order.payment, due, isClosed(status));
  const at = statusSince(order);
  const isSold = isDelivered(status);
  const toCome = stillToCome({ ...order, payment }); // for a return, what was collected at the door
  return {
    delivered: isSold ? { sum: valueDelivered(order), at } : undefined,
    unpaid: toCome > 0 ? { sum: toCome, at, ...(isPaidByCourier(parcel) && { courier: parcel.courier }) } : undefined,
    payment,
  };
}

/** What comes back later changes nothing of the day of the delivery. */
function valueDelivered({ totalPrice, lines, outcome }: FollowsFrom): number {
  return outcome ? orderTotal(deliveredLines(lines, outcome)) : totalPrice;
}

/** Without a sum that is due, any payment is right. What one before the closing lacks is not less: it is still to come. */
function compared(
  { less: _before, beforeClosing, ...payment }: Payment,
  due: number = payment.sum,
  isClosedNow: boolean,
): Payment {
  const less = sumOfTaka([due, -payment.sum]);
  const isBefore = beforeClosing || !isClosedNow;
  return {
    ...payment,
    ...((isBefore ? less < 0 : less !== 0) && { less }),
    ...(isBefore && { beforeClosing: true as const }),
  };
}

/** When an order that is delivered was so, in milliseconds. */
export function deliveredAt(order: Pick<OrderDocument, 'timeline' | 'createdAt'>): number {
  return statusSince({ ...order, status: DELIVERED_STATUS });
}
