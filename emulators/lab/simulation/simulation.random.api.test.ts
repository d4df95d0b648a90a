import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { resetToSeed } from '@aloghor/functions/test/seed';
import fc, { type AsyncCommand } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assertHistory } from './audit/assert-history.ts';
import { countOrders, type OrderCounts } from './audit/count-orders.ts';
import { readDatabase } from './audit/found.ts';
import { history } from './history.ts';
import { Known } from './known.ts';
import { Shop } from './shop.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // each order is logged

const { amount, seed } = chosenRun(6, 200);

/** On average, on a busy machine. */
const HISTORY_LIMIT_MS = 10_000;

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});

afterAll(async () => {
  shop.close();
  await resetToSeed();
});

test('whatever customers, guests and admins do, the shop does what it should', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, amount * HISTORY_LIMIT_MS),
}, async () => {
  const tally: Tally = { histories: 0, commands: 0, lost: 0, double: 0, wrongTotals: 0, doubleCalls: 0 };
  let last = seed;
  try {
    for (; last < seed + amount; last++) await simulate(shop, last, tally);
  } catch (error) {
    process.stdout.write(`Repeat this history alone: npm run simulate -- 1 ${last}\n`);
    throw error;
  } finally {
    const { histories, commands, lost, double, wrongTotals, doubleCalls } = tally;
    const counts = `${lost} lost, ${double} double, ${wrongTotals} wrong totals, ${doubleCalls} double calls`;
    process.stdout.write(`${histories} histories of ${commands} commands from seed ${seed}: ${counts}\n`);
  }
  expect(tally).toMatchObject({ histories: amount, lost: 0, double: 0, wrongTotals: 0, doubleCalls: 0 });
});

/** The totals of some histories. */
interface Tally extends OrderCounts {
  histories: number;
  commands: number;
}

/** How long a failing history is shrunk. */
const SHORTENING_MS = 60_000;

/**
 * Runs the history of a seed in the shop, and adds its results to the tally. @throws when the shop misbehaved; the
 * error has the shortest such history that was found
 */
async function simulate(shop: Shop, seed: number, tally: Tally): Promise<void> {
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

function addTo(tally: Tally, { commandCount }: Known, { lost, double, wrongTotals, doubleCalls }: OrderCounts): void {
  tally.histories += 1;
  tally.commands += commandCount;
  tally.lost += lost;
  tally.double += double;
  tally.wrongTotals += wrongTotals;
  tally.doubleCalls += doubleCalls;
}
