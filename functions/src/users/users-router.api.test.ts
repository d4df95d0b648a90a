import { getAuth } from 'firebase-admin/auth';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { customerWith, newCustomer, type Person, renewed, signIn, withSessionToken } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // what fails on purpose is logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const auth = getAuth(firebase);

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});

/** Addresses that the identity provider accepts, and other rules for addresses do not. */
const UNUSUAL = ['karim..k@example.com', 'karim.@example.com', "o'brien+lamp@example.com", 'a_b@mail-box.example.com'];

const NO_ROLE = { admin: false, role: 'customer' };

const stored = async (uid: string) => (await users.reference.doc(uid).get()).data();

describe('POST /jwt', () => {
  test('answers a token that is valid for five days', async () => {
    const { status, body } = await ask(customer, 'POST /jwt', { email: 'Customer@aloghor.example' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    const { iat, exp, sub } = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(sub).toBe('customer');
    expect(exp - iat).toBe(5 * 24 * 60 * 60);
    expect((await ask({ ...customer, token: body.token }, 'GET /carts')).status).toBe(200);
  });

  test.each(UNUSUAL)('takes the address of an account as the identity provider has proved it: %s', async (address) => {
    const rahim = await customerWith(address);
    const { status, body } = await ask(rahim, 'POST /jwt', { email: address });
    expect(status).toBe(200);
    const member = { ...rahim, token: body.token };
    expect(await ask(member, 'POST /users', { email: address })).toMatchObject({ body: { insertedId: rahim.uid } });
    const own = encodeURIComponent(address);
    expect(await ask(member, `GET /users/admin/${own}`)).toEqual({ status: 200, body: NO_ROLE });
    expect((await ask(member, `GET /carts?email=${own}`)).status).toBe(200);
    expect((await ask(member, `GET /orders?email=${own}`)).status).toBe(200);
    const line = { productId: 'chandni-3d-printed-moon-lamp', email: address };
    expect(await ask(member, 'POST /carts', line)).toMatchObject({ status: 200 });
    expect(await ask(member, 'PATCH /users/profile', { name: 'Rahim' })).toMatchObject({ status: 200 });
    expect((await ask(member, 'POST /jwt', { email: 'other..one@example.com' })).status).toBe(401);
    expect((await ask(rahim, 'POST /jwt', { email: 'other..one@example.com' })).status).toBe(403);
  });

  test("rejects another person's e-mail, even for an admin", async () => {
    expect((await ask(customer, 'POST /jwt', { email: admin.email })).status).toBe(403);
    expect((await ask(admin, 'POST /jwt', { email: customer.email })).status).toBe(403);
  });

  test('rejects its own token as proof of identity', async () => {
    const session = await withSessionToken(customer);
    const rejected = await ask(session, 'POST /jwt', { email: customer.email });
    expect(rejected).toMatchObject({ status: 401, body: { code: 'id-token-needed' } });
    expect((await ask(session, 'POST /jwt', { email: admin.email })).status).toBe(401);
  });

  test.each([{}, { email: '' }, { email: null }, { email: 7 }])('needs an e-mail: %j', async (body) => {
    expect((await ask(customer, 'POST /jwt', body)).status).toBe(400);
  });
});

describe('POST /users', () => {
  test('makes a customer of a new account, whatever else was sent', async () => {
    const rahim = await newCustomer();
    const forged = { role: 'admin', createdAt: 1, uid: 'admin', _id: 'admin', admin: true };
    const body = { name: ' Rahim ', email: rahim.email.toUpperCase(), photo: '/rahim.png', ...forged };
    expect(await ask(rahim, 'POST /users', body)).toEqual({ status: 200, body: { insertedId: rahim.uid } });
    expect(await stored(rahim.uid)).toEqual({
      name: 'Rahim',
      email: rahim.email,
      photo: '/rahim.png',
      role: 'customer',
      createdAt: expect.closeTo(Date.now(), -5),
      searchKeys: expect.arrayContaining(['rahim', 'customer']),
    });
    expect(await stored('admin')).toMatchObject({ email: 'admin@aloghor.example', role: 'admin' });
  });

  test('uses the name of the account when none is sent', async () => {
    const rahim = await newCustomer('Rahim of the token');
    await ask(rahim, 'POST /users', { email: rahim.email });
    expect(await stored(rahim.uid)).toMatchObject({ name: 'Rahim of the token' });
    expect(await stored(rahim.uid)).not.toHaveProperty('photo');
  });

  test.each([
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(199)}💡`, 'x'.repeat(199)],
    ['half \ud800', 'half'],
  ])('cuts a name that the provider takes, and the shop does not: %j', async (known, name) => {
    const rahim = await newCustomer(known);
    expect((await ask(rahim, 'POST /users', { email: rahim.email })).status).toBe(200);
    expect(await stored(rahim.uid)).toMatchObject({ name });
  });

  test('answers null for an existing user, and overwrites nothing', async () => {
    const rahim = await newCustomer();
    await ask(rahim, 'POST /users', { name: 'Rahim', email: rahim.email, photo: '/rahim.png' });
    const before = await stored(rahim.uid);
    const again = await ask(rahim, 'POST /users', { name: 'Karim', email: rahim.email, photo: '/karim.png' });
    expect(again).toEqual({ status: 200, body: { insertedId: null } });
    expect(await stored(rahim.uid)).toEqual(before);
  });

  test('fills an empty name and an empty photo, each by itself', async () => {
    const rahim = await newCustomer();
    await ask(rahim, 'POST /users', { email: rahim.email });
    await ask(rahim, 'POST /users', { email: rahim.email, photo: '/rahim.png' });
    expect(await stored(rahim.uid)).toMatchObject({ name: '', photo: '/rahim.png' });
    await ask(rahim, 'POST /users', { email: rahim.email, name: 'Rahim', photo: '/other.png' });
    expect(await stored(rahim.uid)).toMatchObject({ name: 'Rahim', photo: '/rahim.png', role: 'customer' });
  });

  test('leaves an admin an admin', async () => {
    expect((await ask(admin, 'POST /users', { email: admin.email, photo: '/a.png' })).body.insertedId).toBeNull();
    expect(await stored('admin')).toMatchObject({ role: 'admin', name: 'Admin', photo: '/a.png' });
  });

  test('many concurrent tries make one user', async () => {
    const rahim = await newCustomer();
    const tries = Array.from({ length: 5 }, () => askInProcess(rahim, 'POST /users', { email: rahim.email }));
    const ids = (await Promise.all(tries)).map(({ body }) => body.insertedId);
    expect(ids.toSorted()).toEqual([null, null, null, null, rahim.uid].toSorted());
  });

  test.each([
    ['email', {}],
    ['email', { email: null }],
    ['name', { email: 'customer@aloghor.example', name: 'x'.repeat(201) }],
    ['photo', { email: 'customer@aloghor.example', photo: 7 }],
  ])('rejects a bad %s', async (path, body) => {
    const { status, body: problem } = await ask(customer, 'POST /users', body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path, message: expect.any(String) }]);
  });
});

describe('PATCH /users/profile', () => {
  afterEach(() => void vi.restoreAllMocks());

  const nameInToken = async (person: Person) =>
    JSON.parse(Buffer.from(String((await renewed(person)).token.split('.')[1]), 'base64url').toString()).name;

  test('gives the caller another name, here and in the next token, and changes nothing else', async () => {
    const rahim = await newCustomer('Rahim');
    await ask(rahim, 'POST /users', { email: rahim.email });
    const before = await stored(rahim.uid);
    const forged = { role: 'admin', email: 'admin@aloghor.example', uid: 'admin', _id: 'admin' };
    const answer = await ask(rahim, 'PATCH /users/profile', { ...forged, email: rahim.email, name: ' রহিম উদ্দিন ' });
    expect(answer).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await stored(rahim.uid)).toEqual({
      ...before,
      name: 'রহিম উদ্দিন',
      searchKeys: expect.arrayContaining(['রহিম', 'customer']),
    });
    expect(await stored('admin')).toMatchObject({ name: 'Admin' });
    expect(await nameInToken(rahim)).toBe('রহিম উদ্দিন');
  });

  test('modifies nothing when the name is the same', async () => {
    const rahim = await newCustomer('Rahim');
    await ask(rahim, 'POST /users', { email: rahim.email });
    expect((await ask(rahim, 'PATCH /users/profile', { name: 'Rahim' })).body).toEqual({ modifiedCount: 0 });
  });

  test('registers an account that has no document yet', async () => {
    const rahim = await newCustomer();
    expect((await ask(rahim, 'PATCH /users/profile', { name: 'Rahim' })).body).toEqual({ modifiedCount: 1 });
    expect(await stored(rahim.uid)).toMatchObject({ name: 'Rahim', email: rahim.email, role: 'customer' });
  });

  test('of two at once leaves the same name here and at the identity provider', async () => {
    const rahim = await newCustomer('Rahim');
    await ask(rahim, 'POST /users', { email: rahim.email });
    const rename = (name: string) => askInProcess(rahim, 'PATCH /users/profile', { name });
    const { updateUser } = auth;
    vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (...change) => {
      const account = await updateUser.apply(auth, change);
      expect((await rename('Second')).body).toEqual({ modifiedCount: 1 });
      return account;
    });
    expect((await rename('First')).status).toBe(200);
    expect((await auth.getUser(rahim.uid)).displayName).toBe('Second');
    expect(await stored(rahim.uid)).toMatchObject({ name: 'Second', searchKeys: expect.arrayContaining(['second']) });
  });

  describe('of an account that is gone', () => {
    // Deletes the account between the lookup and the change of its name.
    const renameWhoIsGone = (person: Person) => {
      const { verifyIdToken } = auth;
      vi.spyOn(auth, 'verifyIdToken').mockImplementationOnce(async (token) => {
        const claims = await verifyIdToken.call(auth, token);
        await auth.deleteUser(claims.uid);
        return claims;
      });
      return askInProcess(person, 'PATCH /users/profile', { name: 'Karim' });
    };

    test('is rejected, and changes no document', async () => {
      const rahim = await newCustomer('Rahim');
      await ask(rahim, 'POST /users', { email: rahim.email });
      const before = await stored(rahim.uid);
      const { status, body } = await renameWhoIsGone(rahim);
      expect(status).toBe(401);
      expect(body).toMatchObject({ title: 'Unauthorized', code: 'token-refused' });
      expect(await stored(rahim.uid)).toEqual(before);
    });

    test('makes no user', async () => {
      const rahim = await newCustomer();
      expect((await renameWhoIsGone(rahim)).status).toBe(401);
      expect(await stored(rahim.uid)).toBeUndefined();
    });
  });

  describe('fails halfway, and a second try repairs it', () => {
    let rahim: Person;

    beforeEach(async () => {
      rahim = await newCustomer('Rahim');
      await ask(rahim, 'POST /users', { email: rahim.email });
    });

    const rename = () => askInProcess(rahim, 'PATCH /users/profile', { name: 'Karim' });
    const names = async () => [(await auth.getUser(rahim.uid)).displayName, (await stored(rahim.uid))?.name];

    async function expectRepair(): Promise<void> {
      expect((await rename()).body).toEqual({ modifiedCount: 1 });
      expect(await names()).toEqual(['Karim', 'Karim']);
    }

    test('when the account cannot be changed', async () => {
      vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('out of line'));
      expect((await rename()).status).toBe(500);
      expect(await names()).toEqual(['Rahim', 'Rahim']);
      await expectRepair();
    });

    test('when our document cannot be written', async () => {
      vi.spyOn(WriteBatch.prototype, 'update').mockImplementation(() => {
        throw new Error('out of paper');
      });
      expect((await rename()).status).toBe(500);
      expect(await names()).toEqual(['Karim', 'Rahim']);
      vi.restoreAllMocks();
      await expectRepair();
    });
  });

  test('leaves an admin an admin', async () => {
    await ask(admin, 'PATCH /users/profile', { name: 'Head' });
    expect(await stored('admin')).toMatchObject({ name: 'Head', role: 'admin' });
    await ask(admin, 'PATCH /users/profile', { name: 'Admin' });
  });

  test.each([[{}], [{ name: '' }], [{ name: '  ' }], [{ name: null }], [{ name: 'x'.repeat(201) }]])(
    'needs a name: %j',
    async (body) => {
      const { status, body: problem } = await ask(customer, 'PATCH /users/profile', body);
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ path: 'name', message: expect.any(String) }]);
    },
  );
});

describe('GET /users/admin/{email}', () => {
  test('means the caller by `me`', async () => {
    expect((await ask(admin, 'GET /users/admin/me')).body).toEqual({ admin: true, role: 'admin' });
    expect((await ask(await signIn('clerk'), 'GET /users/admin/me')).body).toEqual({ admin: false, role: 'clerk' });
    expect((await ask(await signIn('packer'), 'GET /users/admin/me')).body).toEqual({ admin: false, role: 'packer' });
    expect((await ask(customer, 'GET /users/admin/me')).body).toEqual({ admin: false, role: 'customer' });
  });

  test('answers for the own e-mail, in whatever case', async () => {
    expect((await ask(admin, 'GET /users/admin/Admin@aloghor.example')).body).toEqual({ admin: true, role: 'admin' });
    expect((await ask(customer, 'GET /users/admin/CUSTOMER%40aloghor.example')).body).toEqual({
      admin: false,
      role: 'customer',
    });
  });

  test('answers an admin about any address, even an unknown one', async () => {
    const about = async (email: string) => (await ask(admin, `GET /users/admin/${email}`)).body;
    expect(await about('customer@aloghor.example')).toEqual({ admin: false, role: 'customer' });
    expect(await about('nobody@example.com')).toEqual({ admin: false, role: 'customer' });
    const promoted = await newCustomer();
    await users.reference.doc(promoted.uid).set({ name: '', email: promoted.email, role: 'admin', createdAt: 1 });
    expect(await about(promoted.email)).toEqual({ admin: false, role: 'customer' });
    await auth.setCustomUserClaims(promoted.uid, { admin: true });
    expect(await about(promoted.email.toUpperCase())).toEqual({ admin: true, role: 'admin' });
    await auth.updateUser(promoted.uid, { email: `now-${promoted.email}` });
    expect(await about(promoted.email)).toEqual({ admin: false, role: 'customer' });
    expect(await about(`now-${promoted.email}`)).toEqual({ admin: true, role: 'admin' });
  });

  test('rejects customers who ask about another address', async () => {
    expect((await ask(customer, 'GET /users/admin/admin@aloghor.example')).status).toBe(403);
    expect((await ask(customer, 'GET /users/admin/nobody@example.com')).status).toBe(403);
  });

  test('is true for a promoted user before the token is renewed, and false for a demoted one at once', async () => {
    const rahim = await newCustomer();
    const own = async () => (await ask(rahim, `GET /users/admin/${rahim.email}`)).body;
    expect(await own()).toEqual({ admin: false, role: 'customer' });
    await users.reference.doc(rahim.uid).set({ name: '', email: rahim.email, role: 'admin', createdAt: 1 });
    expect(await own()).toEqual({ admin: false, role: 'customer' });
    await auth.setCustomUserClaims(rahim.uid, { admin: true });
    expect(await own()).toEqual({ admin: true, role: 'admin' });
    await users.reference.doc(rahim.uid).update({ role: 'customer' });
    expect(await own()).toEqual({ admin: false, role: 'customer' });
  });
});
