// Costs are known: what a shop that had such orders has counted and written down.
import { PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { PEOPLE, type Person } from '@aloghor/functions/testing/seeded-people';
import type {
  AuditDocument,
  OrderDocument,
  SalesDayDocument,
  SalesDocument,
} from '../../functions/src/database/collections.ts';
import { salesDayId } from '../../functions/src/orders/order-date.ts';
import { addUp, piecesOf } from '../../functions/src/orders/pieces-of.ts';
import type { Made } from './made-products.ts';

const [ADMIN] = PEOPLE.filter(({ role }) => role === 'admin') as [Person]; // the seed has one

/** What was sold of each product by the delivered ones among these orders. */
export function salesOf(orders: Made<OrderDocument>[]): Made<SalesDocument>[] {
  const sold = new Map<string, SalesDocument>();
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  for (const { _id, name, img, quantity } of delivered.flatMap(({ document }) => document.lines)) {
    sold.set(_id, { name, img, quantity: quantity + (sold.get(_id)?.quantity ?? 0) });
  }
  return [...sold].map(([id, document]) => ({ id, document }));
}

/** The same by the day on which they were delivered. */
export function salesDaysOf(orders: Made<OrderDocument>[]): Made<SalesDayDocument>[] {
  const sold = new Map<string, Record<string, number>>();
  for (const { lines, timeline } of orders.map(({ document }) => document)) {
    const delivery = timeline.find(({ status }) => status === 'Delivered');
    if (!delivery) continue;
    const day = salesDayId(delivery.at);
    sold.set(day, addUp([sold.get(day) ?? {}, piecesOf(lines)]));
  }
  return [...sold].map(([id, pieces]) => ({ id, document: { pieces } }));
}

/** The line of the audit for each status that the shop has set. */
export function auditOf(orders: Made<OrderDocument>[]): Made<AuditDocument>[] {
  return orders.flatMap(({ id, document: { name, email, timeline, payment } }) =>
    timeline.slice(1).map(({ status, at }, step) => {
      const after = status === PAID_STATUS ? { status, payment: payment?.sum } : { status };
      const change = { before: { status: timeline[step]?.status }, after };
      const what = { subject: 'order', action: 'update', target: id, label: name ?? email } as const;
      return { id: `${id}-${step}`, document: { ...what, ...change, at, by: ADMIN.email, uid: ADMIN.uid } };
    }),
  );
}
