import { setTimeout as pause } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import {
  NOBODY,
  newCustomer,
  type Person,
  renewed,
  signedInAgain,
  signIn,
  withSessionToken,
} from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { GIVEN_ROLES, isStaff, withClaimsOf } from '../domain/roles.ts';
import { users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import * as store from './change-role.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // what fails on purpose is logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const ONE_BY_ONE_TIMEOUT_MS = 120_000;
const REGISTRATION_LIMIT_MS = 30_000;
const auth = getAuth(firebase);

let admin: Person;
let rahim: Person;

beforeEach(async () => {
  await resetToSeed();
  [admin, rahim] = await Promise.all([signIn('admin'), registered()]);
});

afterEach(() => void vi.restoreAllMocks());

async function registered(emailVerified = true): Promise<Person> {
  const person = await newCustomer();
  // Repeated as the shop's pages do: on a busy machine the first call of a process may be late, and is a 503 then.
  await vi.waitFor(async () => expect((await ask(person, 'POST /users', { email: person.email })).status).toBe(200), {
    timeout: REGISTRATION_LIMIT_MS,
    interval: 500,
  });
  await auth.updateUser(person.uid, { emailVerified });
  return person;
}

async function anotherAdmin(): Promise<Person> {
  const person = await registered();
  await promote(person);
  return renewed(person);
}

const promote = (who: { uid: string }, by = admin) => ask(by, `PATCH /users/admin/${who.uid}`);
const demote = (who: { uid: string }, by = admin) => ask(by, `DELETE /users/admin/${who.uid}`);
const roleOf = async ({ uid }: Person) => (await users.reference.doc(uid).get()).get('role');
const claimsOf = async ({ uid }: Person) => (await auth.getUser(uid)).customClaims;

describe('PATCH /users/admin/{id}', () => {
  test('sets claim and role', async () => {
    expect(await promote(rahim)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await roleOf(rahim)).toBe('admin');
    expect(await claimsOf(rahim)).toEqual({ admin: true });
  });

  test('makes an admin who can work at once, and everywhere as soon as the token is renewed', async () => {
    const session = await withSessionToken(rahim);
    await promote(rahim);
    for (const who of [rahim, session]) {
      expect((await ask(who, `GET /users/admin/${rahim.email}`)).body).toEqual({ admin: true, role: 'admin' });
      expect((await ask(who, 'GET /users')).status).toBe(200);
    }
    const now = await renewed(rahim);
    expect((await ask(now, 'GET /users')).status).toBe(200);
    expect((await ask(await withSessionToken(now), 'GET /users')).status).toBe(200);
    expect((await ask(now, 'POST /carts', { productId: 'lamp' })).status).toBe(403);
  });

  test('changes nothing for an admin', async () => {
    await promote(rahim);
    expect(await promote(rahim)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect(await promote(admin)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect(await auditLines(rahim.uid)).toHaveLength(1);
  });

  test('is rejected for a caller who was demoted meanwhile', async () => {
    const karim = await registered();
    await expect(store.promote(rahim.uid, karim)).rejects.toMatchObject({ status: 403, code: 'not-permitted' });
    expect(await roleOf(rahim)).toBe('customer');
    expect(await auditLines(rahim.uid)).toEqual([]);
  });

  test('keeps other claims', async () => {
    await auth.setCustomUserClaims(rahim.uid, { beta: true });
    await promote(rahim);
    expect(await claimsOf(rahim)).toEqual({ beta: true, admin: true });
    await demote(rahim);
    expect(await claimsOf(rahim)).toEqual({ beta: true });
  });

  test('names the verified address in the audit, not the one of the first sign-in', async () => {
    await auth.updateUser(rahim.uid, { email: `now-${rahim.email}`, emailVerified: true });
    await promote(rahim);
    await demote(rahim);
    expect((await auditLines(rahim.uid)).map(({ label }) => label)).toEqual(Array(2).fill(`now-${rahim.email}`));
  });

  test('is kept in the audit', async () => {
    await promote(rahim);
    expect(await auditLines(rahim.uid)).toEqual([
      {
        by: 'admin@aloghor.example',
        uid: 'admin',
        at: expect.closeTo(Date.now(), -5),
        subject: 'role',
        action: 'update',
        target: rahim.uid,
        label: rahim.email,
        before: { role: 'customer' },
        after: { role: 'admin' },
      },
    ]);
  });
});

describe('DELETE /users/admin/{id}', () => {
  test('takes claim and role back', async () => {
    await promote(rahim);
    expect(await demote(rahim)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await roleOf(rahim)).toBe('customer');
    expect(await claimsOf(rahim)).toEqual({});
    expect((await auditLines(rahim.uid)).at(-1)).toMatchObject({
      by: 'admin@aloghor.example',
      before: { role: 'admin' },
      after: { role: 'customer' },
    });
  });

  test('works at once, even for older session cookies and ID tokens', async () => {
    const karim = await anotherAdmin();
    const before = [karim, await withSessionToken(karim)];
    for (const who of before) expect((await ask(who, 'GET /users')).status).toBe(200);
    await demote(karim);
    for (const who of before) {
      const { status, body } = await ask(who, 'GET /users');
      expect([401, 403]).toContain(status);
      expect(Array.isArray(body)).toBe(false);
      expect([401, 403]).toContain((await promote(rahim, who)).status);
    }
    expect(await roleOf(rahim)).toBe('customer');
  });

  test('ends all sessions, and a new one is that of a customer', async () => {
    const karim = await anotherAdmin();
    const before = [karim, await withSessionToken(karim)];
    await pause(1_100); // the provider compares whole seconds
    await demote(karim);
    for (const who of before) expect((await ask(who, 'GET /users')).status).toBe(401);
    const again = await signedInAgain(karim);
    expect((await ask(again, 'GET /users')).status).toBe(403);
    expect((await ask(again, 'DELETE /carts')).status).toBe(200);
  });

  test('changes nothing for a customer, who stays signed in', async () => {
    await pause(1_100);
    expect(await demote(rahim)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect((await ask(await renewed(rahim), 'GET /carts')).status).toBe(200);
    expect(await auditLines(rahim.uid)).toEqual([]);
  });

  test('of oneself is a 409', async () => {
    await anotherAdmin();
    const { status, body } = await demote(admin);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'own-role', detail: 'Nobody takes back their own role: another admin can.' });
    expect(await roleOf(admin)).toBe('admin');
    expect(await claimsOf(admin)).toEqual({ admin: true });
  });

  // The caller was still an admin when the call came in.
  test('of the last admin is a 409', async () => {
    await expect(store.demote(admin.uid, rahim)).rejects.toMatchObject({
      status: 409,
      code: 'last-admin',
      message: 'This is the last admin.',
    });
    expect(await roleOf(admin)).toBe('admin');
    expect(await claimsOf(admin)).toEqual({ admin: true });
  });

  test('is rejected for a caller who was demoted meanwhile', async () => {
    await anotherAdmin();
    await expect(store.demote(admin.uid, rahim)).rejects.toMatchObject({ status: 403, code: 'not-permitted' });
    expect(await roleOf(admin)).toBe('admin');
  });

  test('of two admins by each other at once leaves one admin', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const karim = await anotherAdmin();
    const answers = await Promise.all([
      askInProcess(admin, `DELETE /users/admin/${karim.uid}`),
      askInProcess(karim, `DELETE /users/admin/${admin.uid}`),
    ]);
    expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1);
    expect((await users.reference.where('role', '==', 'admin').get()).size).toBe(1);
  });
});

