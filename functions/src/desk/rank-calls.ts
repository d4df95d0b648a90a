import * as z from 'zod/mini';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { DeskOrder } from '../contract/desk.ts';
import { type CallRank, LAST_POINTS, pointsOf } from '../domain/call-rank.ts';
import type { DeliverySettings } from '../domain/delivery.ts';
import { numbersOfRule, preventedLoss } from '../domain/prevented-loss.ts';
import { answerOrder } from '../orders/order-document.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type DeskDocument, desk as desks, type OrderDocument, orders } from '../platform/database/collections.ts';
import { WRITING_LIMIT_MS, withinLimit } from '../platform/database/database-timeouts.ts';
import { type OptimisticBatch, optimisticBatch } from '../platform/database/optimistic-batch.ts';
import { takeTurns } from '../platform/database/retries.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { historiesOf } from './mobile-number-history.ts';

/** A malformed document is not given: it would come first again and again. */
const Callable = z.pick(DeskOrder, { _id: true, order: true, desk: true });

/** Those of these orders that a page can show. */
export function callable(found: Stored<OrderDocument>[], opened: Stored<DeskDocument>[]) {
  const all = found.map((order) => ({
    _id: order._id,
    order: answerOrder(order),
    desk: opened.find(({ _id }) => _id === order._id),
  }));
  return validDocuments(Callable, all, 'calls to give');
}

/** So many are ranked in one write; the rest after a long rush is ranked at the next call. */
const SLICE = 100;
const SLICES_MAXIMUM = 5;

/** Who asks at the same time waits, and finds them ranked: at once, they would only lose against each other. */
const inTurn = takeTurns(2_000);

/**
 * Ranks all due calls that are not ranked by the rule's numbers of now, and returns these numbers. Each costs five reads or so, once:
 * until what the rule looks at changes.
 */
export async function rankCalls(now: number): Promise<string> {
  const { delivery } = (await currentCatalogue()).settings;
  const numbers = numbersOfRule(delivery);
  for (let slice = 0; slice < SLICES_MAXIMUM; slice += 1) {
    const unranked = await desks.find((all) =>
      all
        .where('callRank.numbers', '!=', numbers)
        .where('callAt', '<=', now)
        .orderBy('callRank.numbers')
        .orderBy('callAt')
        .limit(SLICE)
        .select('callRank'),
    );
    const ids = unranked.map(({ _id }) => _id);
    if (ids.length > 0) await rankInTurn(ids, delivery);
    if (ids.length < SLICE) break;
  }
  return numbers;
}

/** @throws {DatabaseBusy} after the time limit, in which the turn has to come, too */
function rankInTurn(ids: string[], delivery: DeliverySettings): Promise<void> {
  return withinLimit(WRITING_LIMIT_MS, (assertTime) =>
    inTurn(() => {
      assertTime();
      return optimisticBatch((batch) => rank(batch, ids, delivery));
    }),
  );
}

/** What the rule looks at unranks the desk when it changes: so a rank is never of what has just changed. */
async function rank(batch: OptimisticBatch, ids: string[], delivery: DeliverySettings): Promise<void> {
  batch.isContended = true; // claims are written to the same documents
  batch.isRepeatable = true; // what is ranked already is left as it is
  const within = desks.inBatch(batch);
  const numbers = numbersOfRule(delivery);
  const opened = (await within.get(ids)).filter(({ callRank }) => callRank?.numbers !== numbers); // not by somebody else, meanwhile
  if (opened.length === 0) return;
  const found = await orders.inBatch(batch).get(opened.map(({ _id }) => _id));
  const ranks = await ranksOf(found, opened, delivery);
  for (const { _id } of opened)
    within.updateIfUnmodified(_id, { callRank: { numbers, points: ranks.get(_id) ?? LAST_POINTS } });
}

async function ranksOf(
  found: Stored<OrderDocument>[],
  opened: Stored<DeskDocument>[],
  delivery: DeliverySettings,
): Promise<Map<string, CallRank['points']>> {
  const all = callable(found, opened);
  const histories = await historiesOf(all.map(({ order }) => order));
  return new Map(
    all.map(({ _id, order, desk: { marks } }) => {
      return [_id, pointsOf(marks, preventedLoss({ ...order, history: histories.get(_id) }, delivery))];
    }),
  );
}
