import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { toCollect } from '@aloghor/functions/domain/orders';
import { type Cell, csvOf } from '../../shared/lib/csv.ts';
import { tOrders } from '../../shared/locale/messages.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { whyClosed } from '../orders/orders-csv.ts';

type Listed = ReplyTo<'GET /stats/revenue/orders'>[number];
export type RevenueRow = Cell[];

/** Orders with their money as a sheet, one a line, the sums as numbers. */
export function revenueCsv(rows: RevenueRow[]): string {
  return csvOf([tAdmin.revenue.columns, ...rows]);
}

/** An order as a line of the sheet. */
export function toRevenueRow({
  order,
  isFake,
  deliveredAt,
  deliveredSum = 0,
  paymentBy = '',
  advanceBy = '',
}: Listed): RevenueRow {
  const { money, payment } = order;
  return [
    order.number ?? '',
    order._id,
    order.date,
    tOrders.statuses[order.status],
    whyClosed({ ...order, isFake }),
    order.name ?? '',
    order.place?.district ?? '',
    order.place?.thana ?? '',
    order.totalPrice,
    money?.deliveryCharge ?? 0,
    money?.discount ?? 0,
    money?.advance?.sum ?? 0,
    timeOf(money?.advance?.at),
    advanceBy,
    isCancelled(order.status) && !order.outcome ? 0 : toCollect(order),
    payment?.sum ?? 0,
    timeOf(payment?.at),
    paymentBy,
    payment?.less ?? 0,
    timeOf(order.confirmedAt),
    timeOf(deliveredAt),
    deliveredSum,
  ];
}

/** `2026-11-22 14:05` by the clocks of the shop, which spreadsheets read as a time and sort, in every language. */
function timeOf(at: number | undefined): string {
  if (at === undefined) return '';
  return new Date(at).toLocaleString('sv', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
}
