import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Order } from '../contract/orders.ts';
import { newDesk } from '../domain/desk.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { isDelivered, isWaiting } from '../domain/order-status.ts';
import { sumReceived } from '../domain/orders.ts';
import { MoneyOrder, missingMoneyFields } from '../orders/missing-money-fields.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, type OrderDocument, orders } from '../platform/database/collections.ts';
import { eachBatch } from '../platform/database/each-batch.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

const Opened = z.pick(Order, { _id: true, status: true, createdAt: true, mobileNumber: true, courierPhone: true });

/** How many orders were put into the queue, and how many are found by their number, or by their money, now. */
export interface Backfilled {
  opened: number;
  numbered: number;
  booked: number;
}

/**
 * Gives orders of an older version what the desk needs: unconfirmed ones enter the call queue, and all are found by the
 * number that couriers take, and by the times of their delivery and payment. Idempotent. An order that is not valid is
 * left as it is, and logged.
 */
export async function backfillOrders(): Promise<Backfilled> {
  const batches = await eachBatch(orders, backfillBatch);
  const all = { opened: 0, numbered: 0, booked: 0 };
  for (const { opened, numbered, booked } of batches) {
    all.opened += opened;
    all.numbered += numbered;
    all.booked += booked;
  }
  return all;
}

async function backfillBatch(transaction: Transaction, batch: Stored<OrderDocument>[]): Promise<Backfilled> {
  const valid = validDocuments(Opened, batch, 'orders with desks');
  const waiting = valid.filter(({ status }) => isWaiting(status));
  const there = await desks.within(transaction).get(
    waiting.map(({ _id }) => _id),
    ['state'],
  );
  const missing = waiting.filter(({ _id }) => !there.some((one) => one._id === _id));
  const unnumbered = valid.filter((order) => order.courierPhone !== courierPhone(order.mobileNumber));
  const unbooked = unbookedIn(batch);
  const inside = orders.within(transaction);
  for (const { _id, createdAt } of missing) desks.within(transaction).insert(_id, newDesk(createdAt));
  for (const { _id, mobileNumber } of unnumbered) inside.change(_id, { courierPhone: courierPhone(mobileNumber) });
  for (const [id, fields] of unbooked) inside.change(id, fields);
  return { opened: missing.length, numbered: unnumbered.length, booked: unbooked.length };
}

/** The missing fields of orders that are delivered or (partly) paid, by id. */
function unbookedIn(found: Stored<OrderDocument>[]) {
  const moved = found.filter((order) => isDelivered(order.status) || sumReceived(order) > 0);
  return validDocuments(MoneyOrder, moved, 'orders with money').flatMap((order) => {
    const missing = missingMoneyFields(order);
    return missing ? [[order._id, missing] as const] : [];
  });
}
