import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import type { takeNextCall } from '../contract/desk-claims.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { mayBeGiven, newClaim } from '../domain/desk-claims.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type DeskDocument, desk as desks, orders } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { findBusyWithBuyer } from './busy-with-buyer.ts';
import { withoutClaim } from './claims-store.ts';
import { callable, rankCalls } from './rank-calls.ts';

type Wish = Parsed<typeof takeNextCall>['body'];

/**
 * Claims for the caller the order to call next, and returns its id: the one that they hold already, otherwise the one
 * that the shop's rule puts first, of a buyer whom nobody else calls; undefined when there is none. `leave`: an order that
 * they give back with it; `beside`: one that they keep. Reads twenty desks, the given order, and the orders of its number,
 * however many wait.
 */
export async function nextCall(by: Staff, { leave, beside }: Wish, now: number): Promise<string | undefined> {
  const isAnother: IsAnother = (id) => id !== leave && id !== beside;
  const take = (ranked: string[]) =>
    inTransaction(async (transaction) => {
      const within = desks.within(transaction);
      const named = leave === undefined ? [] : await within.get([leave]);
      const left = named.find(({ claim }) => claim?.by === by.email); // a colleague may have taken it over
      const free =
        (await findHeld(within, by, isAnother, now)) ?? (await firstFree(transaction, ranked, by, left?._id, now));
      if (left) within.put(left._id, withoutClaim(left));
      if (!free) return undefined;
      within.change(free._id, { claim: newClaim(by, now, { before: free.claim }) });
      return free._id;
    });
  const held = await findHeld(desks, by, isAnother, now);
  // The outcome of a call that is being recorded takes the claim of its order: it may be held no more.
  let given = held && (await take([]));
  if (given !== undefined) return given;
  for await (const ranked of rankedCalls(by, isAnother, now)) {
    given = await take(ranked);
    if (given !== undefined) break;
  }
  return given;
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

/**
 * The first whose buyer nobody is busy with, not even the caller, but by the order that they have `left`. Reads them one by
 * one: the first is mostly still free.
 */
async function firstFree(transaction: Transaction, ids: string[], by: Staff, left: string | undefined, now: number) {
  for (const id of ids) {
    const [opened, found] = await Promise.all([
      desks.within(transaction).get([id]),
      orders.within(transaction).get([id]),
    ]);
    const [one] = opened;
    const [order] = found;
    if (!(one && order && mayBeGiven(one, by.email, now) && callable(found, opened).length > 0)) continue;
    if (!(await findBusyWithBuyer(transaction, order, { left }, now))) return one;
  }
  return undefined;
}

/** So many are read at once. The first are taken by few: by those who are on the telephone. */
const PAGE = 20;

/** The ids of the due calls that may be given, page by page, the one that prevents the greatest loss first. */
async function* rankedCalls(by: Staff, isAnother: IsAnother, now: number): AsyncGenerator<string[]> {
  const numbers = await rankCalls(now);
  let last: Stored<DeskDocument> | undefined;
  do {
    const page = await desks.find((all) => {
      const ranked = all
        .where('callRank.numbers', '==', numbers)
        .where('callAt', '<=', now)
        .orderBy('callRank.points', 'desc')
        .orderBy('callAt')
        .orderBy(FieldPath.documentId())
        .limit(PAGE);
      return last ? ranked.startAfter(last.callRank?.points, last.callAt, last._id) : ranked;
    });
    // Each minute a page asks for what to call after the order that it shows, which often is the only one.
    yield page.filter((one) => isAnother(one._id) && mayBeGiven(one, by.email, now)).map(({ _id }) => _id);
    last = page[PAGE - 1];
  } while (last);
}
