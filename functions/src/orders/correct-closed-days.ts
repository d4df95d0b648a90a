import type { Transaction } from 'firebase-admin/firestore';
import { dayOf } from '../domain/day-of.ts';
import { isCancelled } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { CLOSED_DAYS, type OrderDocument, type SalesDayDocument, salesSums } from '../platform/database/collections.ts';

type Placed = Pick<OrderDocument, 'date' | 'status' | 'totalPrice'>;

/**
 * Corrects the kept sales of the day on which an order was placed, where that day is over: it follows its orders as they are
 * now. `before` is undefined for a new order. Returns what writes it; costs a read where anything differs.
 */
export async function correctPlaced(
  transaction: Transaction,
  before: Placed | undefined,
  after: Placed,
  now: number,
): Promise<() => void> {
  const day = after.date.replaceAll('/', '-');
  const [was, is] = [soldOf(before), soldOf(after)];
  const [orders, revenue] = [is.orders - was.orders, sumOfTaka([is.revenue, -was.revenue])];
  if (day === dayOf(now) || (orders === 0 && revenue === 0)) return () => {};
  return correctClosedDay(transaction, day, { orders: { [day]: orders }, revenue: { [day]: revenue } });
}

function soldOf(order: Placed | undefined): { orders: number; revenue: number } {
  return order && !isCancelled(order.status) ? { orders: 1, revenue: order.totalPrice } : { orders: 0, revenue: 0 };
}

/** Returns what adds these figures to the sum of days that are over, if this day belongs to it. */
export async function correctClosedDay(
  transaction: Transaction,
  day: string,
  figures: Partial<SalesDayDocument & Record<'orders' | 'revenue', Record<string, number>>>,
): Promise<() => void> {
  const [sum] = await salesSums.within(transaction).get([CLOSED_DAYS], ['from', 'to']);
  return () => {
    if (sum && sum.from <= day && day <= sum.to) salesSums.within(transaction).addEach(CLOSED_DAYS, figures);
  };
}
