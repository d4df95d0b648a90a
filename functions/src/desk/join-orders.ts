import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed } from '../contract/endpoint.ts';
import type { joinOrders as joinOrdersEndpoint } from '../contract/split-and-join.ts';
import { isAmount } from '../domain/amounts.ts';
import { joinedOrders } from '../domain/join-orders.ts';
import { NOTES_MAXIMUM } from '../domain/limits.ts';
import { otherOrderOf } from '../domain/order-outcomes.ts';
import { CANCELLED_STATUS } from '../domain/order-status.ts';
import { joinedCosts } from '../domain/profit.ts';
import { assertRevision, countChanged, type Decision, prepareChange, readAtDesk } from '../orders/change-order.ts';
import { findCosts, keepCosts } from '../orders/order-costs.ts';
import { assertNotPaid, assertNotSentOut, assertNotWithCourier } from '../orders/order-guards.ts';
import { isSameMobileNumber } from '../orders/order-identity.ts';
import { searchKeys } from '../orders/search-keys.ts';
import { type OrderAtDesk, type OrderDocument, orderCosts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { assertNotHeld } from './claims-store.ts';
import { appendEntry } from './desk-rules.ts';
import { joinedFormerNumbers } from './former-numbers.ts';

/**
 * Puts the other order of a mobile number into this one, in one transaction. Returns how many orders changed: 0 when that
 * was done already. @throws {Conflict} {NotFound}
 */
export function joinOrders(
  id: string,
  { revision, other }: Parsed<typeof joinOrdersEndpoint>['body'],
  by: Staff,
): Promise<number> {
  return countChanged(id, by, async (current, at, transaction) => {
    const joining = await readAtDesk(transaction, other);
    if (isJoinedTo(joining.order, current.order)) return undefined;
    assertRevision(current.desk, revision);
    assertJoinable(current, joining, by, at);
    const cancelled = await prepareChange(transaction, other, by, joining, cancelling(joining, current.order), at);
    const [known, ofOther] = await Promise.all([costsIn(transaction, id), costsIn(transaction, other)]);
    const costs = joinedCosts([
      { lines: current.order.lines, costs: known },
      { lines: joining.order.lines, costs: ofOther },
    ]);
    return {
      ...taking(id, current, joining, by, at),
      write() {
        cancelled.write();
        keepCosts(transaction, id, costs, known);
      },
    };
  });
}

function costsIn(transaction: Transaction, id: string) {
  return findCosts(id, orderCosts.within(transaction));
}

function isJoinedTo({ closedFor, timeline }: OrderDocument, { number }: OrderDocument): boolean {
  return closedFor === 'joined' && otherOrderOf({ timeline }) === number;
}

function assertJoinable(current: OrderAtDesk, joining: OrderAtDesk, by: Staff, at: number): void {
  for (const { order, desk } of [current, joining]) {
    assertNotSentOut(order);
    assertNotPaid(order);
    assertNotWithCourier(desk);
    if (desk.packed) throw new Conflict('not-joinable', `${order.number} is packed: unpack it first.`);
  }
  assertNotHeld(joining.desk, by, at);
  if (
    current.order.number === joining.order.number ||
    !isSameMobileNumber(current.order.mobileNumber, joining.order.mobileNumber)
  )
    throw new Conflict('not-joinable', 'These are not two orders of one mobile number.');
}

/** What becomes of the order that goes on. */
function taking(id: string, { order, desk }: OrderAtDesk, joining: OrderAtDesk, by: Staff, at: number): Decision {
  const joined = joinedOrders(order, joining.order);
  if (!joined)
    throw new Conflict('not-joinable', 'A product has another price in each, or they are too much for one order.');
  const { taken, ...shared } = joined;
  const info = joinedInfo(order, joining.order);
  const { lines, totalPrice, amounts } = order;
  return {
    order: { ...shared, info, searchKeys: searchKeys(id, { ...order, ...shared }) },
    desk: {
      versions: appendEntry(desk.versions, { at, by: by.email, before: { lines, totalPrice } }),
      notes: joining.desk.notes.reduce(appendEntry, desk.notes),
      formerNumbers: joinedFormerNumbers(desk, joining.desk),
    },
    event: 'joined',
    other: joining.order.number,
    handover: { taken },
    audited: { before: { lines, totalPrice, amounts }, after: { ...shared, joined: joining.order.number } },
  };
}

/** What becomes of the order that is put into another: its lines stay in it, so that one can read what it was. */
function cancelling({ order, desk }: OrderAtDesk, { number }: OrderDocument): Decision {
  const amounts = order.amounts.filter((amount) => !isAmount(amount, 'received'));
  const isMoved = amounts.length < order.amounts.length;
  return {
    order: { status: CANCELLED_STATUS, closedFor: 'joined', confirmedAt: undefined, amounts },
    desk: { claim: undefined },
    event: 'joinedTo',
    other: number,
    handover: { taken: undefined },
    audited: {
      before: { desk: desk.state, ...(isMoved && { amounts: order.amounts }) },
      after: { closedFor: 'joined', joinedTo: number, ...(isMoved && { amounts }) },
    },
  };
}

/** The buyer's notes of both, as far as they fit. */
function joinedInfo(one: OrderDocument, other: OrderDocument): string | undefined {
  const texts = new Set([one.info, other.info].filter((text) => text !== undefined));
  return texts.size > 0 ? [...texts].join('\n').slice(0, NOTES_MAXIMUM) : undefined;
}
