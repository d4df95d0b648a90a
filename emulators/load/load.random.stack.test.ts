import { ask } from '@aloghor/functions/test/ask';
import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { NOBODY } from '@aloghor/functions/test/people';
import { resetToSeed } from '@aloghor/functions/test/seed';
import pMap from 'p-map';
import { beforeAll, expect, test } from 'vitest';
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { orders } from '../../functions/src/platform/database/collections.ts';
import { type Buyer, CLICKS, newBuyer, visit } from './buyers.ts';

const { amount, seed } = chosenRun(40, 500);
const AT_ONCE = Math.min(40, Math.ceil(amount / 4));
const ACCOUNTS_AT_ONCE = 5;

/** On average, on a busy machine. */
const BUYER_LIMIT_MS = 1_000;

beforeAll(resetToSeed);

test('of many buyers at once, who click twice and whose connections break, each gets the order that was acknowledged', {
  timeout: Math.max(RANDOM_TIMEOUT_MS, amount * BUYER_LIMIT_MS),
}, async () => {
  const { body: lamps } = await ask(NOBODY, 'GET /products');
  const places = Array.from({ length: amount }, (_, place) => place);
  const buyers = await pMap(places, (place) => newBuyer(place, lamps, seed), { concurrency: ACCOUNTS_AT_ONCE });
  const since = performance.now();
  const told = await pMap(buyers, visit, { concurrency: AT_ONCE });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const kept = await orders.find((all) => all);
  process.stdout.write(`${amount} buyers from seed ${seed}, ${AT_ONCE} at once, in ${seconds} s\n`);
  expect(told.flatMap(({ errors }) => errors)).toEqual([]);
  const foreign = told.filter(({ buyer, ids }) => ids.length === 0 || ids.some((id) => id !== orderIdOf(buyer)));
  expect(foreign.map(({ buyer }) => buyer.key)).toEqual([]);
  // Each buyer's order once, as it was asked for: none is lost, double, or of another sum.
  const asKept = kept.map(({ _id, lines, totalPrice }) => [_id, lines.map(lineOf), totalPrice]);
  const asAsked = buyers.map((buyer) => [orderIdOf(buyer), buyer.lines.map(lineOf), sumOf(buyer)]);
  expect(asKept.toSorted()).toEqual(asAsked.toSorted());
  if (amount >= 4) expect(new Set(buyers.map(({ click }) => click))).toEqual(new Set(CLICKS));
});

function orderIdOf({ person, key }: Buyer): string {
  return orderId(person?.uid ?? null, key);
}

const lineOf = ({ _id, price, quantity }: Buyer['lines'][number]) => [_id, price, quantity];

/** In taka, exact to the poisha. */
function sumOf({ lines }: Buyer): number {
  return lines.reduce((poisha, { price, quantity }) => poisha + Math.round(price * 100) * quantity, 0) / 100;
}
