import type { Request } from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimsOf, openCloud, sign } from '../../../test/identity-provider.ts';
import type { Access } from '../../domain/roles.ts';

let cloud: Awaited<ReturnType<typeof openCloud>>;
let callerOf: typeof import('./access.ts').callerOf;

beforeAll(async () => {
  cloud = await openCloud();
  ({ callerOf } = await import('./access.ts')); // only now: the SDK looks at the environment when it is loaded
});

beforeEach(() => void cloud.accounts.set('rahim', { localId: 'rahim', email: 'rahim@example.com' }));

afterAll(() => cloud.close());

const GUEST = { email: 'WithOut LogIn Order', role: 'guest' };
const RAHIM = { uid: 'rahim', email: 'rahim@example.com', name: undefined, role: 'customer' };

const idToken = (changes?: object) => sign(claimsOf('rahim', 'securetoken.google.com', changes), cloud.signers.idToken);
const sessionCookie = () => sign(claimsOf('rahim', 'session.firebase.google.com'), cloud.signers.sessionCookie);

/** The caller of a request with this header. */
function caller(access: Access, authorization?: string) {
  const request = { get: (name: string) => (name === 'authorization' ? authorization : undefined) };
  return callerOf(request as Request, access); // a cast: it reads nothing but that header
}

test.each<Access>(['anyone', 'courier'])('where %s may call, a token is ignored, be it good or bad', async (access) => {
  expect(await caller(access, `Bearer ${idToken()}`)).toEqual(GUEST);
  expect(await caller(access, 'Bearer garbage')).toEqual(GUEST);
});

test.each(['', ' ', 'Bearer', 'Bearer ', 'bearer null', 'Bearer undefined', undefined])(
  'who sends no token is a guest: %j',
  async (authorization) => {
    expect(await caller('orders:place', authorization)).toEqual(GUEST);
  },
);

test.each<Access>(['user', 'identity', 'own-cart:change', 'orders:read'])(
  'a guest is asked for a token where %s is needed',
  async (access) => {
    await expect(caller(access)).rejects.toMatchObject({
      code: 'not-signed-in',
      message: 'Send a token: Authorization: Bearer <token>.',
    });
  },
);

test.each<Access>(['orders:place', 'user', 'identity', 'own-cart:change'])(
  'who is signed in is a customer where %s is needed',
  async (access) => {
    const token = idToken();
    expect(await caller(access, `Bearer ${token}`)).toEqual({ ...RAHIM, idToken: token });
  },
);

test('a token may stand alone, or after any spelling of Bearer', async () => {
  const token = idToken();
  for (const authorization of [token, `bearer ${token}`, `BEARER   ${token} `]) {
    expect(await caller('own-cart:change', authorization)).toMatchObject(RAHIM);
  }
});

test('the name and the address are those of the token, the address in lower case', async () => {
  const token = idToken({ email: 'Rahim@Example.COM', name: ` ${'R'.repeat(300)}` });
  expect(await caller('own-cart:change', token)).toMatchObject({ email: 'rahim@example.com', name: 'R'.repeat(200) });
  expect(await caller('own-cart:change', idToken({ name: 7 }))).toMatchObject({ name: undefined });
});

test("a session cookie signs in, but is not the identity provider's own token", async () => {
  expect(await caller('own-cart:change', sessionCookie())).toEqual(RAHIM);
  await expect(caller('identity', sessionCookie())).rejects.toMatchObject({
    code: 'id-token-needed',
    message: "This needs the identity provider's own token.",
  });
});

test('a token without an address is rejected: nobody could be told about the order', async () => {
  await expect(caller('own-cart:change', idToken({ email: undefined }))).rejects.toMatchObject({
    code: 'token-refused',
    message: 'The token has no e-mail.',
  });
});

test.each(['Bearer garbage', 'garbage Bearer', 'null Bearer', 'Bearernull'])(
  'a bad token is rejected where a guest may call, too: %s',
  async (authorization) => {
    await expect(caller('orders:place', authorization)).rejects.toMatchObject({
      code: 'token-refused',
      message: 'The token is not valid, or no longer.',
    });
  },
);