describe.each(['PATCH', 'DELETE'] as const)('%s /users/admin/{id}', (method) => {
  test.each(['nobody', '__user__', 'a%2Fb', 'x'.repeat(129), 'x'.repeat(1_501)])(
    'of an unknown id is a 404: %s',
    async (id) => {
      const { status, body } = await ask(admin, `${method} /users/admin/${id}`);
      expect(status).toBe(404);
      expect(body.detail).toBe('There is no such user.');
    },
  );

  test('of an account that the shop has never seen is a 404, and gives it no claim', async () => {
    const stranger = await newCustomer();
    expect((await ask(admin, `${method} /users/admin/${stranger.uid}`)).status).toBe(404);
    expect(await claimsOf(stranger)).toBeUndefined();
  });

  test('is for admins only', async () => {
    expect((await ask(rahim, `${method} /users/admin/${rahim.uid}`)).status).toBe(403);
    expect((await ask(NOBODY, `${method} /users/admin/${rahim.uid}`)).status).toBe(401);
    expect((await ask(rahim, `${method} /users/admin/nobody`)).status).toBe(403);
  });
});

const give = (who: { uid: string }, role: string, by = admin) => ask(by, `PATCH /users/role/${who.uid}`, { role });

describe('PATCH /users/role/{id}', () => {
  test.each(GIVEN_ROLES.filter(isStaff))('sets claims and role, and takes them back: %s', async (role) => {
    expect(await give(rahim, role)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect([await roleOf(rahim), await claimsOf(rahim)]).toEqual([role, { staff: role }]);
    expect((await ask(rahim, 'GET /users/admin/me')).body).toEqual({ admin: false, role });
    expect(await give(rahim, role)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect(await give(rahim, 'customer')).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect([await roleOf(rahim), await claimsOf(rahim)]).toEqual(['customer', {}]);
    expect((await auditLines(rahim.uid)).map(({ by, before, after }) => ({ by, before, after }))).toEqual([
      { by: 'admin@aloghor.example', before: { role: 'customer' }, after: { role } },
      { by: 'admin@aloghor.example', before: { role }, after: { role: 'customer' } },
    ]);
  });

  test('works at once, even for tokens from before', async () => {
    await give(rahim, 'clerk');
    expect((await ask(rahim, 'GET /allOrders')).status).toBe(200);
    expect((await ask(rahim, 'GET /users')).status).toBe(403);
    const clerk = await renewed(rahim);
    const tokens = [clerk, await withSessionToken(clerk)];
    for (const who of tokens) expect((await ask(who, 'POST /carts', { productId: 'lamp' })).status).toBe(403);
    await give(rahim, 'packer');
    for (const who of tokens) expect([401, 403]).toContain((await ask(who, 'GET /allOrders')).status);
    await give(rahim, 'customer');
    for (const who of tokens) expect([401, 403]).toContain((await ask(who, 'GET /allOrders')).status);
  });

  test('ends the sessions of the role before', async () => {
    await give(rahim, 'clerk');
    const clerk = await renewed(rahim);
    await pause(1_100); // the provider compares whole seconds
    await give(rahim, 'packer');
    expect((await ask(clerk, 'GET /orders')).status).toBe(401);
    expect((await ask(await signedInAgain(rahim), 'GET /users/admin/me')).body).toMatchObject({ role: 'packer' });
  });

  test('never changes the role of an admin, not even with the wrong claims', async () => {
    const karim = await anotherAdmin();
    for (const who of [admin, karim]) {
      expect(await give(who, 'customer')).toMatchObject({ status: 409, body: { code: 'role-of-admin' } });
      expect(await give(who, 'clerk')).toMatchObject({ status: 409, body: { code: 'role-of-admin' } });
      expect([await roleOf(who), await claimsOf(who)]).toEqual(['admin', { admin: true }]);
    }
  });

  test('of a clerk, PATCH /users/admin/{id} makes an admin and nothing else, and DELETE leaves a clerk as they are', async () => {
    await give(rahim, 'clerk');
    expect((await demote(rahim)).body).toEqual({ modifiedCount: 0 });
    expect([await roleOf(rahim), await claimsOf(rahim)]).toEqual(['clerk', { staff: 'clerk' }]);
    expect((await promote(rahim)).body).toEqual({ modifiedCount: 1 });
    expect([await roleOf(rahim), await claimsOf(rahim)]).toEqual(['admin', { admin: true }]);
  });

  test('is for admins: neither clerk nor packer makes anybody anything', async () => {
    for (const name of ['clerk', 'packer'] as const) {
      const by = await signIn(name);
      expect((await give(rahim, 'clerk', by)).status).toBe(403);
      expect((await give(by, 'customer', by)).status).toBe(403);
      expect((await promote(by, by)).status).toBe(403);
    }
    expect(await roleOf(rahim)).toBe('customer');
  });

  test('is rejected for a caller who was demoted meanwhile', async () => {
    const karim = await registered();
    await expect(store.setRole(rahim.uid, 'clerk', karim)).rejects.toMatchObject({
      status: 403,
      code: 'not-permitted',
    });
    expect(await roleOf(rahim)).toBe('customer');
  });

  test('knows no other role, and no stranger', async () => {
    for (const role of ['admin', 'guest', 'owner', '', null, ['clerk']])
      expect((await ask(admin, `PATCH /users/role/${rahim.uid}`, { role })).status).toBe(400);
    const stranger = await newCustomer();
    expect((await give(stranger, 'clerk')).status).toBe(404);
    expect(await claimsOf(stranger)).toBeUndefined();
  });

  test('repairs claims that a failure has left', async () => {
    await auth.setCustomUserClaims(rahim.uid, { staff: 'packer' });
    expect(await give(rahim, 'customer')).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await claimsOf(rahim)).toEqual({});
  });

  test('agrees with the claims, whatever two admins do to one person at once', {
    timeout: ONE_BY_ONE_TIMEOUT_MS,
  }, async () => {
    const karim = await anotherAdmin();
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        askInProcess(admin, `PATCH /users/role/${rahim.uid}`, { role: round % 2 ? 'clerk' : 'packer' }),
        askInProcess(karim, `${round < 2 ? 'PATCH' : 'DELETE'} /users/admin/${rahim.uid}`),
      ]);
      const role = await roleOf(rahim);
      expect(await claimsOf(rahim)).toEqual(withClaimsOf(role));
    }
  });

  test('an admin who is demoted at once makes nobody a clerk, or has done so before', {
    timeout: ONE_BY_ONE_TIMEOUT_MS,
  }, async () => {
    const karim = await anotherAdmin();
    const [given] = await Promise.all([
      askInProcess(karim, `PATCH /users/role/${rahim.uid}`, { role: 'clerk' }),
      askInProcess(admin, `DELETE /users/admin/${karim.uid}`),
    ]);
    expect(await roleOf(karim)).toBe('customer');
    expect(await roleOf(rahim)).toBe(given.status === 200 ? 'clerk' : 'customer');
  });
});

