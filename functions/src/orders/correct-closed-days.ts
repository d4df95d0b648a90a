import type { Transaction } from 'firebase-admin/firestore';
import { dayOf } from '../domain/day-of.ts';
import { isCancelled } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  CLOSED_DAYS,
  type OrderDocument,
  type SalesDayDocument,
  type SalesSumDocument,
  salesSums,
} from '../platform/database/collections.ts';

type Placed = Pick<OrderDocument, 'date' | 'status' | 'totalPrice'>;

/** Reads what is needed, and returns what adds figures of a day to the sum of days that are over, if the day belongs to it. */
export type CorrectDay = (day: string, figures: Partial<SalesDayDocument & DayFigures>) => Promise<() => void>;

type DayFigures = Record<'orders' | 'revenue', Record<string, number>>;

/** For all that one change corrects: the sum is read once, and only where anything differs. */
export function correctingClosedDays(transaction: Transaction): CorrectDay {
  const sums = salesSums.within(transaction);
  let reading: Promise<Stored<Pick<SalesSumDocument, 'from' | 'to'>>[]> | undefined;
  return async (day, figures) => {
    reading ??= sums.get([CLOSED_DAYS], ['from', 'to']);
    const [sum] = await reading;
    return () => {
      if (sum && sum.from <= day && day <= sum.to) sums.addEach(CLOSED_DAYS, figures);
    };
  };
}

/**
 * Corrects the kept sales of the day on which an order was placed, where that day is over: it follows its orders as they are
 * now. `before` is undefined for a new order. Returns what writes it.
 */
export async function correctPlaced(
  correctDay: CorrectDay,
  before: Placed | undefined,
  after: Placed,
  now: number,
): Promise<() => void> {
  const day = after.date.replaceAll('/', '-');
  const [was, is] = [soldOf(before), soldOf(after)];
  const [orders, revenue] = [is.orders - was.orders, sumOfTaka([is.revenue, -was.revenue])];
  if (day === dayOf(now) || (orders === 0 && revenue === 0)) return () => {};
  return correctDay(day, { orders: { [day]: orders }, revenue: { [day]: revenue } });
}

function soldOf(order: Placed | undefined): { orders: number; revenue: number } {
  return order && !isCancelled(order.status) ? { orders: 1, revenue: order.totalPrice } : { orders: 0, revenue: 0 };
}
