import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, linkIn, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { ListedUser } from '../contract/users.ts';
import { users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import { userKeys } from './search-keys.ts';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const newcomers = { rahim: 'rahim@example.com', rahima: 'rahima@example.com', karim: 'karim@example.com' };
  let createdAt = Date.UTC(2026, 5, 1);
  for (const [uid, email] of Object.entries(newcomers)) {
    const searchKeys = userKeys({ name: `Md. ${uid}`, email });
    await users.reference
      .doc(uid)
      .set({ name: `Md. ${uid}`, email, role: 'customer', createdAt: createdAt++, searchKeys });
  }
});

const idsOf = async (path: string) =>
  (await ask(admin, `GET ${path as '/'}`)).body.map(({ _id }: { _id: string }) => _id);
const idsOfPages = async (path: string) => (await pagesAs<{ _id: string }>(admin, path)).flat().map(({ _id }) => _id);

describe('GET /users', () => {
  const newestFirst = ['karim', 'rahima', 'rahim', 'packer', 'customer', 'clerk', 'admin'];

  test('lists everybody, newest first, each with exactly the fields of the contract', async () => {
    expect(await idsOf('/users')).toEqual(newestFirst);
    const { body } = await ask(admin, 'GET /users?limit=1');
    expect(body).toEqual([{ _id: 'karim', name: 'Md. karim', email: 'karim@example.com', role: 'customer' }]);
    expect(await linkIn(admin, '/users')).toBeNull();
  });

  test('shows the current address of the account, and whether it is verified', async () => {
    const one = await newCustomer();
    await ask(one, 'POST /users', { email: one.email });
    const shown = async () => (await ask(admin, 'GET /users?limit=1')).body;
    expect(await shown()).toMatchObject([{ _id: one.uid, email: one.email, emailVerified: false }]);
    await getAuth(firebase).updateUser(one.uid, { email: `now-${one.email}`, emailVerified: true });
    expect(await shown()).toMatchObject([{ _id: one.uid, email: `now-${one.email}`, emailVerified: true }]);
    expect((await users.reference.doc(one.uid).get()).get('email')).toBe(one.email);
    expect(await idsOf(`/users?q=now-${one.email}`)).toEqual([one.uid]);
    await getAuth(firebase).deleteUser(one.uid);
    expect(await shown()).toEqual([{ _id: one.uid, name: '', email: one.email, role: 'customer' }]);
    await users.reference.doc(one.uid).delete();
  });

  test('asks the provider once per hundred accounts, also without a limit', async () => {
    const many = Array.from({ length: 120 }, (_, place) => `many-${place}${'x'.repeat(place)}`);
    const documents = many.map((uid) => users.reference.doc(uid));
    const user = { name: '', email: 'many@example.com', role: 'customer', createdAt: 1 } as const;
    await Promise.all(documents.map((document) => document.set(user)));
    const asked = vi.spyOn(getAuth(firebase), 'getUsers');
    const { status, body } = await askInProcess(admin, 'GET /users');
    expect(status).toBe(200);
    expect(body).toHaveLength(newestFirst.length + many.length);
    expect(body.filter(({ emailVerified }: ListedUser) => emailVerified).map(({ _id }: ListedUser) => _id)).toEqual([
      'packer',
      'customer',
      'clerk',
      'admin',
    ]);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockClear();
    await askInProcess(admin, 'GET /users?limit=100');
    expect(asked).toHaveBeenCalledTimes(1);
    await Promise.all(documents.map((document) => document.delete()));
  });

  test.each([1, 2, 4, 5, 6])('in pages of %i, without gaps or doubles', async (limit) => {
    expect(await idsOfPages(`/users?limit=${limit}`)).toEqual(newestFirst);
  });

  test.each([
    ['rahim', ['rahima', 'rahim']],
    ['rahim@', ['rahim']],
    ['MD', ['karim', 'rahima', 'rahim']],
    ['md. rahim', ['rahima', 'rahim']],
    ['cust', ['customer']],
    ['customer@', ['customer']],
    ['RAHIM@', ['rahim']],
    [' rahima@example.com ', ['rahima']],
    ['ahim', []],
    ['example.com', []],
    ['', newestFirst],
    [' ', newestFirst],
    ['?', []],
  ])('finds those whose e-mail, or a word of whose name, begins with %j', async (q, ids) => {
    expect(await idsOf(`/users?q=${encodeURIComponent(q)}`)).toEqual(ids);
    expect(await idsOfPages(`/users?limit=1&q=${encodeURIComponent(q)}`)).toEqual(ids);
  });

  test('a search by address rejects a cursor of the whole list', async () => {
    const cursor = (await linkIn(admin, '/users?limit=1'))?.match(/cursor=([^&>]+)/)?.[1];
    expect((await ask(admin, `GET /users?limit=1&cursor=${cursor}`)).status).toBe(200);
    expect((await ask(admin, `GET /users?limit=1&q=rahim@&cursor=${cursor}`)).status).toBe(400);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=garbage', 'cursor'],
    ['q=a&q=b', 'q'],
  ])('rejects %s', async (query, path) => {
    const { status, body } = await ask(admin, `GET /users?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
  });
});

describe('a user is found by the current name', () => {
  const found = async (q: string, uid: string) => (await idsOf(`/users?q=${encodeURIComponent(q)}`)).includes(uid);

  test('as it was registered, and as it is changed', async () => {
    const shirin = await newCustomer('Shirin Akter');
    await ask(shirin, 'POST /users', { email: shirin.email });
    expect(await found('akt', shirin.uid)).toBe(true);
    expect(await found(shirin.email.slice(0, 18), shirin.uid)).toBe(true);
    await ask(shirin, 'PATCH /users/profile', { name: 'শিরিন বেগম' });
    expect(await found('akt', shirin.uid)).toBe(false);
    expect(await found('বেগ', shirin.uid)).toBe(true);
    expect(await found(shirin.email.slice(0, 18), shirin.uid)).toBe(true);
  });

  test('also when it was empty first, or the shop has missed the registration', async () => {
    const [nameless, missed] = await Promise.all([newCustomer(), newCustomer()]);
    await ask(nameless, 'POST /users', { email: nameless.email });
    await ask(nameless, 'POST /users', { email: nameless.email, name: 'Nusrat Jahan' });
    expect(await found('jahan', nameless.uid)).toBe(true);
    await ask(missed, 'PATCH /users/profile', { name: 'Nusrat Begum' });
    expect(await found('begum', missed.uid)).toBe(true);
  });
});
