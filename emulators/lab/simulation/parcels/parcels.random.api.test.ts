import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { resetToSeed } from '@aloghor/functions/test/seed';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runHistories } from '../run-histories.ts';
import type { Tally } from '../tally.ts';
import { type Act, acts } from './acts.ts';
import { assertParcels } from './assert-parcels.ts';
import { ParcelShop } from './parcel-shop.ts';
import { ParcelWorld } from './parcel-world.ts';
import { perform } from './perform.ts';
import { settle } from './settle.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // each order is logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const { amount, seed } = chosenRun(6, 200);

/** On average, on a busy machine. */
const HISTORY_LIMIT_MS = 20_000;

let shop: ParcelShop;
let begin: () => Promise<ParcelWorld>;

beforeAll(async () => {
  shop = await ParcelShop.open();
  begin = await ParcelWorld.prepare(shop);
});

afterAll(async () => {
  await shop.close();
  await resetToSeed();
});

test('whatever clerks and couriers do, no parcel is booked twice or lost, and stock and money add up', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, amount * HISTORY_LIMIT_MS),
}, async () => {
  const tally = await runHistories({ subject: 'parcels', amount, seed, history: acts, live });
  expect(tally).toMatchObject({ histories: amount, twice: 0, lost: 0, inLimbo: 0 });
});

async function live(history: Act[], count: (counts: Tally) => void): Promise<void> {
  const world = await begin();
  for (const act of history) await perform(world, act);
  await settle(world);
  await assertParcels(world, (counts) => count({ acts: history.length, ...counts }));
}
