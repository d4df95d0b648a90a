import { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PENDANT }, { _id: MOON }] };

let rahim: Person;

beforeAll(resetToSeed);
beforeAll(reserveNumbers); // the one order in twenty that does it is in the test of the numbers

beforeEach(async () => {
  rahim = await newCustomer();
});

afterEach(() => void vi.restoreAllMocks());

async function readsOf(...asked: Parameters<typeof ask>): Promise<number> {
  const reads = await recordReads(() => askInProcess(...asked));
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}

test('placing an order reads the order of its key, counts those of its number, reads its marks, and once each product and its line in the cart', async () => {
  expect(await readsOf(rahim, 'POST /orders', ORDER)).toBe(1 + 1 + 1 + 2 + 2);
  expect(await readsOf(undefined, 'POST /orders', ORDER)).toBe(1 + 1 + 1 + 2); // a guest's cart is in the browser
});

test('a repeat of a key, right or wrong, reads the order of its key and nothing else', async () => {
  const checkout = { 'idempotency-key': 'checkout-of-rahim' };
  await ask(rahim, 'POST /orders', ORDER, checkout);
  expect(await readsOf(rahim, 'POST /orders', ORDER, checkout)).toBe(1);
  expect(await readsOf(rahim, 'POST /orders', { ...ORDER, name: 'Karim' }, checkout)).toBe(1);
});

const MERGE = { mergeId: 'first-merge', entries: [{ ItemId: PENDANT, quantity: 1 }] };

// Round trips are sequential, and each takes longer than all of our own code.
test.each([
  ['POST /orders', Firestore, ORDER, 2], // the first one looks for the order of its key: only a new one counts as an order
  ['POST /carts', Transaction, { productId: PENDANT }, 1],
  ['POST /carts/merge', Transaction, MERGE, 2], // the first one checks whether it was merged before
] as const)('%s reads what it needs in as few round trips as possible', async (what, { prototype }, body, trips) => {
  const getAll = vi.spyOn(prototype as Firestore, 'getAll'); // they have it in common
  expect((await askInProcess(rahim, what, body)).status).toBe(200);
  expect(getAll).toHaveBeenCalledTimes(trips);
});

test('placing an order writes it with its desk, and removes its lines from the cart; a retry writes nothing', async () => {
  for (const productId of [PENDANT, MOON]) await ask(rahim, 'POST /carts', { productId });
  const place = async () => void (await askInProcess(rahim, 'POST /orders', ORDER, { 'idempotency-key': 'checkout' }));
  const [order, desk, ...lines] = await recordWrites(place);
  expect(order).toMatch(/^orders\/[0-9a-f]{24}$/);
  expect(desk).toBe(order?.replace('orders/', 'desk/'));
  expect(lines).toEqual([`carts/${rahim.uid}_${PENDANT}`, `carts/${rahim.uid}_${MOON}`]);
  expect(await recordWrites(place)).toEqual([]);
});

test('buyers wait for nobody: placing an order locks nothing', async () => {
  const transactions = vi.spyOn(Firestore.prototype, 'runTransaction');
  expect((await askInProcess(rahim, 'POST /orders', ORDER)).status).toBe(200);
  expect(transactions).not.toHaveBeenCalled();
});

// A query in a transaction locks all that it could find: on the emulator the lines of every cart.
test('customers wait for nobody: adding to a cart locks its line and its product, and no list', async () => {
  const locked = vi.spyOn(Transaction.prototype, 'get');
  expect((await askInProcess(rahim, 'POST /carts', { productId: PENDANT })).status).toBe(200);
  const merge = { ...MERGE, entries: [{ ItemId: MOON, quantity: 1 }] };
  expect((await askInProcess(rahim, 'POST /carts/merge', merge)).body).toMatchObject({ modifiedCount: 1 });
  expect(locked).not.toHaveBeenCalled();
});

test('a cart costs one read per line and per product', async () => {
  expect(await readsOf(rahim, 'GET /carts')).toBe(1);
  for (const productId of [PENDANT, MOON]) await ask(rahim, 'POST /carts', { productId });
  expect(await readsOf(rahim, 'GET /carts')).toBe(2 + 2);
});

test("a customer's role costs no read, an admin's one per call", async () => {
  const admin = await signIn('admin');
  expect(await readsOf(rahim, 'GET /orders')).toBe(1);
  expect(await readsOf(admin, 'GET /orders')).toBe(1 + 1);
});

/** A number without orders so far: the queue reads the latest orders of a number. */
const ONE_LAMP = { ...ORDER, mobileNumber: '01812345678', orderItems: [{ _id: PENDANT, quantity: 1 }] };

// .github/COSTS.md has this table. Each call of an admin reads the role, the order and its desk; each change writes the order
// and its audit line. The rest is named.
test('the day of an order costs 26 reads and 21 writes, from placing to payment', async () => {
  const admin = await signIn('admin');
  const costOf = async (who: Person | undefined, what: Asked, body?: object) => {
    let reads = 0;
    const written = await recordWrites(async () => {
      reads = await readsOf(who, what, body);
    });
    return [reads, written.length];
  };
  const placed = await costOf(undefined, 'POST /orders', ONE_LAMP);
  const [order] = await orders.find((all) => all.where('mobileNumber', '==', ONE_LAMP.mobileNumber));
  const id = String(order?._id);
  const day = {
    placed,
    looked: await costOf(admin, `GET /desk/${id}`),
    confirmed: await costOf(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' }),
    charged: await costOf(admin, `POST /orders/admin/${id}/amounts`, { amounts: [{ kind: 'delivery', taka: 70 }] }),
    sentOut: await costOf(admin, statusCall(id, 'Out for Delivery')),
    delivered: await costOf(admin, statusCall(id, 'Delivered')),
    paid: await costOf(admin, `POST /orders/admin/${id}/payment`, { received: true }),
  };
  expect(day).toEqual({
    placed: [4, 2],
    looked: [3 + 1, 0], // the orders of its number
    confirmed: [3, 2 + 1 + 1], // its desk, and the figures of who called
    charged: [3, 2 + 1], // its desk
    sentOut: [3, 2 + 1], // its desk: it waits to be packed no more
    delivered: [3 + 1 + 1 + 1, 2 + 1 + 1 + 1 + 1], // what its products had cost, and the other orders of its number; the sales and the profit of the day, the product that is sold for the first time, and the figures of who confirmed it
    paid: [3, 2 + 1], // the ledger
  });
  const sums = Object.values(day).reduce(([reads = 0, writes = 0], [r = 0, w = 0]) => [reads + r, writes + w]);
  expect(sums).toEqual([26, 21]);
});
