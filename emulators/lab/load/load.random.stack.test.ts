import { randomUUID } from 'node:crypto';
import type { OrderItem } from '@aloghor/functions/contract/order-items';
import { randomFrom } from '@aloghor/functions/domain/seeded-random';
import { orders } from '@aloghor/functions/src/platform/database/collections';
import { idOfKey } from '@aloghor/functions/src/platform/http/idempotency-key';
import { type Asked, ask, askBy, call } from '@aloghor/functions/test/ask';
import { chosenRun, RANDOM_TIMEOUT_MS } from '@aloghor/functions/test/long-runs';
import { NOBODY, newCustomer, type Person } from '@aloghor/functions/test/people';
import { resetToSeed } from '@aloghor/functions/test/seed';
import pMap from 'p-map';
import { beforeAll, expect, test } from 'vitest';
import { generatedWords } from '../../data/generated/people.ts';
import { between, pick } from '../../data/generated/random.ts';

const { amount, seed } = chosenRun(40, 500);
const AT_ONCE = Math.min(40, Math.ceil(amount / 4));
const ACCOUNTS_AT_ONCE = 5;

/** On average, on a busy machine. */
const BUYER_LIMIT_MS = 1_000;

/** How a buyer clicks the button: once; twice at once; or once on a connection that breaks, and then again. */
const CLICKS = ['once', 'twice', 'cut'] as const;
type Click = (typeof CLICKS)[number];

const LINES_MAXIMUM = 3;
const QUANTITY_MAXIMUM = 3;
const CUT_WITHIN_MS = 40;

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
  // Each buyer's order exists once, as requested: none is lost, doubled, or of another sum.
  const asKept = kept.map(({ _id, lines, totalPrice }) => [_id, lines.map(lineOf), totalPrice]);
  const asAsked = buyers.map((buyer) => [orderIdOf(buyer), buyer.lines.map(lineOf), sumOf(buyer)]);
  expect(asKept.toSorted()).toEqual(asAsked.toSorted());
  if (amount >= 4) expect(new Set(buyers.map(({ click }) => click))).toEqual(new Set(CLICKS));
});

function orderIdOf({ person, key }: Buyer): string {
  return idOfKey(person?.uid ?? null, key);
}

const lineOf = ({ _id, price, quantity }: Buyer['lines'][number]) => [_id, price, quantity];

/** In taka, exact to the poisha. */
function sumOf({ lines }: Buyer): number {
  return lines.reduce((poisha, { price, quantity }) => poisha + Math.round(price * 100) * quantity, 0) / 100;
}

// The people of the test, and what each of them does in the shop.

type Lamp = Pick<OrderItem, '_id' | 'price'>;
type Ordered = Lamp & Pick<OrderItem, 'quantity'>;

interface Buyer {
  /** For `X-Forwarded-For`; each buyer has another. */
  address: string;
  /** Absent for guests. */
  person?: Person;
  lines: Ordered[];
  details: ReturnType<typeof generatedWords>;
  key: string;
  click: Click;
  /** After how many milliseconds the connection of a click is cut. */
  cutAfterMs: number;
}

/** Every second buyer is a customer, every third click is a double one, every sixth is cut. */
async function newBuyer(place: number, lamps: Lamp[], seed: number): Promise<Buyer> {
  const random = randomFrom(seed + place);
  const chosen = new Set(Array.from({ length: between(1, LINES_MAXIMUM, random) }, () => pick(lamps, random)));
  const lines = [...chosen].map(({ _id, price }) => ({ _id, price, quantity: between(1, QUANTITY_MAXIMUM, random) }));
  return {
    address: `10.${between(0, 255, random)}.${(place >> 8) & 255}.${place & 255}`,
    ...(place % 2 === 1 && { person: await newCustomer() }),
    lines,
    details: generatedWords(random),
    key: randomUUID(),
    click: place % 3 === 2 ? 'twice' : place % 6 === 3 ? 'cut' : 'once',
    cutAfterMs: between(0, CUT_WITHIN_MS, random),
  };
}

/** The shop's answers to a buyer. */
interface Told {
  buyer: Buyer;
  /** The order ids that were answered; none when every answer was lost or an error. */
  ids: string[];
  /** The calls that were not answered as they should be. */
  errors: string[];
}

/** One buyer browses, orders and reads the order again. */
async function visit(buyer: Buyer): Promise<Told> {
  const { person, address, lines, details, key, click, cutAfterMs } = buyer;
  const errors: string[] = [];
  const make = async (what: Asked, body?: object, headers = {}, send = call) => {
    const answer = await askBy(send)(person, what, body, { 'x-forwarded-for': address, ...headers });
    if (answer.status !== 200) errors.push(`${what}: ${answer.status}`);
    return answer.body;
  };
  const totalPrice = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const ordered = { ...details, totalPrice, orderItems: lines.map(({ _id, quantity }) => ({ _id, quantity })) };
  const order = async (send = call): Promise<string> =>
    (await make('POST /orders', ordered, { 'idempotency-key': key }, send)).insertedId;

  await make('GET /products?limit=24');
  for (const { _id, quantity } of lines) {
    await make(`GET /item/${_id}`);
    if (person) await make('POST /carts', { productId: _id, quantity });
  }
  if (click === 'cut') {
    const breaking: typeof call = (path, init) => call(path, { ...init, signal: AbortSignal.timeout(cutAfterMs) });
    await order(breaking).catch(() => {}); // whether it came through or not
  }
  const ids = await Promise.all(click === 'twice' ? [order(), order()] : [order()]);
  for (const id of new Set(ids)) {
    if (person) await make(`GET /orders?email=${encodeURIComponent(person.email)}`);
    else await make('POST /orders/track', { id, mobileNumber: details.mobileNumber });
  }
  return { buyer, ids: ids.filter(Boolean), errors };
}
