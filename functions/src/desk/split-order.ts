import { hash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { splitOrder as splitOrderEndpoint } from '../contract/split-and-join.ts';
import { newAnswerCode } from '../domain/answer-links.ts';
import { afterCall, newDesk } from '../domain/desk.ts';
import { dividedOrder } from '../domain/divide-order.ts';
import { FIRST_STATUS } from '../domain/order-status.ts';
import { withWaitingSince } from '../domain/waiting-since.ts';
import { assertRevision, changeOrder } from '../orders/change-order.ts';
import { correctingClosedDays, correctPlaced } from '../orders/correct-closed-days.ts';
import { findCosts, keepCosts } from '../orders/order-costs.ts';
import { assertNotPaid, assertNotSentOut, assertNotWithCourier } from '../orders/order-guards.ts';
import { nextOrderNumber } from '../orders/order-numbers.ts';
import { recordMoney } from '../orders/record-money.ts';
import { searchKeys } from '../orders/search-keys.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import {
  type DeskDocument,
  desk as desks,
  type OrderAtDesk,
  type OrderDocument,
  orderCosts,
  orders,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { idOfKey } from '../platform/http/idempotency-key.ts';
import { assertHoldDay, assertPart } from './desk-rules.ts';

type Split = Parsed<typeof splitOrderEndpoint>['body'];

/**
 * Moves a part of an order into a new one, in one transaction. A repeated key of the same caller answers the first new
 * order again. @throws {BadInput} {Conflict} {NotFound}
 */
export async function splitOrder(
  id: string,
  { revision, ...split }: Split,
  by: Staff,
  key: string,
): Promise<Reply<typeof splitOrderEndpoint>> {
  const newId = idOfKey(by.uid, key);
  const askedHash = hash('sha256', JSON.stringify([id, split]));
  let orderNumber = ''; // one for all tries, and none for a call that is rejected
  await changeOrder(id, by, async (current, at, transaction) => {
    const [earlier] = await orders.within(transaction).get([newId]);
    if (earlier) {
      orderNumber = earlier.number;
      assertRepeated(earlier, askedHash);
      return undefined;
    }
    const { order, desk } = current;
    assertRevision(desk, revision);
    assertNotSentOut(order);
    assertNotPaid(order);
    assertNotWithCourier(desk);
    assertPart(order.lines, split.lines, 'lines');
    if (split.until !== undefined) assertHoldDay(split.until, at);
    const { stays, goes } = dividedOrder(order, split.lines);
    orderNumber ||= await nextOrderNumber();
    const part = {
      ...partOf(current, split, at),
      ...goes,
      number: orderNumber,
      askedHash,
      askedTotal: goes.totalPrice,
    };
    const [costs, correctDay] = await Promise.all([
      findCosts(id, orderCosts.within(transaction)),
      correctPlaced(correctingClosedDays(transaction), undefined, part, at),
    ]);
    const { taken, ...kept } = stays;
    const { lines, totalPrice, amounts } = order;
    return {
      order: { ...kept, searchKeys: searchKeys(id, { ...order, ...kept }) },
      desk: {},
      event: 'splitInto',
      other: orderNumber,
      handover: { taken },
      audited: { before: { lines, totalPrice, amounts }, after: { ...kept, splitInto: orderNumber } },
      write() {
        keepCosts(transaction, newId, costs);
        correctDay();
        writePart(transaction, newId, by, { order: part, desk: deskOfPart(current, split, by, at) }, at);
      },
    };
  });
  return { insertedId: newId, number: orderNumber };
}

function assertRepeated(earlier: OrderDocument, askedHash: string): void {
  if (earlier.askedHash !== askedHash)
    throw new Conflict('key-used-for-another-order', 'This Idempotency-Key has made another order already.');
}

/** What the new order has of the first one. Its buyer has not confirmed what is to be asked again. */
function partOf({ order }: OrderAtDesk, { until }: Split, at: number): OrderDocument {
  const { invoice, confirmedAt, ...kept } = order;
  const isAsked = until !== undefined;
  const earlier = order.timeline.filter(
    ({ status, event = '' }) => status === FIRST_STATUS && !(isAsked && event.startsWith('confirmed')),
  );
  return {
    ...kept,
    ...(!isAsked && confirmedAt !== undefined && { confirmedAt }),
    status: FIRST_STATUS,
    timeline: [...earlier, { status: FIRST_STATUS, at, by: 'shop', event: 'splitFrom', other: order.number }],
  };
}

/** The new order is as far as the first one, or on hold, with a link of its own for its buyer. */
function deskOfPart({ desk, order }: OrderAtDesk, { until }: Split, { email }: Staff, at: number): DeskDocument {
  const { source, marks, notes, formerNumbers, state, callAt, attempts } = desk;
  const answer = { code: newAnswerCode() };
  const opened = { ...newDesk(order.createdAt), source, marks, notes, formerNumbers, answer };
  if (until === undefined) return { ...opened, state, callAt, attempts };
  const call = { outcome: 'hold' as const, until };
  return { ...opened, ...afterCall(opened, call, at), attempts: [{ at, by: email, outcome: call.outcome }] };
}

function writePart(transaction: Transaction, id: string, by: Staff, { order, desk }: OrderAtDesk, at: number): void {
  const { number, name: label = order.email, totalPrice, amounts, timeline } = order;
  orders.within(transaction).insert(id, { ...order, searchKeys: searchKeys(id, order) });
  desks.within(transaction).put(id, withWaitingSince(desk, order));
  recordMoney(transaction, id, undefined, order, { at, by: by.email, isMoved: true });
  const after = { number, totalPrice, amounts, splitFrom: timeline.at(-1)?.other };
  recordChange(transaction, by, { subject: 'order', action: 'add', target: id, label, number, after }, at);
}
