import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../test/ask.ts';
import { askInProcess } from '../test/ask-in-process.ts';
import { NOBODY, type Person, signIn } from '../test/people.ts';
import { countReads } from '../test/recordings.ts';
import { give, setRiders } from '../test/riders.ts';
import { resetToSeed } from '../test/seed.ts';
import { dayOf } from './domain/day-of.ts';
import { desk as desks, type OrderDocument, orders } from './platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

// What pages list is limited to a hundred, and a counted number costs a read for each thousand: once there are more
// orders of each kind than a page shows, further ones cost nothing. That holds for five thousand as for a thousand.

const FEW = 120;
const MANY = 190;
const MOBILE = '01712345678';
const TODAY = dayOf(Date.now());

let admin: Person;
/** An order to call about, one to pack, one that a rider has out, one whose money the rider has, and one that is put aside. */
let kinds: string[];

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  await setRiders(admin, 'Karim');
  const order = { name: 'Rahim', mobileNumber: MOBILE, orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
  const place = async () => (await ask(NOBODY, 'POST /orders', order)).body.insertedId as string;
  kinds = [await place(), await place(), await place(), await place()];
  for (const id of kinds.slice(1)) await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
  for (const id of kinds.slice(2)) await give(admin, id, 'Karim');
  for (const id of kinds.slice(3)) await ask(admin, statusCall(id, 'Delivered'));
  const aside = await place();
  await desks.reference.doc(aside).update({ state: 'noAnswer', callAt: FieldValue.delete(), asideSince: Date.now() });
  kinds.push(aside);
  for (const id of kinds) await desks.reference.doc(id).update({ attempts: [] }); // long ago: nobody has just called the number
});
afterAll(resetToSeed);

/** Until there are so many of each kind. */
async function copyEach(amount: number): Promise<void> {
  const writer = orders.reference.firestore.bulkWriter();
  const [placed, opened] = await Promise.all([orders.get(kinds), desks.get(kinds)]);
  for (const { _id, ...order } of placed) {
    const { _id: _same, ...desk } = opened.find((one) => one._id === _id) ?? { _id };
    for (let copy = 1; copy < amount; copy += 1) {
      const id = `${_id}-${copy}`;
      void writer.set(orders.reference.doc(id), {
        ...order,
        createdAt: order.createdAt - copy,
      } satisfies OrderDocument);
      void writer.set(desks.reference.doc(id), desk);
    }
  }
  await writer.close();
}

const CALLS = [
  'GET /stats',
  'GET /stats/sales',
  `GET /stats/revenue?from=${TODAY}&to=${TODAY}`,
  'GET /stats/areas',
  `GET /stats/people?from=${TODAY}&to=${TODAY}`,
  'GET /allOrders?limit=25',
  'GET /allOrders?limit=25&confirmed=true',
  'GET /orderHistory?limit=25',
  'GET /orderHistory?limit=25&unpaid=true',
  'GET /desk/calls?limit=20',
  'GET /desk/calls?limit=20&when=aside',
  'GET /packing?limit=100&confirmed=true',
  'GET /riders',
  `GET /riders/sheet?rider=Karim&day=${TODAY}`,
] as const;

test('once lists are longer than a page, more orders cost no more reads on any page of the staff', async () => {
  const readsOfAll = async () => {
    const reads: Record<string, number> = {};
    const count = async (what: (typeof CALLS)[number] | `POST /${string}`, body?: object) => {
      reads[what] = await countReads(async () => expect((await askInProcess(admin, what, body)).status).toBe(200));
    };
    for (const what of CALLS) await count(what);
    await count('POST /customers', { mobileNumber: MOBILE });
    let given = '';
    reads['POST /desk/next'] = await countReads(async () => {
      given = (await askInProcess(admin, 'POST /desk/next', {})).body.call._id;
    });
    await askInProcess(admin, `DELETE /desk/${given}/claim`); // whoever holds one gets that one again
    return reads;
  };
  await copyEach(FEW);
  await readsOfAll(); // what the process keeps is read with the first calls
  const ofFew = await readsOfAll();
  await copyEach(MANY);
  expect(await readsOfAll()).toEqual(ofFew);
  expect(Math.max(...Object.values(ofFew))).toBeLessThan(600);
});
