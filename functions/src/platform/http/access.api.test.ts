import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { problemIn } from '../../../test/api.ts';
import { type Asked, ask, call } from '../../../test/ask.ts';
import { askInProcess } from '../../../test/ask-in-process.ts';
import {
  NOBODY,
  newCustomer,
  type Person,
  renewed,
  signIn,
  withForgedToken,
  withSessionToken,
} from '../../../test/people.ts';
import { recordReads } from '../../../test/recordings.ts';
import { resetToSeed } from '../../../test/seed.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { orders as storedOrders, users as storedUsers } from '../database/collections.ts';
import { firebase } from '../database/firebase.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: PENDANT }] };

let admin: Person;
let clerk: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, customer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('customer')]);
});

describe('a token', () => {
  test('of the identity provider and of POST /jwt are both accepted', async () => {
    const [customerOfSession, adminOfSession] = [await withSessionToken(customer), await withSessionToken(admin)];
    for (const who of [customer, customerOfSession]) expect((await ask(who, 'GET /carts')).status).toBe(200);
    for (const who of [admin, adminOfSession]) expect((await ask(who, 'GET /allOrders')).status).toBe(200);
  });

  test.each(['bearer', 'BEARER', 'Bearer  '])('may follow %j', async (scheme) => {
    const answer = await call('/carts', { headers: { authorization: `${scheme} ${customer.token}` } });
    expect(answer.status).toBe(200);
  });

  test.each(['Bearer null', 'Bearer undefined', 'Bearer', 'Bearer ', ''])('is missing in %j', async (authorization) => {
    const rejected = await call('/carts', { headers: { authorization } });
    expect(rejected.status).toBe(401);
    expect(rejected.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemIn(rejected)).toMatchObject({
      title: 'Unauthorized',
      detail: expect.stringContaining('Send a'),
    });
    const ordered = await ask(NOBODY, 'POST /orders', ORDER, { authorization });
    expect(ordered.status).toBe(200);
    const order = await storedOrders.reference.doc(ordered.body.insertedId).get();
    expect(order.data()).toMatchObject({ uid: null, email: 'WithOut LogIn Order' });
  });

  const past = { iat: 1_700_000_000, exp: 1_700_003_600, auth_time: 1_700_000_000 };
  test.each<[string, () => string]>([
    ['is no token at all', () => 'Bearer hello'],
    ['has another scheme', () => 'Basic YTpi'],
    ['has lost its end', () => `Bearer ${customer.token.slice(0, -30)}`],
    ['is of another project', () => `Bearer ${withForgedToken(customer, { aud: 'demo-other' }).token}`],
    ['is of another issuer', () => `Bearer ${withForgedToken(customer, { iss: 'https://example.com' }).token}`],
    ['is of nobody', () => `Bearer ${withForgedToken(customer, { sub: '', user_id: '' }).token}`],
    ['has run out', () => `Bearer ${withForgedToken(customer, past).token}`],
    ['has no e-mail', () => `Bearer ${withForgedToken(customer, { email: undefined }).token}`],
    ['is of a deleted account', () => `Bearer ${withForgedToken(customer, { sub: 'deleted' }).token}`],
  ])('that %s is a 401, and never a guest', async (_what, authorization) => {
    const headers = { authorization: authorization() };
    expect((await ask(NOBODY, 'GET /carts', undefined, headers)).status).toBe(401);
    expect((await ask(NOBODY, 'GET /allOrders', undefined, headers)).status).toBe(401);
    const { status, body } = await ask(NOBODY, 'POST /orders', ORDER, headers);
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('insertedId');
  });

  test('of POST /jwt expires too', async () => {
    const expired = withForgedToken(await withSessionToken(customer), past);
    expect((await ask(expired, 'GET /carts')).status).toBe(401);
  });

  test('is ignored by public calls', async () => {
    expect((await call('/categories', { headers: { authorization: 'Bearer hello' } })).status).toBe(200);
  });

  test('of a disabled account is a 401', async () => {
    const disabled = await newCustomer();
    const session = await withSessionToken(disabled);
    await getAuth(firebase).updateUser(disabled.uid, { disabled: true });
    expect((await ask(disabled, 'GET /carts')).status).toBe(401);
    expect((await ask(session, 'GET /carts')).status).toBe(401);
  });
});

test('a token from before a revocation is a 401', async () => {
  const old = withForgedToken(admin, { auth_time: 1_700_000_000 });
  expect((await ask(old, 'GET /allOrders')).status).toBe(401);
});