describe('a user whose address is not verified', () => {
  let stranger: Person;

  beforeEach(async () => {
    stranger = await registered(false);
  });

  test('is not promoted: the address may belong to somebody else', async () => {
    const { status, body } = await promote(stranger);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'address-not-verified',
      detail: 'The e-mail address of this account is not verified.',
    });
    expect(await roleOf(stranger)).toBe('customer');
    expect(await claimsOf(stranger)).toBeUndefined();
    expect(await auditLines(stranger.uid)).toEqual([]);
  });

  test('gets no role of the staff, and may lose one', async () => {
    expect(await give(stranger, 'clerk')).toMatchObject({ status: 409, body: { code: 'address-not-verified' } });
    expect([await roleOf(stranger), await claimsOf(stranger)]).toEqual(['customer', undefined]);
    await users.reference.doc(stranger.uid).update({ role: 'clerk' });
    expect((await give(stranger, 'customer')).body).toEqual({ modifiedCount: 1 });
    expect(await roleOf(stranger)).toBe('customer');
  });

  test('is not promoted either when it gets that address while it is being promoted', async () => {
    const { setCustomUserClaims } = auth;
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (...claims) => {
      await setCustomUserClaims.apply(auth, claims);
      await auth.updateUser(rahim.uid, { email: `other-${rahim.email}`, emailVerified: false });
    });
    const { status, body } = await askInProcess(admin, `PATCH /users/admin/${rahim.uid}`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'address-not-verified' });
    expect(await roleOf(rahim)).toBe('customer');
    expect(await auditLines(rahim.uid)).toEqual([]);
    expect((await ask(rahim, 'GET /users')).status).not.toBe(200);
  });

  test('is promoted once the address is verified', async () => {
    await auth.updateUser(stranger.uid, { emailVerified: true });
    expect((await promote(stranger)).body).toEqual({ modifiedCount: 1 });
  });

  test('of an admin changes nothing for them, and they can be demoted', async () => {
    const karim = await anotherAdmin();
    await auth.updateUser(karim.uid, { emailVerified: false });
    expect(await promote(karim)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect((await demote(karim)).body).toEqual({ modifiedCount: 1 });
  });
});

