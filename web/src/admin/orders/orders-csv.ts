import type { Order } from '@aloghor/functions/contract/orders';
import { toCollect } from '@aloghor/functions/domain/orders';
import { csvOf } from '../../lib/csv.ts';
import { shopClock } from '../../lib/dates.ts';
import { tOrders } from '../../messages/messages.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { sheetNumber } from './sheet-number.ts';

/** Orders as a sheet, one a line, the sums as numbers. */
export function ordersCsv(orders: Order[]): string {
  return csvOf([tAdmin.orders.columns, ...orders.map(asRow)]);
}

function asRow(order: Order) {
  return [
    order.number ?? '',
    order._id,
    order.date,
    shopClock(order.createdAt),
    order.name ?? '',
    sheetNumber(order.mobileNumber),
    order.email,
    order.place?.district ?? '',
    order.place?.thana ?? '',
    order.deliveryAddress ?? '',
    order.orderItems.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    order.totalPrice,
    toCollect(order),
    tOrders.statuses[order.status],
    order.closedFor ? tAdmin.orders.closedFor[order.closedFor] : '',
    order.outcome ? tAdmin.orders.parcel.reasons[order.outcome.reason] : '',
    order.info ?? '',
  ];
}
