import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { resetToSeed } from '@aloghor/functions/test/seed';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Act, acts } from './acts.ts';
import { assertParcels } from './assert-parcels.ts';
import type { ParcelCounts } from './count-parcels.ts';
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

/** How long a failing history is shrunk. */
const SHORTENING_MS = 60_000;

let shop: ParcelShop;

beforeAll(async () => {
  shop = await ParcelShop.open();
});

afterAll(async () => {
  await shop.close();
  await resetToSeed();
});

test('whatever clerks and couriers do, no parcel is booked twice or lost, and stock and money add up', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, amount * HISTORY_LIMIT_MS),
}, async () => {
  const tally = { histories: 0, acts: 0, parcels: 0, twice: 0, lost: 0, inLimbo: 0 };
  let last = seed;
  try {
    for (; last < seed + amount; last++) await simulate(last, tally);
  } catch (error) {
    process.stdout.write(`Repeat this history alone: npm run simulate -- 1 ${last}\n`);
    throw error;
  } finally {
    const { histories, acts, parcels, twice, lost, inLimbo } = tally;
    const counts = `${parcels} parcels, ${twice} booked twice, ${lost} lost, ${inLimbo} orders in limbo`;
    process.stdout.write(`${histories} histories of ${acts} acts from seed ${seed}: ${counts}\n`);
  }
  expect(tally).toMatchObject({ histories: amount, twice: 0, lost: 0, inLimbo: 0 });
});

type Tally = ParcelCounts & { histories: number; acts: number };

/** Runs the history of a seed. @throws when the shop misbehaved; the error has the shortest such history that was found */
async function simulate(seed: number, tally: Tally): Promise<void> {
  let isFirst = true;
  const isRight = fc.asyncProperty(acts, async (history) => {
    const add = (counts: ParcelCounts) => isFirst && addTo(tally, history, counts);
    try {
      await live(history, add);
    } finally {
      isFirst = false; // what follows are shorter forms of a history that has failed
    }
  });
  const plugins = [fc.interruptAfterTimeLimit(SHORTENING_MS, { failOnInterrupt: true })];
  await fc.assert(isRight, { seed, numRuns: 1, unbiased: true, plugins });
}

async function live(history: Act[], count: (counts: ParcelCounts) => void): Promise<void> {
  const world = await ParcelWorld.begin(shop);
  for (const act of history) await perform(world, act);
  await settle(world);
  await assertParcels(world, count);
}

function addTo(tally: Tally, history: Act[], { parcels, twice, lost, inLimbo }: ParcelCounts): void {
  tally.histories += 1;
  tally.acts += history.length;
  tally.parcels += parcels;
  tally.twice += twice;
  tally.lost += lost;
  tally.inLimbo += inLimbo;
}
