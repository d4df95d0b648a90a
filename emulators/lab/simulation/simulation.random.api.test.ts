import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { resetToSeed } from '@aloghor/functions/test/seed';
import fc, { type AsyncCommand } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assertHistory } from './audit/assert-history.ts';
import { countOrders, type OrderCounts } from './audit/count-orders.ts';
import { readDatabase } from './audit/found.ts';
import { history } from './history.ts';
import { Known } from './known.ts';
import { runHistories } from './run-histories.ts';
import { Shop } from './shop.ts';
import type { Tally } from './tally.ts';

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
  const tally = await runHistories({ subject: 'orders', amount, seed, history, live });
  expect(tally).toMatchObject({ histories: amount, lost: 0, double: 0, wrongTotals: 0, doubleCalls: 0 });
});

async function live(commands: Iterable<AsyncCommand<Known, Shop>>, count: (counts: Tally) => void): Promise<void> {
  await shop.reset();
  const known = new Known(shop.people);
  try {
    await fc.asyncModelRun(() => ({ model: known, real: shop }), commands);
  } finally {
    const { commandCount, callCount } = known;
    const counts: OrderCounts = countOrders(known, await readDatabase(shop.people));
    count({ commands: commandCount, calls: callCount, ...counts });
  }
  await assertHistory(shop, known);
}
