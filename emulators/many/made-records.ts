import type { AuditDocument, OrderDocument, SalesDocument } from '../../functions/src/firestore.ts';
import { PEOPLE } from '../data/people.ts';
import type { Made } from './made-products.ts';

const [ADMIN] = PEOPLE;

/** What was sold of each product by the delivered ones among these orders. */
export function salesOf(orders: Made<OrderDocument>[]): Made<SalesDocument>[] {
  const sold = new Map<string, SalesDocument>();
  const delivered = orders.filter(({ document }) => document.status === 'Delivered');
  for (const { _id, name, img, quantity } of delivered.flatMap(({ document }) => document.lines)) {
    sold.set(_id, { name, img, quantity: quantity + (sold.get(_id)?.quantity ?? 0) });
  }
  return [...sold].map(([id, document]) => ({ id, document }));
}

/** The line of the audit for each status that the shop has set. */
export function auditOf(orders: Made<OrderDocument>[]): Made<AuditDocument>[] {
  return orders.flatMap(({ id, document: { name, email, timeline } }) =>
    timeline.slice(1).map(({ status, at }, step) => ({
      id: `${id}-${step}`,
      document: {
        ...({ subject: 'order', action: 'update', target: id, label: name ?? email, at } as const),
        ...{ by: ADMIN?.email ?? '', uid: ADMIN?.uid ?? '' },
        ...{ before: { status: timeline[step]?.status }, after: { status } },
      },
    })),
  );
}
