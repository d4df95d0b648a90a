import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { orders, users } from '../src/platform/database/collections.ts';
import { ask, pagesAs } from '../test/ask.ts';
import { NOBODY, signIn } from '../test/people.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';

const ORDER = {
  name: 'Rahim Uddin',
  mobileNumber: '01712345678',
  orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }],
};

beforeEach(resetToSeed);
afterAll(resetToSeed);

async function place(): Promise<string> {
  return (await ask(NOBODY, 'POST /orders', ORDER)).body.insertedId;
}

const found = async (q: string) => {
  const pages = await pagesAs<{ _id: string }>(await signIn('admin'), `/allOrders?q=${q}`);
  return pages.flat().map(({ _id }) => _id);
};

test('gives orders of an older version the current search keys', async () => {
  const [withoutKeys, withOldOnes, right] = [await place(), await place(), await place()];
  const { searchKeys: _, ...before } = (await orders.reference.doc(withoutKeys).get()).data() ?? {};
  await orders.reference.doc(withoutKeys).set(before);
  await orders.reference.doc(withOldOnes).update({ searchKeys: ['r', 'ra', 'rahim'] });
  expect(await found('uddin')).toEqual([right]);

  const { code, said } = await runScript('renew-search-keys', []);
  expect(said).toContain('2 orders are found by new keys.');
  expect(code).toBe(0);

  for (const q of ['uddin', 'smoked', '88017', '5678']) {
    expect((await found(q)).toSorted(), q).toEqual([withoutKeys, withOldOnes, right].toSorted());
  }
  expect((await runHere('renew-search-keys')).said).toContain('0 orders are found by new keys.');
});

test('gives users theirs too', async () => {
  await users.reference.doc('customer').update({ searchKeys: FieldValue.delete() });
  expect((await runHere('renew-search-keys')).said).toContain('1 user is found by new keys.');
  const { body } = await ask(await signIn('admin'), 'GET /users?q=cust');
  expect(body).toMatchObject([{ _id: 'customer' }]);
  expect((await runHere('renew-search-keys')).said).toContain('0 users are found by new keys.');
});

test('leaves out invalid documents, and names them', async () => {
  const id = await place();
  const { searchKeys: _, ...order } = (await orders.reference.doc(id).get()).data() ?? {};
  await orders.reference.doc(id).set(order);
  for (const [place, wrong] of [{ lines: null }, { lines: [null] }, { mobileNumber: 7 }, { name: null }].entries()) {
    await orders.reference.doc(`0-wrong-${place}`).set({ ...order, ...wrong });
  }
  await users.reference.doc('0-wrong').set({ email: 'karim@example.com' });
  await users.reference.doc('customer').update({ searchKeys: 'none' });

  const { code, said } = await runHere('renew-search-keys');
  expect(code).toBe(0);
  expect(said).toContain('1 order is found by new keys.');
  expect(said).toContain('1 user is found by new keys.');
  for (const named of ['0-wrong-0', '0-wrong-1', '0-wrong-2', '0-wrong-3', '0-wrong']) {
    expect(said).toContain(`"id":"${named}"`);
  }
  expect(said).not.toMatch(/karim|0171/);
  expect(await found('uddin')).toEqual([id]);
});

test('reaches the last of very many documents', async () => {
  const id = await place();
  const order = (await orders.reference.doc(id).get()).data() ?? {};
  await Promise.all(
    Array.from({ length: 230 }, (_, at) => orders.reference.doc(`z${at}`).set({ ...order, searchKeys: [] })),
  );
  expect((await runHere('renew-search-keys')).said).toContain('230 orders are found by new keys.');
  expect(await found('rahim')).toHaveLength(231);
});

test('names the missing project', async () => {
  const { code, said } = await runHere('renew-search-keys', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
