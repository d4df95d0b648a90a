import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { isCancelled } from '../domain/order-status.ts';
import { sumOfTaka, toCollect } from '../domain/orders.ts';
import { ledger, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const RUNS = runs(5, 200);
const PRICES = { jute: 900.1, moon: 650.55, cane: 400 };
const LAMPS = Object.keys(PRICES) as (keyof typeof PRICES)[]; // its own keys
const STOCK = 30;

let admin: Person;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);
beforeEach(async () => {
  for (const lamp of LAMPS) await putCounted(lamp, STOCK, { price: PRICES[lamp] });
});

type Stored = Awaited<ReturnType<typeof orders.get>>[number];

const ofNumber = (mobileNumber: string): Promise<Stored[]> =>
  orders.find((all) => all.where('mobileNumber', '==', mobileNumber));

/** What is to be collected for these orders, what was received ahead, and what stands in the ledger. */
async function sumsOf(all: Stored[]) {
  const open = all.filter(({ status }) => !isCancelled(status));
  const entries = await ledger.find((every) =>
    every.where(
      'orderId',
      'in',
      all.map(({ _id }) => _id),
    ),
  );
  return {
    toCollect: sumOfTaka(open.map(toCollect)),
    totalPrice: sumOfTaka(open.map(({ totalPrice }) => totalPrice)),
    entered: sumOfTaka(entries.map(({ taka }) => taka)),
  };
}

const step = fc.record({
  splits: fc.boolean(),
  one: fc.nat(9),
  other: fc.nat(9),
  line: fc.nat(9),
  quantity: fc.nat(3),
});

test('whatever is split and joined, stock, sums and what was received stay what they were', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8 }),
      fc.integer({ min: 1, max: 9_000 }),
      fc.nat(200),
      async (steps, advance, charge) => {
        phones += 1;
        const mobileNumber = `0186${String(phones).padStart(7, '0')}`;
        const stock = () => Promise.all(LAMPS.map(stockLeft));
        const orderItems = LAMPS.map((_id) => ({ _id, quantity: 3 }));
        const { body } = await askInProcess(NOBODY, 'POST /orders', { mobileNumber, orderItems });
        const amounts = [
          { kind: 'delivery', taka: charge },
          { kind: 'advance', taka: Math.min(advance, 5_851), transaction: 'BKX7' },
        ];
        await askInProcess(admin, `POST /orders/admin/${body.insertedId}/amounts`, { amounts });
        const before = { stock: await stock(), sums: await sumsOf(await ofNumber(mobileNumber)) };
        for (const { splits, one, other, line, quantity } of steps) {
          const open = (await ofNumber(mobileNumber)).filter(({ status }) => !isCancelled(status));
          const [first, second] = [open[one % open.length], open[other % open.length]];
          const going = first?.lines[line % first.lines.length];
          const call = splits
            ? { what: 'split', body: { lines: [{ _id: going?._id, quantity: quantity + 1 }] } }
            : { what: 'join', body: { other: second?._id } };
          const answer = await askInProcess(admin, `POST /orders/admin/${first?._id}/${call.what}`, call.body);
          expect([200, 400, 409]).toContain(answer.status);
          const all = await ofNumber(mobileNumber);
          expect(await sumsOf(all)).toEqual(before.sums);
          for (const { status, lines, taken = {} } of all)
            expect(taken).toEqual(
              isCancelled(status) ? {} : Object.fromEntries(lines.map((own) => [own._id, own.quantity])),
            );
        }
        expect(await stock()).toEqual(before.stock);
        const open = (await ofNumber(mobileNumber)).filter(({ status }) => !isCancelled(status));
        for (const { _id } of open) await askInProcess(admin, `PATCH /orders/admin/${_id}?status=Cancel`);
        expect(await stock()).toEqual(LAMPS.map(() => STOCK));
      },
    ),
    { numRuns: RUNS },
  );
});
