import type { Transaction } from 'firebase-admin/firestore';
import type { TimelineEntry } from '../contract/orders.ts';
import type { CarrierName } from '../domain/couriers.ts';
import { deskWithStatus, newDesk } from '../domain/desk.ts';
import { withoutVoidNotes } from '../domain/packing.ts';
import { deskWithRider } from '../domain/riders.ts';
import { isStaff } from '../domain/roles.ts';
import { withWaitingSince } from '../domain/waiting-since.ts';
import { notificationsOfChange } from '../notifications/write-notifications.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  type BroughtBy,
  type DeskDocument,
  desk as desks,
  type OrderAtDesk,
  type OrderDocument,
  orders,
} from '../platform/database/collections.ts';
import type { Customer, Guest, Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { correctingClosedDays, correctPlaced } from './correct-closed-days.ts';
import { recountOrder } from './count-sales.ts';
import { derivedMoneyFields } from './derived-money-fields.ts';
import { assertAsTold } from './order-guards.ts';
import { markReturned } from './order-reviews.ts';
import { keptStock, stockMoved } from './order-stock.ts';
import { heldDelivered, restCounted } from './parcel-came-back.ts';
import { recountEarnings } from './record-earnings.ts';
import { recordMoney } from './record-money.ts';
import { recordWork } from './record-work.ts';
import { sentWith } from './sent-with.ts';
import { deskToRank, unrankOthers } from './unrank-calls.ts';

/** What changes: fields of either, an event of the timeline beside the status, and what only the audit keeps. */
export interface Decision {
  order?: Partial<OrderDocument>;
  desk?: Partial<DeskDocument>;
  event?: TimelineEntry['event'];
  pieces?: TimelineEntry['pieces'];
  other?: TimelineEntry['other'];
  /**
   * Of an order whose lines came from another one, or went there: what it has taken from the stock then. The stock stays,
   * and money that moves with them has not come or gone.
   */
  handover?: { taken: OrderDocument['taken'] };
  /** Whether its courier knows of the change, because somebody has told it in its panel. */
  isToldToCourier?: true;
  /** Who brought the money that the change records. */
  brought?: BroughtBy;
  /** Writes what else belongs to the change, of which it has read all. */
  write?: () => void;
  audited?: { before: Record<string, unknown>; after: Record<string, unknown> };
}

/** A courier, which tells what became of a parcel. Its name stands where the e-mail of a person does. */
export interface ByCourier {
  role: 'courier';
  uid: CarrierName;
  email: string;
}

type ChangedBy = Staff | Customer | Guest | ByCourier;

/** It may read in the transaction. */
export type Decide = (
  current: OrderAtDesk,
  at: number,
  transaction: Transaction,
) => Decision | undefined | Promise<Decision | undefined>;

/**
 * Applies what `decide` returns to an order, with everything that follows from it, in one transaction: its desk,
 * timeline, audit entry, ledger, people's figures, notifications, and what it takes from the stock or gives back. Returns
 * order and desk after the change, or undefined when nothing changed. The audit has the changes of the staff, and what couriers
 * decide. @throws {NotFound} {Conflict}
 */
export async function changeOrder(id: string, by: ChangedBy, decide: Decide): Promise<OrderAtDesk | undefined> {
  let soldOutChanged: string[] = [];
  const changed = await inTransaction(async (transaction) => {
    soldOutChanged = [];
    const before = await readAtDesk(transaction, id);
    const at = Date.now();
    const decision = await decide(before, at, transaction);
    if (!decision) return undefined;
    const prepared = await prepareChange(transaction, id, by, before, decision, at);
    prepared.write();
    decision.write?.();
    soldOutChanged = prepared.soldOutChanged;
    return prepared.after;
  });
  await updateSoldOut(soldOutChanged);
  return changed;
}

interface PreparedChange {
  after: OrderAtDesk;
  soldOutChanged: string[];
  write: () => void;
}

/** Reads all that a change of an order needs, for transactions that change others, too: `write` comes after their last read. */
export async function prepareChange(
  transaction: Transaction,
  id: string,
  by: ChangedBy,
  before: OrderAtDesk,
  decision: Decision,
  at: number,
): Promise<PreparedChange> {
  const buyer = before.order.uid === null ? 'guest' : 'customer';
  const after = decided(before, decision, { at, by: isByShop(by) ? 'shop' : buyer });
  const { handover, brought, isToldToCourier } = decision;
  if (!isToldToCourier) assertAsTold(before, after.order);
  const rescued = await heldDelivered(transaction, before, after, at);
  if (rescued) after.desk = { ...after.desk, ...rescued.desk };
  const [moved, notifications] = await Promise.all([
    handover ? keptStock(handover) : stockMoved(transaction, before.order, after.order),
    notificationsOfChange(transaction, id, before, after, at),
  ]);
  const { parcel } = after.desk;
  const derived = { ...derivedMoneyFields(after.order, parcel), sentWith: sentWith(after, before.order.sentWith, at) };
  after.order = { ...after.order, ...moved.fields, ...derived };
  after.desk = withWaitingSince(deskToRank(before, after), after.order);
  const correctDay = correctingClosedDays(transaction);
  const [recount, correctSums, recountProfit, ceaseToAwait, unrank] = await Promise.all([
    recountOrder(transaction, id, before.order, after.order, { now: at, correctDay }),
    correctPlaced(correctDay, before.order, after.order, at),
    recountEarnings(transaction, id, before.order, after.order, at),
    restCounted(transaction, before, after),
    unrankOthers(transaction, id, before.order, after.order),
  ]);
  return {
    after,
    soldOutChanged: moved.soldOutChanged,
    write() {
      recount();
      correctSums();
      recountProfit();
      ceaseToAwait();
      rescued?.write?.();
      unrank();
      moved.write();
      notifications.write();
      recordMoney(transaction, id, before.order, after.order, {
        at,
        by: by.email,
        isMoved: handover !== undefined,
        brought,
      });
      recordWork(transaction, before, after, at);
      orders.within(transaction).put(id, after.order); // the whole document, so that removed fields are deleted
      markReturned(transaction, id, before.order, after.order);
      if (after.desk !== before.desk) desks.within(transaction).put(id, after.desk);
      if (isByShop(by) && isAudited(by, decision))
        recordOrderChange(transaction, id, by, { before, after, decision, at });
    },
  };
}

/** Whether somebody of the staff has made it, or somebody who works for the shop. */
function isByShop(by: ChangedBy): by is Staff | ByCourier {
  return by.role === 'courier' || isStaff(by.role);
}

/** Couriers tell of each step of a parcel: only what it decides is kept. */
function isAudited({ role }: Staff | ByCourier, { order, audited }: Decision): boolean {
  return role !== 'courier' || order !== undefined || audited !== undefined;
}

/** The same, and returns how many orders changed. */
export async function countChanged(...change: Parameters<typeof changeOrder>): Promise<number> {
  return (await changeOrder(...change)) ? 1 : 0;
}

export interface Revised {
  modifiedCount: number;
  /** Of the desk, after the change. */
  revision: number;
}

/**
 * Changes an order as `changeOrder` does. @throws {Conflict} when `seen`, the revision that the caller has seen, is not
 * the current one: two of the staff may call the same buyer.
 */
export async function changeAtDesk(id: string, by: Staff, seen: number | undefined, decide: Decide): Promise<Revised> {
  let revision = 0;
  const after = await changeOrder(id, by, (current, at, transaction) => {
    revision = current.desk.revision;
    assertRevision(current.desk, seen);
    return decide(current, at, transaction);
  });
  return after ? { modifiedCount: 1, revision: after.desk.revision } : { modifiedCount: 0, revision };
}

/** @throws {Conflict} when `seen` is not the current revision */
export function assertRevision({ revision }: DeskDocument, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision)
    throw new Conflict('called-meanwhile', 'Somebody else has changed this order at the desk.');
}

