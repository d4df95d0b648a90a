import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chosenRun } from '../chosen-run.ts';
import { RANDOM_TIMEOUT_MS } from '../long-runs.ts';
import { resetToSeed } from '../seed.ts';
import { Shop } from './shop.ts';
import { simulate, type Tally } from './simulate.ts';

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
  const tally: Tally = { histories: 0, commands: 0, lost: 0, double: 0, wrongTotals: 0 };
  let last = seed;
  try {
    for (; last < seed + amount; last++) await simulate(shop, last, tally);
  } catch (error) {
    process.stdout.write(`Repeat this history alone: npm run simulate -- 1 ${last}\n`);
    throw error;
  } finally {
    const { histories, commands, lost, double, wrongTotals } = tally;
    const counts = `${lost} lost, ${double} double, ${wrongTotals} wrong totals`;
    process.stdout.write(`${histories} histories of ${commands} commands from seed ${seed}: ${counts}\n`);
  }
  expect(tally).toMatchObject({ histories: amount, lost: 0, double: 0, wrongTotals: 0 });
});
