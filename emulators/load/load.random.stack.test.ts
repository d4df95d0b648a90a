import { ask } from '@aloghor/functions/test/ask';
import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { NOBODY } from '@aloghor/functions/test/people';
import { resetToSeed } from '@aloghor/functions/test/seed';
import pMap from 'p-map';
import { beforeAll, expect, test } from 'vitest';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { orders } from '../../functions/src/platform/database/collections.ts';
import { newBuyer, PRESSES, visit } from './buyers.ts';
import { checkOrders, inWords } from './check-orders.ts';

const { amount, seed } = chosenRun(40, 500);
const AT_ONCE = Math.min(40, Math.ceil(amount / 4));
const ACCOUNTS_AT_ONCE = 5;

/** On average, on a busy machine. */
const BUYER_LIMIT_MS = 1_000;

beforeAll(resetToSeed);

test('of many buyers at once, who press twice and whose connections break, each gets the order that was acknowledged', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, amount * BUYER_LIMIT_MS),
}, async () => {
  const { body: lamps } = await ask(NOBODY, 'GET /products');
  const places = Array.from({ length: amount }, (_, place) => place);
  const buyers = await pMap(places, (place) => newBuyer(place, lamps, seed), { concurrency: ACCOUNTS_AT_ONCE });
  const since = performance.now();
  const told = await pMap(buyers, visit, { concurrency: AT_ONCE });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const kept = await orders.find((all) => all);
  const faults = inWords(checkOrders(told, kept, ({ buyer }) => orderId(buyer.person?.uid ?? null, buyer.key)));
  process.stdout.write(`${amount} buyers from seed ${seed}, ${AT_ONCE} at once, in ${seconds} s: ${faults}\n`);
  expect(told.flatMap(({ errors }) => errors)).toEqual([]);
  expect(told.filter(({ ids }) => ids.length === 0)).toEqual([]);
  expect(faults).toBe('0 lost, 0 double, 0 wrong totals');
  if (amount >= 4) expect(new Set(buyers.map(({ press }) => press))).toEqual(new Set(PRESSES));
});
