import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { DeskOrder } from '../contract/desk.ts';
import type { takeNextCall } from '../contract/desk-claims.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { QUEUE_MAXIMUM } from '../domain/desk.ts';
import { mayBeGiven, newClaim } from '../domain/desk-claims.ts';
import { byPreventedLoss, preventedLoss } from '../domain/prevented-loss.ts';
import { answerOrder } from '../orders/order-document.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import type { Staff } from '../platform/http/access.ts';
import { findBusyWithBuyer } from './busy-with-buyer.ts';
import { withoutClaim } from './claims-store.ts';
import { historiesOf } from './mobile-number-history.ts';

type Wish = Parsed<typeof takeNextCall>['body'];

/**
 * Claims for the caller the order to call next, and returns its id: the one that they hold already, otherwise the one
 * that the shop's rule puts first, of a buyer whom nobody else calls; undefined when there is none. `leave`: an order that
 * they give back with it; `beside`: one that they keep. Reads up to a hundred desks and as many orders, and the earlier
 * orders of their numbers, those of the given one again.
 */
export async function nextCall(by: Staff, { leave, beside }: Wish, now: number): Promise<string | undefined> {
  const isAnother: IsAnother = (id) => id !== leave && id !== beside;
  const take = (ranked: string[]) =>
    inTransaction(async (transaction) => {
      const within = desks.within(transaction);
      const left = leave === undefined ? [] : await within.get([leave]);
      const free = (await findHeld(within, by, isAnother, now)) ?? (await firstFree(transaction, ranked, by, now));
      for (const one of left) if (one.claim?.by === by.email) within.put(one._id, withoutClaim(one));
      if (!free) return undefined;
      within.change(free._id, { claim: newClaim(by, now) });
      return free._id;
    });
  const held = await findHeld(desks, by, isAnother, now);
  // The outcome of a call that is being recorded takes the claim of its order: it may be held no more.
  const again = held && (await take([]));
  return again ?? take(await rankedCalls(by, isAnother, now));
}

/** Whether an order may be given beside or in place of those that are named. */
type IsAnother = (id: string) => boolean;

type Desks = Pick<typeof desks, 'find'>;

/** The order that the caller holds and has not called about yet. */
async function findHeld(from: Desks, by: Staff, isAnother: IsAnother, now: number) {
  const held = await from.find((all) =>
    all
      .where('claim.by', '==', by.email)
      .where('claim.until', '>', now)
      .orderBy('claim.until', 'desc')
      .limit(HELD_MAXIMUM),
  );
  return held.find((one) => isAnother(one._id) && mayBeGiven(one, by.email, now));
}

/** Somebody holds more than one where they have chosen from the list in several tabs. */
const HELD_MAXIMUM = 5;

/** Reads them one by one: the first is mostly still free. */
async function firstFree(transaction: Transaction, ids: string[], by: Staff, now: number) {
  for (const id of ids) {
    const [one] = await desks.within(transaction).get([id]);
    if (!one || !mayBeGiven(one, by.email, now)) continue;
    const [order] = await orders.within(transaction).get([id], ['courierPhone']);
    if (!(order && (await findBusyWithBuyer(transaction, order, by, now)))) return one;
  }
  return undefined;
}

/** A malformed document is not given: it would come first again and again. */
const Candidate = z.pick(DeskOrder, { _id: true, order: true, desk: true });

/** The ids of the orders that may be given, the one that prevents the greatest loss first. */
async function rankedCalls(by: Staff, isAnother: IsAnother, now: number): Promise<string[]> {
  const queue = await desks.find((all) =>
    all.where('callAt', '>=', 0).where('callAt', '<=', now).orderBy('callAt').limit(QUEUE_MAXIMUM),
  );
  // Each minute a page asks for what to call after the order that it shows, which often is the only one.
  const due = queue.filter(({ _id }) => isAnother(_id));
  if (due.length === 0) return [];
  const [found, { settings }] = await Promise.all([orders.get(due.map(({ _id }) => _id)), currentCatalogue()]);
  const all = found.map((order) => ({
    _id: order._id,
    order: answerOrder(order),
    desk: due.find(({ _id }) => _id === order._id),
  }));
  const free = validDocuments(Candidate, all, 'calls to give').filter(({ desk }) => mayBeGiven(desk, by.email, now));
  const histories = await historiesOf(free.map(({ order }) => order));
  return free
    .map(({ _id, order, desk: { callAt = now, marks } }) => ({
      _id,
      callAt,
      marks,
      loss: preventedLoss({ ...order, history: histories.get(_id) }, settings.delivery),
    }))
    .toSorted(byPreventedLoss)
    .map(({ _id }) => _id);
}