/** @throws {NotFound} */
export async function readAtDesk(transaction: Transaction, id: string): Promise<OrderAtDesk> {
  const [found, [opened]] = await Promise.all([
    orders.within(transaction).get([id]),
    desks.within(transaction).get([id]),
  ]);
  const { _id, ...order } = orThrow(found);
  return { order, desk: opened ? withoutId(opened) : newDesk(order.createdAt) }; // one that was written without the shop has none
}

/** The order and its desk after a decision, without what follows from it elsewhere. */
export function decided(before: OrderAtDesk, decision: Decision, step: Pick<TimelineEntry, 'at' | 'by'>): OrderAtDesk {
  const order = { ...before.order, ...decision.order };
  const { status } = order;
  const { event, pieces, other } = decision;
  const isMoved = status !== before.order.status;
  if (isMoved || event) {
    const entry = { status, ...step, ...(event && { event }), ...(pieces && { pieces }), ...(other && { other }) };
    order.timeline = [...order.timeline, entry];
  }
  const desk = decision.desk ? { ...before.desk, ...decision.desk, revision: before.desk.revision + 1 } : before.desk;
  const current = withoutVoidNotes(desk, before.order, order);
  return { order, desk: isMoved ? deskWithRider(deskWithStatus(current, status), status, step.at) : current };
}

interface Recorded {
  before: OrderAtDesk;
  after: OrderAtDesk;
  decision: Decision;
  at: number;
}

function recordOrderChange(
  transaction: Transaction,
  target: string,
  by: Actor,
  { before, after, decision, at }: Recorded,
): void {
  const facts = changedFields(auditedFields(before), auditedFields(after));
  recordChange(
    transaction,
    by,
    {
      ...changeOf(target, before.order),
      before: { ...facts?.before, ...decision.audited?.before },
      after: { ...facts?.after, ...decision.audited?.after },
    },
    at,
  );
}

/** What the audit says of every change of an order. */
export function changeOf(target: string, { number, name, email }: OrderDocument) {
  return { subject: 'order', action: 'update', target, label: name ?? email, number } as const;
}

/** `payment` in taka. */
function auditedFields({ order: { status, payment }, desk }: OrderAtDesk) {
  return { status, payment: payment?.sum, desk: desk.state, packedBy: desk.packed?.by };
}

function withoutId({ _id, ...document }: Stored<DeskDocument>): DeskDocument {
  return document;
}

/** @throws {NotFound} */
export function orThrow([order]: Stored<OrderDocument>[]): Stored<OrderDocument> {
  if (!order) throw new NotFound('order');
  return order;
}
