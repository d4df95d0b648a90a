import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putProduct } from '../../test/catalogue.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { resetToSeed } from '../../test/seed.ts';
import { orders } from '../platform/database/collections.ts';

const RUNS = runs(15, 1_000);
const POISHA = { dust: 1, dime: 10, odd: 1_999, pendant: 289_000, palace: 1_000_000_000 };
type Lamp = keyof typeof POISHA;

beforeAll(async () => {
  await resetToSeed();
  for (const [id, poisha] of Object.entries(POISHA)) await putProduct(id, { price: poisha / 100 });
});

const lamps = Object.keys(POISHA) as Lamp[]; // the keys of the very object
const items = fc.uniqueArray(
  fc.record({
    _id: fc.constantFrom(...lamps),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.anything(),
    name: fc.string(),
  }),
  { minLength: 1, maxLength: lamps.length, selector: ({ _id }) => _id },
);
const totalPrice = fc.oneof(fc.constant(undefined), fc.double({ noNaN: true, noDefaultInfinity: true }));

test('a stored total is the exact sum at catalogue prices, whatever the client sends', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(items, totalPrice, async (orderItems, said) => {
      const exact = orderItems.reduce((sum, { _id, quantity }) => sum + POISHA[_id] * quantity, 0) / 100;
      const order = { mobileNumber: '01712345678', orderItems, status: 'Delivered' };

      const first = await ask(undefined, 'POST /orders', { ...order, totalPrice: said });
      if (first.status === 409) expect(first.body.totalPrice).toBe(exact);
      const { body } =
        first.status === 409 ? await ask(undefined, 'POST /orders', { ...order, totalPrice: exact }) : first;

      const stored = await orders.reference.doc(body.insertedId).get();
      expect(stored.get('totalPrice')).toBe(exact);
    }),
    { numRuns: RUNS },
  );
});