describe('an admin has both the claim and the role', () => {
  test('without the role, admin calls are rejected at once, even with older tokens', async () => {
    const session = await withSessionToken(admin);
    await storedUsers.reference.doc('admin').update({ role: 'customer' });
    for (const who of [admin, session]) {
      expect((await ask(who, 'GET /allOrders')).status).toBe(403);
      expect((await ask(who, 'DELETE /carts')).status).toBe(200);
      expect((await ask(who, 'POST /orders', ORDER)).status).toBe(200);
    }
    await storedUsers.reference.doc('admin').update({ role: 'admin' });
    expect((await ask(session, 'GET /allOrders')).status).toBe(200);
  });

  test('the claim of a user without a document is not enough', async () => {
    const claimant = withForgedToken(await newCustomer(), { admin: true });
    expect((await ask(claimant, 'GET /allOrders')).status).toBe(403);
    expect((await ask(claimant, 'DELETE /carts')).status).toBe(200);
  });

  test('the role without the claim is a customer', async () => {
    const promoted = await newCustomer();
    await storedUsers.reference.doc(promoted.uid).set({ name: '', email: promoted.email, role: 'admin', createdAt: 1 });
    expect((await ask(promoted, 'GET /allOrders')).status).toBe(403);
    expect((await ask(promoted, 'DELETE /carts')).status).toBe(200);
    expect((await ask(promoted, `GET /users/admin/${promoted.email}`)).body).toEqual({
      admin: false,
      role: 'customer',
    });
  });

  test.each(['true', 1, {}, false])('a claim other than true does not count: %j', async (claim) => {
    const claimant = await newCustomer();
    await storedUsers.reference.doc(claimant.uid).set({ name: '', email: claimant.email, role: 'admin', createdAt: 1 });
    await getAuth(firebase).setCustomUserClaims(claimant.uid, { admin: claim });
    for (const who of [claimant, withForgedToken(claimant, { admin: claim })]) {
      expect((await ask(who, 'GET /allOrders')).status).toBe(403);
    }
  });
});

describe('a user promoted after the token was made', () => {
  let promoted: Person;
  let session: Person;

  beforeAll(async () => {
    promoted = await newCustomer();
    session = await withSessionToken(promoted);
    await getAuth(firebase).setCustomUserClaims(promoted.uid, { admin: true });
    await storedUsers.reference.doc(promoted.uid).set({ name: '', email: promoted.email, role: 'admin', createdAt: 1 });
  });

  test('is an admin at once where only admins may call, with either token', async () => {
    for (const who of [promoted, session]) {
      expect((await ask(who, `GET /users/admin/${promoted.email}`)).body).toEqual({ admin: true, role: 'admin' });
      expect((await ask(who, 'GET /users')).status).toBe(200);
      expect((await ask(who, 'GET /users/admin/customer@aloghor.example')).body).toEqual({
        admin: false,
        role: 'customer',
      });
      expect((await ask(who, 'PATCH /orders/admin/none?status=Delivered')).status).toBe(404);
    }
  });

  test('counts as a customer elsewhere, until the token is renewed', async () => {
    expect((await ask(session, 'POST /orders', ORDER)).status).toBe(200);
    expect((await ask(await renewed(promoted), 'POST /orders', ORDER)).status).toBe(403);
  });

  test('costs one more account lookup per call, and other callers no read', async () => {
    const lookAt = vi.spyOn(getAuth(firebase), 'getUser');
    const asked = async (who: Person, what: Asked) => {
      lookAt.mockClear();
      const reads = await recordReads(() => askInProcess(who, what));
      return [lookAt.mock.calls.length, reads.filter(({ query }) => !query).length];
    };
    expect(await asked(promoted, 'GET /audit?limit=1')).toEqual([2, 1]);
    expect(await asked(admin, 'GET /audit?limit=1')).toEqual([1, 1]);
    expect(await asked(customer, 'GET /audit?limit=1')).toEqual([1, 1]);
    expect(await asked(customer, 'GET /orders')).toEqual([1, 0]);
    expect(await asked(promoted, 'GET /orders')).toEqual([1, 0]);
  });

  test('is rejected again as soon as the role is taken back', async () => {
    await storedUsers.reference.doc(promoted.uid).update({ role: 'customer' });
    expect((await ask(session, 'GET /users')).status).toBe(403);
    expect((await ask(session, `GET /users/admin/${promoted.email}`)).body).toEqual({ admin: false, role: 'customer' });
  });
});

