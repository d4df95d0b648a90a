import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { workDays } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const RUNS = runs(4, 100);
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
const OUTCOMES = ['noAnswer', 'confirmed', 'refused', 'toCall'] as const;
const RETURNED = { outcome: 'returned', reason: 'changedMind', collected: 0 };

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom(...OUTCOMES), by: fc.nat(1), order: fc.nat(2) }) },
  fc.record({
    act: fc.constantFrom('pack' as const, 'unpack' as const, 'send' as const, 'deliver' as const),
    by: fc.nat(1),
    order: fc.nat(2),
  }),
  fc.record({ act: fc.constantFrom('return' as const, 'reopen' as const), by: fc.nat(1), order: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let people: [Person, Person];

beforeAll(async () => {
  await resetToSeed();
  people = [await signIn('admin'), await signIn('clerk')];
});

beforeEach(async () => {
  const { docs } = await workDays.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

/** An order as the model has it: whose calls stand, who has packed it now, how often each did, and how it has ended. */
interface Modelled {
  id: string;
  calls: { by: number; outcome: string }[];
  packedBy?: number | undefined;
  packed: [number, number];
  end?: 'delivered' | 'returned' | undefined;
}

/** Makes a step; the model follows what the shop has accepted. */
async function take({ act, by }: Step, order: Modelled): Promise<void> {
  const ask = async (what: string, body?: object) => {
    const { status, body: reply } = await askInProcess(people[by], what as 'GET /stats', body);
    return status === 200 && reply.modifiedCount !== 0;
  };
  const { id, calls } = order;
  const path = `/orders/admin/${id}`;
  switch (act) {
    case 'pack':
      if (!(await ask(`POST ${path}/packed`, { packed: true })) || order.packedBy !== undefined) return;
      order.packedBy = by;
      order.packed[by] = (order.packed[by] ?? 0) + 1;
      return;
    case 'unpack':
      if (!(await ask(`POST ${path}/packed`, { packed: false })) || order.packedBy === undefined) return;
      order.packed[order.packedBy] = (order.packed[order.packedBy] ?? 0) - 1;
      order.packedBy = undefined;
      return;
    case 'send':
      await ask(statusCall(id, 'Out for Delivery'));
      return;
    case 'deliver':
      if (await ask(statusCall(id, 'Delivered'))) order.end = 'delivered';
      return;
    case 'return':
      if (!(await ask(`POST ${path}/outcome`, RETURNED))) return;
      order.end = 'returned';
      order.packedBy = undefined;
      return;
    case 'reopen':
      if (!(await ask(`POST ${path}/reopen`))) return;
      if (calls.at(-1)?.outcome === 'refused') calls.pop();
      order.end = undefined;
      order.packedBy = undefined;
      return;
    default:
      if (!(await ask(`POST /desk/${id}/calls`, { outcome: act }))) return;
      if (act === 'toCall') calls.pop();
      else calls.push({ by, outcome: act });
      if (act === 'refused') order.packedBy = undefined;
  }
}

function modelled(orders: Modelled[], by: number) {
  const calls = orders.flatMap((order) => order.calls.filter((call) => call.by === by));
  const own = orders.filter((order) => order.calls.at(-1)?.outcome === 'confirmed' && order.calls.at(-1)?.by === by);
  const made = (outcome: string) => calls.filter((call) => call.outcome === outcome).length;
  return {
    calls: calls.length,
    reached: calls.length - made('noAnswer'),
    confirmed: made('confirmed'),
    refused: made('refused'),
    ended: own.filter(({ end }) => end !== undefined).length,
    cameBack: own.filter(({ end }) => end === 'returned').length,
    packed: orders.reduce((sum, { packed }) => sum + (packed[by] ?? 0), 0),
  };
}

test('after any acts of two people the figures are what a recount of what stands finds', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  const earlier = { all: [] as Modelled[] };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const placed = await Promise.all([0, 1, 2].map(() => askInProcess(undefined, 'POST /orders', ORDER)));
      const orders = placed.map(({ body }): Modelled => ({ id: body.insertedId, calls: [], packed: [0, 0] }));
      for (const one of steps) await take(one, orders[one.order] ?? { id: '', calls: [], packed: [0, 0] });
      earlier.all.push(...orders);
      const { body } = await askInProcess(people[0], 'GET /stats/people');
      for (const [by, { email }] of people.entries()) {
        const found = body.people.find((person: { by: string }) => person.by === email);
        expect(found).toMatchObject(modelled(earlier.all, by));
      }
    }),
    { numRuns: RUNS },
  );
});
