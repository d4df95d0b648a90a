import type { Transaction } from 'firebase-admin/firestore';
import { partOf } from '../catalogue/settings-of.ts';
import type { DeskOrder, listCalls, recordCall as recordCallEndpoint } from '../contract/desk.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { afterCall, type CallSettings, isClosing, isOfLastCall, newDesk, unreachedOutcome } from '../domain/desk.ts';
import { publicReason } from '../domain/order-outcomes.ts';
import { CANCELLED_STATUS } from '../domain/order-status.ts';
import { changeAtDesk, type Decision, type Revised } from '../orders/change-order.ts';
import { answerOrder } from '../orders/order-document.ts';
import { assertNotSentOut } from '../orders/order-guards.ts';
import { findOrder } from '../orders/orders-store.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type DeskDocument,
  desk as desks,
  type OrderDocument,
  orders,
  settings,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { findPage, type Page } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';
import { assertNotHeld } from './claims-store.ts';
import { settingCharge } from './correct-order.ts';
import { appendEntry, assertHoldDay } from './desk-rules.ts';
import { historyOf } from './mobile-number-history.ts';

const DUE: ListSort<'callAt'> = { name: 'callAt', field: 'callAt', direction: 'asc' };
const ASIDE: ListSort<'asideSince'> = { name: 'aside', field: 'asideSince', direction: 'asc' };

type RecordedCall = Parsed<typeof recordCallEndpoint>['body'];

/** A page of the orders to call at `now`, or later, or of those put aside. Costs for each the desk, the order, and the orders of its number. */
export async function findCalls(
  { when = 'now', ...paging }: Parsed<typeof listCalls>['query'],
  now: number,
): Promise<Page<DeskOrder>> {
  const { entries, next } =
    when === 'aside'
      ? await findPage(desks, ASIDE, paging)
      : await findPage(desks, DUE, paging, (all) => all.where('callAt', when === 'now' ? '<=' : '>', now));
  return { entries: await withOrders(entries), next };
}

/** Those of these orders that are at the desk. Costs for each as much as in the queue. */
export async function findDeskOrders(ids: string[]): Promise<DeskOrder[]> {
  return withOrders(await desks.get([...new Set(ids)]));
}

async function withOrders(opened: Stored<DeskDocument>[]): Promise<DeskOrder[]> {
  const found = await orders.get(opened.map(({ _id }) => _id));
  const rows = opened.flatMap((desk) => {
    const order = found.find(({ _id }) => _id === desk._id);
    return order ? [withHistory(order, desk)] : [];
  });
  return Promise.all(rows);
}

/** How many orders are to be called at `now`; one read for each thousand. */
export function countCalls(now: number): Promise<number> {
  return desks.count((all) => all.where('callAt', '>=', 0).where('callAt', '<=', now).orderBy('callAt'));
}

/** How many orders are put aside; one read for each thousand. */
export function countAside(): Promise<number> {
  return desks.count((all) => all.orderBy('asideSince'));
}

/** @throws {NotFound} */
export async function findDeskOrder(id: string): Promise<DeskOrder> {
  const [order, [opened]] = await Promise.all([findOrder(id), desks.get([id])]);
  return withHistory(order, opened ?? newDesk(order.createdAt));
}

async function withHistory(order: Stored<OrderDocument>, desk: DeskDocument): Promise<DeskOrder> {
  return { _id: order._id, order: answerOrder(order), desk, history: await historyOf(order) };
}

/** Records what came of a call, with the delivery charge that the buyer was told, and cancels an order that will not be sent. @throws {Conflict} {NotFound} {BadInput} */
export async function recordCall(
  id: string,
  { revision, deliveryCharge, ...call }: RecordedCall,
  by: Staff,
): Promise<Reply<typeof recordCallEndpoint>> {
  let closedFor: OrderDocument['closedFor'];
  let asideSince: DeskDocument['asideSince'];
  const revised = await changeAtDesk(id, by, revision, async ({ order, desk }, at, transaction) => {
    assertNotSentOut(order);
    assertNotHeld(desk, by, at);
    const { outcome, note } = call;
    if (outcome === 'hold') assertHoldDay(call.until, at);
    const unreached =
      outcome === 'noAnswer' ? unreachedOutcome(desk.attempts, await callSettings(transaction)) : 'callAgain';
    const after = orderAfter(order, call, unreached, at);
    closedFor = after.closedFor;
    asideSince = unreached === 'putAside' ? at : undefined;
    const isCharged = outcome === 'confirmed' && deliveryCharge !== undefined;
    const charged = isCharged ? settingCharge(order, deliveryCharge, by, at) : undefined;
    const ofAnswer = outcome === 'toCall' && desk.state !== 'toCall' && !isOfLastCall(desk);
    const attempts = appendEntry(desk.attempts, { at, by: by.email, outcome, note, ...(ofAnswer && { ofAnswer }) });
    const isCalledAgain = unreached === 'callAgain';
    return {
      order: { ...after, ...charged?.order },
      desk: { ...afterCall(desk, call, at), ...(!isCalledAgain && { callAt: undefined }), attempts, claim: undefined },
      ...(outcome === 'confirmed' && { event: 'confirmed' as const }),
      audited: {
        before: { desk: desk.state, ...charged?.audited.before },
        after: { desk: outcome, note, ...charged?.audited.after },
      },
    };
  });
  return { ...revised, ...(closedFor && { closedFor }), ...(asideSince && { asideSince }) };
}

async function callSettings(transaction: Transaction): Promise<CallSettings> {
  const [stored] = await settings.within(transaction).get(['calls']);
  return partOf('calls', stored);
}

/** The buyer sees whether the order is confirmed, and most reasons of a cancellation. */
function orderAfter(
  order: OrderDocument,
  { outcome }: RecordedCall,
  unreached: CallSettings['after'],
  at: number,
): NonNullable<Decision['order']> {
  if (unreached === 'cancel') return { status: CANCELLED_STATUS, closedFor: 'unreached', confirmedAt: undefined };
  if (isClosing(outcome)) return { status: CANCELLED_STATUS, closedFor: publicReason(outcome), confirmedAt: undefined };
  if (outcome === 'confirmed') return { confirmedAt: at };
  const timeline = order.timeline.filter(({ event }) => event !== 'confirmed' && event !== 'confirmedByBuyer');
  return { confirmedAt: undefined, timeline };
}

/** So long the same words of the same person are taken for those whose answer was lost. */
const REPEAT_MS = 600_000;

/**
 * Adds a note that only the staff read, also to a closed order. The last one, sent again because its answer was lost, stays one.
 * @throws {NotFound}
 */
export function addNote(id: string, text: string, by: Staff): Promise<Revised> {
  return changeAtDesk(id, by, undefined, ({ desk }, at) => {
    const last = desk.notes.at(-1);
    if (last?.text === text && last.by === by.email && at - last.at < REPEAT_MS) return undefined;
    return {
      desk: { notes: appendEntry(desk.notes, { at, by: by.email, text }) },
      audited: { before: {}, after: { note: text } },
    };
  });
}
