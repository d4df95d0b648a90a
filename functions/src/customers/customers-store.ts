import { CustomerOrder, type readCustomer } from '../contract/customers.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { historyOf } from '../desk/mobile-number-history.ts';
import { newDesk } from '../domain/desk.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { numberKey } from '../orders/number-marks.ts';
import { answerOrder } from '../orders/order-document.ts';
import { findOrdersOfNumber } from '../orders/orders-store.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  desk as desks,
  type NumberMarksDocument,
  numberMarks,
  type OrderDocument,
} from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

/** A page of the orders of a mobile number; with the first one, what became of them. Costs two reads for each. */
export async function findCustomer({
  mobileNumber,
  ...paging
}: Parsed<typeof readCustomer>['body']): Promise<Reply<typeof readCustomer>> {
  const isFirst = paging.cursor === undefined;
  const [{ entries, next }, history, marked] = await Promise.all([
    findOrdersOfNumber(mobileNumber, paging),
    isFirst ? historyOf({ courierPhone: courierPhone(mobileNumber) }) : undefined,
    isFirst ? findMarks(mobileNumber) : undefined,
  ]);
  const found = await withDesks(entries);
  return { orders: validDocuments(CustomerOrder, found, 'orders of a mobile number'), next, history, marked };
}

/** These orders for the reply, with their desks. */
export async function withDesks(found: Stored<OrderDocument>[]) {
  const opened = await desks.get(found.map(({ _id }) => _id));
  return found.map((order) => ({
    _id: order._id,
    order: answerOrder(order),
    desk: opened.find(({ _id }) => _id === order._id) ?? newDesk(order.createdAt),
  }));
}

/** What the staff have marked a number with. */
export async function findMarks(mobileNumber: string): Promise<NumberMarksDocument | undefined> {
  const [marked] = await numberMarks.get([numberKey(mobileNumber)]);
  return marked;
}