describe('an e-mail that comes with a call', () => {
  const theirs = 'somebody.else@example.com';

  test.each<[Asked, object?]>([
    ['POST /jwt', { email: theirs }],
    ['POST /users', { email: theirs }],
    [`GET /carts?email=${theirs}`],
    ['POST /carts', { productId: PENDANT, email: theirs }],
    [`GET /orders?email=${theirs}`],
    [`GET /orders/userOrderHistory?email=${theirs}`],
    ['POST /orders', { ...ORDER, email: theirs }],
    ['PATCH /carts/somebody', { quantity: 1, email: theirs }],
    [`GET /orders?email=customer@aloghor.example&email=${theirs}`],
  ])("must be the caller's own: %s", async (what, body) => {
    const { status, body: problem } = await ask(customer, what, body);
    expect(status).toBe(403);
    expect(problem.detail).toBe('The e-mail is not that of the token.');
  });

  test("does not give even an admin another's orders", async () => {
    expect((await ask(admin, 'GET /orders?email=customer@aloghor.example')).status).toBe(403);
  });

  test.each(['customer@aloghor.example', 'Customer@Aloghor.EXAMPLE', '%20customer@aloghor.example%20', ''])(
    'may be in any case, or empty: %j',
    async (email) => {
      expect((await ask(customer, `GET /carts?email=${email}`)).status).toBe(200);
      expect((await ask(customer, `GET /orders?email=${email}`)).status).toBe(200);
    },
  );

  test.each([null, '', 'CUSTOMER@aloghor.example'])('in a body too: %j', async (email) => {
    expect((await ask(customer, 'POST /carts', { productId: PENDANT, email })).status).toBe(200);
  });

  test.each([theirs, 'admin@aloghor.example', 'no e-mail', 7, null, {}])(
    "of a guest's is ignored: %j",
    async (email) => {
      const { status, body } = await ask(NOBODY, 'POST /orders', { ...ORDER, email });
      expect(status).toBe(200);
      const order = await storedOrders.reference.doc(body.insertedId).get();
      expect(order.get('email')).toBe('WithOut LogIn Order');
    },
  );
});

test.each<[ErrorCode, () => Person | undefined, Asked, object?]>([
  ['not-signed-in', () => NOBODY, 'GET /carts'],
  ['token-refused', () => ({ ...customer, token: 'hello' }), 'GET /carts'],
  ['not-permitted', () => customer, 'GET /users'],
  ['not-permitted', () => customer, 'GET /users/admin/admin@aloghor.example'],
  ['not-for-staff', () => admin, 'DELETE /carts'],
  ['not-for-staff', () => admin, 'POST /orders', ORDER],
  ['not-yours', () => customer, 'GET /carts?email=somebody.else@example.com'],
  ['not-found', () => admin, 'GET /orders/admin/none'],
  ['not-found', () => customer, 'POST /carts', { productId: 'none' }],
  ['no-such-address', () => admin, 'GET /orders/none'],
  ['bad-input', () => customer, 'POST /carts', {}],
])('an error says why by its code: %s', async (code, who, what, body) => {
  expect((await ask(who(), what, body)).body).toMatchObject({ code });
});

test.each<[string, () => Person, Asked, object?]>([
  ['This is not for customers.', () => customer, 'GET /users'],
  ['This is not for admins.', () => admin, 'POST /orders', ORDER],
  ['This is not for clerks.', () => clerk, 'POST /orders', ORDER],
])('a 403 says for whom it is not: %s', async (detail, who, what, body) => {
  expect(await ask(who(), what, body)).toMatchObject({ status: 403, body: { detail } });
});

describe('of several reasons the first is answered:', () => {
  test.each<[string, () => Person | undefined, Asked, object | undefined, number]>([
    ['401 before 403', () => NOBODY, 'GET /carts?email=somebody.else@example.com', undefined, 401],
    ['401 before 400', () => NOBODY, 'PATCH /carts/none', { quantity: 0 }, 401],
    ['403 before 404', () => customer, 'PATCH /orders/admin/none?status=Delivered', undefined, 403],
    ['403 before 404', () => customer, 'PATCH /carts/none', { quantity: 1, email: 'somebody.else@example.com' }, 403],
    ['403 before 400', () => customer, 'POST /carts', { email: 'somebody.else@example.com' }, 403],
    ['403 before 400', () => admin, 'POST /orders', { mobileNumber: '12' }, 403],
    ['404 before 400', () => customer, 'PATCH /carts/none', { quantity: 0 }, 404],
    ['404 before 400', () => admin, 'PATCH /orders/admin/none?status=Lost', undefined, 404],
    ['404 before 400', () => admin, 'PATCH /orders/admin/none', undefined, 404],
    ['400 before 409', () => customer, 'POST /orders', { ...ORDER, mobileNumber: '12', totalPrice: 1 }, 400],
  ])('%s', async (_order, who, what, body, status) => {
    expect((await ask(who(), what, body)).status).toBe(status);
  });
});

describe('a body', () => {
  const post = (body: string, type: string) =>
    call('/orders', { method: 'POST', body, headers: { 'content-type': type } });

  test('that is missing is a 400', async () => {
    expect((await call('/orders', { method: 'POST' })).status).toBe(400);
    expect((await ask(customer, 'POST /carts')).status).toBe(400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
    'of type %s is a 415',
    async (type) => {
      const answer = await post(JSON.stringify(ORDER), type);
      expect(answer.status).toBe(415);
      await problemIn(answer);
    },
  );

  test('over 256 KB is a 413', async () => {
    const answer = await post(JSON.stringify({ ...ORDER, padding: 'x'.repeat(300_000) }), 'application/json');
    expect(answer.status).toBe(413);
    await problemIn(answer);
  });

  test('below that may have unknown fields', async () => {
    const answer = await post(JSON.stringify({ ...ORDER, padding: 'x'.repeat(250_000) }), 'application/json');
    expect(answer.status).toBe(200);
  });
});
