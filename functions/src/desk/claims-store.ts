import type { Transaction } from 'firebase-admin/firestore';
import type { claimOrder as claimOrderEndpoint } from '../contract/desk-claims.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { newDesk } from '../domain/desk.ts';
import { claimAt, claimOfAnother, holderName, newClaim } from '../domain/desk-claims.ts';
import { withWaitingSince } from '../domain/waiting-since.ts';
import { orThrow } from '../orders/change-order.ts';
import { assertNotSentOut } from '../orders/order-guards.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type DeskDocument, desk as desks, type OrderDocument, orders } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { findBusyWithBuyer } from './busy-with-buyer.ts';

/**
 * Claims an order, or prolongs the claim. The audit has what is taken over, as all that somebody may complain of.
 * @throws {Conflict} {NotFound}
 */
export function claimOrder(
  id: string,
  { takeOver, dialled }: Parsed<typeof claimOrderEndpoint>['body'],
  by: Staff,
): Promise<Reply<typeof claimOrderEndpoint>> {
  return inTransaction(async (transaction) => {
    const [found, [opened]] = await Promise.all([
      orders.within(transaction).get([id]),
      desks.within(transaction).get([id]),
    ]);
    const order = orThrow(found);
    assertNotSentOut(order);
    const now = Date.now();
    const { _id, ...desk } = opened ?? { _id: id, ...newDesk(order.createdAt) };
    const other = claimOfAnother(desk, by.email, now);
    if (!takeOver) {
      assertNotHeld(desk, by, now);
      const isOwn = claimAt(desk, now) !== undefined;
      if (!isOwn) await assertBuyerFree(transaction, order, by, now);
    }
    const claim = newClaim(by, now, { before: desk.claim, isDialled: dialled });
    desks.within(transaction).put(id, withWaitingSince({ ...desk, claim }, order));
    if (!other) return { claim };
    const { number, name: label = order.email } = order;
    const change = { subject: 'order', action: 'update', target: id, label, number } as const;
    recordChange(transaction, by, { ...change, before: { calledBy: other.by }, after: { calledBy: by.email } }, now);
    return { claim, takenFrom: holderName(other) };
  });
}

/** @throws {Conflict} while somebody else is busy with its buyer by another order */
async function assertBuyerFree(transaction: Transaction, order: Stored<OrderDocument>, by: Staff, now: number) {
  const busy = await findBusyWithBuyer(transaction, order, { email: by.email }, now);
  if (!busy) return;
  const { holder, number } = busy;
  throw new Conflict('claimed', `${holder} is busy with the buyer by order ${number}.`, { holder, number });
}

/** Returns how many orders were given back: 0 when the caller holds it no more. @throws {NotFound} */
export function giveBackOrder(id: string, by: Staff): Promise<number> {
  return inTransaction(async (transaction) => {
    const [opened] = await desks.within(transaction).get([id]);
    if (!opened) orThrow(await orders.within(transaction).get([id]));
    if (opened?.claim?.by !== by.email) return 0;
    desks.within(transaction).put(id, withoutClaim(opened));
    return 1;
  });
}

export function withoutClaim({ _id, claim, ...desk }: Stored<DeskDocument>): DeskDocument {
  return desk;
}

/** @throws {Conflict} while somebody else works on the order */
export function assertNotHeld(desk: DeskDocument, by: Staff, now: number): void {
  const other = claimOfAnother(desk, by.email, now);
  if (!other) return;
  const holder = holderName(other);
  throw new Conflict('claimed', `${holder} works on this order.`, { holder });
}
