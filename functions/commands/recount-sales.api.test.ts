import { afterAll, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../src/domain/day-of.ts';
import { sumByKey } from '../src/orders/order-quantities.ts';
import { orders, salesDays } from '../src/platform/database/collections.ts';
import { recountSales } from '../src/stats/recount-sales.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now(); // shared: a new day may begin during the test

beforeEach(resetToSeed);
afterAll(resetToSeed);

/** An order that an older version closed, without counting its sales by day. */
async function deliver(daysAgo: number, quantities: Record<string, number>, status = 'Delivered'): Promise<void> {
  const at = NOW - daysAgo * DAY_MS;
  const lines = Object.entries(quantities).map(([_id, quantity]) => ({
    _id,
    name: _id,
    img: '/x.webp',
    price: 1,
    quantity,
  }));
  const timeline = [
    { status: 'waiting for confirmation', at: at - DAY_MS, by: 'guest' },
    { status, at, by: 'shop' },
  ];
  await orders.reference.doc().set({ status, timeline, lines, createdAt: at - DAY_MS });
}

const dayId = (daysAgo: number) => dayOf(NOW - daysAgo * DAY_MS);

/** A day is counted in several documents, whose ids begin with it. */
async function quantitiesByDay(): Promise<Record<string, Record<string, number>>> {
  const { docs } = await salesDays.reference.get();
  const days: Record<string, Record<string, number>> = {};
  for (const doc of docs) {
    const day = doc.id.slice(0, dayId(0).length);
    days[day] = sumByKey([days[day] ?? {}, doc.get('pieces')]);
  }
  return days;
}

test('counts the deliveries of the 29 days before today, however often it runs', async () => {
  await salesDays.reference.doc(dayId(1)).set({ pieces: { moon: 1 } }); // part of a day, counted by this version
  await salesDays.reference.doc(dayId(0)).set({ pieces: { moon: 9 } });
  await deliver(0, { moon: 90 });
  await deliver(1, { moon: 1, 'a.b': 2 });
  await deliver(1, { moon: 4 });
  await deliver(1, { moon: 50 }, 'Cancel');
  await deliver(29, { jute: 3 });
  await deliver(30, { jute: 7 });

  for (const _ of ['once', 'twice']) {
    expect(await recountSales(NOW)).toBe(2);
    expect(await quantitiesByDay()).toEqual({
      [dayId(29)]: { jute: 3 },
      [dayId(1)]: { moon: 5, 'a.b': 2 },
      [dayId(0)]: { moon: 9 },
    });
  }
});

test('leaves out invalid orders, and names them', async () => {
  await deliver(1, { moon: 3 });
  const [right] = (await orders.reference.get()).docs;
  const wrongs = [{ lines: null }, { lines: [null] }, { lines: [{ _id: 'moon', quantity: 'x' }] }, { timeline: 7 }];
  for (const [place, wrong] of wrongs.entries()) {
    await orders.reference.doc(`wrong-${place}`).set({ ...right?.data(), ...wrong });
  }
  const { code, said } = await runScript('recount-sales', []);
  expect(said).toContain('The sales of 1 day before today are counted.');
  expect(code).toBe(0);
  for (const place of [0, 1, 2, 3]) expect(said).toContain(`"id":"wrong-${place}"`);
  expect(await quantitiesByDay()).toEqual({ [dayId(1)]: { moon: 3 } });
});

test('names the missing project', async () => {
  const { code, said } = await runHere('recount-sales', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
