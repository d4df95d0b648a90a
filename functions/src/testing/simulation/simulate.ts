import fc, { type AsyncCommand } from 'fast-check';
import { assertHistory } from './audit/assert-history.ts';
import { countOrders, type OrderCounts } from './audit/count-orders.ts';
import { readDatabase } from './audit/found.ts';
import { history } from './history.ts';
import { Known } from './known.ts';
import type { Shop } from './shop.ts';

/** What some histories have come to. */
export interface Tally extends OrderCounts {
  histories: number;
  commands: number;
}

/** A failing history is made shorter for so long. */
const SHORTENING_MS = 60_000;

/**
 * Lives the history of a seed in the shop, and adds to the tally what it has come to. @throws when the shop did what it
 * should not: the error has the shortest such history that was found
 */
export async function simulate(shop: Shop, seed: number, tally: Tally): Promise<void> {
  let isFirst = true;
  const isRight = fc.asyncProperty(history, async (commands) => {
    const known = new Known(shop.people);
    const count = (counts: OrderCounts) => isFirst && addTo(tally, known, counts);
    try {
      await live(shop, known, commands, count);
    } finally {
      isFirst = false; // what follows are shorter forms of a history that has failed
    }
  });
  const plugins = [fc.interruptAfterTimeLimit(SHORTENING_MS, { failOnInterrupt: true })];
  await fc.assert(isRight, { seed, numRuns: 1, unbiased: true, plugins });
}

type History = Iterable<AsyncCommand<Known, Shop>>;

async function live(shop: Shop, known: Known, commands: History, count: (counts: OrderCounts) => void): Promise<void> {
  await shop.reset();
  try {
    await fc.asyncModelRun(() => ({ model: known, real: shop }), commands);
  } finally {
    count(countOrders(known, await readDatabase(shop.people)));
  }
  await assertHistory(shop, known);
}

function addTo(tally: Tally, { commandCount }: Known, { lost, double, wrongTotals }: OrderCounts): void {
  tally.histories += 1;
  tally.commands += commandCount;
  tally.lost += lost;
  tally.double += double;
  tally.wrongTotals += wrongTotals;
}
