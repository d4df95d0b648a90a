import { partOf } from '../catalogue/settings-of.ts';
import type { IssuedInvoice } from '../contract/orders.ts';
import { countedBy } from '../domain/order-number.ts';
import { isCancelled } from '../domain/order-status.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { counters, INVOICES, orders, settings } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { orThrow } from './change-order.ts';

/**
 * The invoice of an order: the one that it has, or the next number, which is counted only together with it. A counter
 * that is lost is found again from the orders. @throws {Conflict} {NotFound}
 */
export async function issueInvoice(id: string, by: Staff, found?: number): Promise<IssuedInvoice> {
  const issued = await inTransaction(async (transaction) => {
    const [foundOrders, [counter], [legal]] = await Promise.all([
      orders.within(transaction).get([id]),
      counters.within(transaction).get([INVOICES]),
      settings.within(transaction).get(['legal']),
    ]);
    const { invoice, status, number, name, email } = orThrow(foundOrders);
    if (invoice) return invoice;
    if (isCancelled(status)) throw new Conflict('order-cancelled', 'A cancelled order gets no invoice.');
    const counted = countedBy(counter?.next) ?? found;
    if (counted === undefined) return undefined;
    const at = Date.now();
    const serial = counted + 1;
    const { vatRate } = partOf('legal', legal);
    const next = { serial, at, ...(vatRate !== undefined && { vatRate }) };
    counters.within(transaction).put(INVOICES, { next: serial });
    orders.within(transaction).change(id, { invoice: next });
    const change = { before: {}, after: { invoice: serial } };
    const label = name ?? email;
    recordChange(transaction, by, { subject: 'order', action: 'update', target: id, label, number, ...change }, at);
    return next;
  });
  return issued ?? issueInvoice(id, by, await findIssued());
}

/** How many invoices were issued. Outside the transaction, where a query would lock every order. */
async function findIssued(): Promise<number> {
  const [last] = await orders.find((all) => all.orderBy('invoice.serial', 'desc').limit(1).select('invoice'));
  return last?.invoice?.serial ?? 0;
}