describe('claim and role agree', () => {
  const atOnce = (...methods: ('PATCH' | 'DELETE')[]) =>
    Promise.all(methods.map((method) => askInProcess(admin, `${method} /users/admin/${rahim.uid}`)));

  async function expectAgreement(): Promise<void> {
    const isAdmin = (await roleOf(rahim)) === 'admin';
    expect((await claimsOf(rahim))?.admin).toBe(isAdmin ? true : undefined);
  }

  test('when somebody is promoted just before the claim goes', async () => {
    await promote(rahim);
    const { setCustomUserClaims } = auth;
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (...claims) => {
      expect((await askInProcess(admin, `PATCH /users/admin/${rahim.uid}`)).status).toBe(200);
      await setCustomUserClaims.apply(auth, claims);
    });
    await atOnce('DELETE');
    expect(await roleOf(rahim)).toBe('admin');
    await expectAgreement();
  });

  test('when somebody is demoted just before the role is written', async () => {
    const { setCustomUserClaims } = auth;
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (...claims) => {
      await setCustomUserClaims.apply(auth, claims);
      await users.reference.doc(rahim.uid).update({ role: 'admin' });
      expect((await askInProcess(admin, `DELETE /users/admin/${rahim.uid}`)).body).toEqual({ modifiedCount: 1 });
    });
    await atOnce('PATCH');
    expect(await roleOf(rahim)).toBe('admin');
    await expectAgreement();
  });

  test('when somebody is promoted while another admin makes them a clerk', async () => {
    const { setCustomUserClaims } = auth;
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (...claims) => {
      expect((await askInProcess(admin, `PATCH /users/admin/${rahim.uid}`)).status).toBe(200);
      await setCustomUserClaims.apply(auth, claims);
    });
    const { status, body } = await askInProcess(admin, `PATCH /users/role/${rahim.uid}`, { role: 'clerk' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'role-of-admin' });
    expect(await roleOf(rahim)).toBe('admin');
    await expectAgreement();
  });

  test('whatever two admins do to one person at the same moment', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const answers = await atOnce('PATCH', 'DELETE');
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await expectAgreement();
    }
  });
});

