// Costs are known: what a shop that had such orders has counted and written down.
import { PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { PEOPLE, type SeededPerson } from '@aloghor/functions/test/seed-data';
import { salesPartId } from '../../functions/src/orders/order-date.ts';
import { quantitiesOf, sumByKey } from '../../functions/src/orders/order-quantities.ts';
import type {
  AuditDocument,
  OrderDocument,
  SalesDayDocument,
  SalesDocument,
} from '../../functions/src/platform/database/collections.ts';
import type { Made } from './generated-products.ts';

const [ADMIN] = PEOPLE.filter(({ role }) => role === 'admin') as [SeededPerson]; // the seed has one

/** The products of the delivered ones among these orders. */
export function salesOf(orders: Made<OrderDocument>[]): Made<SalesDocument>[] {
  const sold = new Map<string, SalesDocument>();
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  for (const { _id, name, img } of delivered.flatMap(({ document }) => document.lines)) sold.set(_id, { name, img });
  return [...sold].map(([id, document]) => ({ id, document }));
}

/** How many pieces of them were delivered, by day. */
export function salesDaysOf(orders: Made<OrderDocument>[]): Made<SalesDayDocument>[] {
  const sold = new Map<string, Record<string, number>>();
  for (const { id, document } of orders) {
    const delivery = document.timeline.find(({ status }) => status === 'Delivered');
    if (!delivery) continue;
    const part = salesPartId(delivery.at, id);
    sold.set(part, sumByKey([sold.get(part) ?? {}, quantitiesOf(document.lines)]));
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
