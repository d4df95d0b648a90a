import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { RANDOM_TIMEOUT_MS } from '../../test/long-runs.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { desk as desks } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const HANDS = 4;
const CALLS = 60;

beforeAll(async () => {
  await resetToSeed();
  const { docs } = await desks.reference.get(); // the seed has calls of its own
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
afterAll(resetToSeed);

test('clerks who work through sixty orders at once are never given the same', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  const admin = await signIn('admin');
  const clerks = await Promise.all(Array.from({ length: HANDS }, () => newClerk(admin)));
  const placed: string[] = [];
  for (let place = 0; place < CALLS; place += 1) placed.push(await placeOrder(place));
  const given: string[] = [];
  await Promise.all(
    clerks.map(async (clerk) => {
      for (let id = await nextCall(clerk); id; id = await nextCall(clerk)) {
        given.push(id);
        expect(await ask(clerk, `POST /desk/${id}/calls`, { outcome: 'noAnswer' })).toMatchObject({ status: 200 });
      }
    }),
  );
  expect(given.toSorted()).toEqual(placed.toSorted());
});

async function placeOrder(place: number): Promise<string> {
  const order = {
    mobileNumber: `017${String(place).padStart(8, '0')}`,
    orderItems: [{ _id: 'jute-double-drum-pendant' }],
  };
  return (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
}

async function nextCall(clerk: Person): Promise<string | undefined> {
  const { status, body } = await ask(clerk, 'POST /desk/next', {});
  if (status === 503) return nextCall(clerk); // busy: they press again
  expect(status).toBe(200);
  return body.call?._id;
}

async function newClerk(admin: Person): Promise<Person> {
  const person = await newCustomer();
  await ask(person, 'POST /users', { name: 'Clerk', email: person.email });
  await getAuth(firebase).updateUser(person.uid, { emailVerified: true });
  expect(await ask(admin, `PATCH /users/role/${person.uid}`, { role: 'clerk' })).toMatchObject({ status: 200 });
  return person;
}