describe('a user whose account is gone', () => {
  beforeEach(() => auth.deleteUser(rahim.uid));

  test('cannot be promoted', async () => {
    expect((await promote(rahim)).status).toBe(404);
    expect(await roleOf(rahim)).toBe('customer');
  });

  test('can be demoted', async () => {
    await users.reference.doc(rahim.uid).update({ role: 'admin' });
    expect((await demote(rahim)).body).toEqual({ modifiedCount: 1 });
    expect(await roleOf(rahim)).toBe('customer');
  });
});

describe('a change that fails halfway makes nobody an admin, and a second try repairs it', () => {
  const failingWrites = () =>
    vi.spyOn(WriteBatch.prototype, 'set').mockImplementation(() => {
      throw new Error('out of paper');
    });
  const failing = (method: 'setCustomUserClaims' | 'revokeRefreshTokens') =>
    vi.spyOn(auth, method).mockRejectedValueOnce(new Error('out of line'));
  const promoteInProcess = () => askInProcess(admin, `PATCH /users/admin/${rahim.uid}`);
  const demoteInProcess = () => askInProcess(admin, `DELETE /users/admin/${rahim.uid}`);

  async function expectNoAdmin(): Promise<void> {
    expect((await ask(await signedInAgain(rahim), 'GET /users')).status).toBe(403);
  }

  test('when the claim cannot be set', async () => {
    failing('setCustomUserClaims');
    expect((await promoteInProcess()).status).toBe(500);
    await expectNoAdmin();
    expect((await promoteInProcess()).body).toEqual({ modifiedCount: 1 });
    expect((await ask(await signedInAgain(rahim), 'GET /users')).status).toBe(200);
  });

  test('when the role cannot be written', async () => {
    failingWrites();
    expect((await promoteInProcess()).status).toBe(500);
    vi.restoreAllMocks();
    expect((await claimsOf(rahim)) ?? {}).toEqual({});
    await expectNoAdmin();
    expect(await auditLines(rahim.uid)).toEqual([]);
    expect((await promoteInProcess()).body).toEqual({ modifiedCount: 1 });
    expect((await ask(await signedInAgain(rahim), 'GET /users')).status).toBe(200);
  });

  test.each(['setCustomUserClaims', 'revokeRefreshTokens'] as const)('when %s fails in a demotion', async (method) => {
    await promote(rahim);
    failing(method);
    expect((await demoteInProcess()).status).toBe(500);
    await expectNoAdmin();
    expect((await demoteInProcess()).body).toEqual({ modifiedCount: 1 });
    expect(await claimsOf(rahim)).toEqual({});
  });

  test('when the role cannot be taken back, the admin stays one', async () => {
    await promote(rahim);
    failingWrites();
    expect((await demoteInProcess()).status).toBe(500);
    vi.restoreAllMocks();
    expect((await ask(await signedInAgain(rahim), 'GET /users')).status).toBe(200);
    expect((await demoteInProcess()).body).toEqual({ modifiedCount: 1 });
  });
});
