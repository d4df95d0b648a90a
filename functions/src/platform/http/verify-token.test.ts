import express, { Router } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Answer } from '../../../test/ask.ts';
import {
  claimsOf,
  encoded,
  ID_TOKEN_KEYS,
  LOOKUP,
  openCloud,
  PROJECT,
  SERVER_TOKEN,
  sign,
  unsigned,
} from '../../../test/identity-provider.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';
import { endpoint } from '../../contract/endpoint.ts';
import type { Access } from '../../domain/roles.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // expected failures are logged

const RAHIM = 'rahim';
const HOUR_S = 3_600;
const now = () => Math.floor(Date.now() / 1_000);

let cloud: Awaited<ReturnType<typeof openCloud>>;
let app: express.Express;

beforeAll(async () => {
  cloud = await openCloud();
  // Imported here, because the SDK reads the environment when it is loaded.
  const [{ serve }, { answerError }] = await Promise.all([import('./serve.ts'), import('./errors.ts')]);
  const router = Router();
  for (const access of ['user', 'own-cart:change', 'orders:place', 'identity', 'orders:read'] as Access[]) {
    const tried = endpoint({
      method: 'GET',
      path: pathOf(access),
      access,
      summary: 'Who calls',
      reply: z.object({ uid: z.optional(z.string()) }),
    });
    serve(router, tried, async ({ caller }) => ({ uid: 'uid' in caller ? caller.uid : undefined }));
  }
  app = express().use(router, answerError);
});

afterAll(() => cloud.close());

beforeEach(() => {
  cloud.accounts.clear();
  cloud.accounts.set(RAHIM, { localId: RAHIM, email: 'rahim@example.com' });
  cloud.failing.clear();
});

const claims = (issuer: string, changes?: object) => claimsOf(RAHIM, issuer, changes);

const TOKENS = {
  'an ID token': {
    claims: (changes?: object) => claims('securetoken.google.com', changes),
    signer: () => cloud.signers.idToken,
    wrongSigner: () => cloud.signers.sessionCookie,
  },
  'a session cookie': {
    claims: (changes?: object) => claims('session.firebase.google.com', changes),
    signer: () => cloud.signers.sessionCookie,
    wrongSigner: () => cloud.signers.idToken,
  },
};

const pathOf = (access: Access) => `/${access.replace(':', '-')}` as const; // a colon would begin a parameter

async function ask(token: string, access: Access = 'own-cart:change'): Promise<Answer> {
  const answer = await answerInProcess(app, pathOf(access), { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: await answer.json() };
}

describe.each(Object.entries(TOKENS))('in the cloud %s', (_what, { claims, signer, wrongSigner }) => {
  const good = (changes?: object) => sign(claims(changes), signer());

  test.each(['user', 'own-cart:change', 'orders:place'] as const)(
    'that is valid is accepted where %s is needed',
    async (access) => {
      expect(await ask(good(), access)).toEqual({ status: 200, body: { uid: RAHIM } });
    },
  );

  describe.each(['user', 'own-cart:change', 'orders:place', 'orders:read'] as const)(
    'is rejected where %s is needed',
    (access) => {
      test.each([
        ['the account is disabled', () => cloud.accounts.set(RAHIM, { localId: RAHIM, email: '', disabled: true })],
        ['the account is deleted', () => cloud.accounts.clear()],
        [
          'the account was signed out everywhere, or has another password',
          () => cloud.accounts.set(RAHIM, { localId: RAHIM, email: '', validSince: String(now() - 30) }),
        ],
      ])('once %s', async (_reason, happen) => {
        const token = good();
        happen();
        const { status, body } = await ask(token, access);
        expect(status).toBe(401);
        expect(body.detail).toBe('The token is not valid, or no longer.');
      });
    },
  );

  test('of a sign-in after everything was signed out is accepted', async () => {
    cloud.accounts.set(RAHIM, { localId: RAHIM, email: '', validSince: String(now() - 90) });
    expect((await ask(good())).status).toBe(200);
  });

  test("is not taken for the other kind when a name contains the other's issuer", async () => {
    expect((await ask(good({ name: '"https://session.firebase.google.com/' }))).status).toBe(200);
  });

  test.each<[string, () => string]>([
    ['has run out', () => good({ auth_time: now() - 2 * HOUR_S, iat: now() - 2 * HOUR_S, exp: now() - HOUR_S })],
    ['is of another project', () => good({ aud: 'another', iss: String(claims().iss).replace(PROJECT, 'another') })],
    ['is of another issuer', () => good({ iss: `https://example.com/${PROJECT}` })],
    ['is of nobody', () => good({ sub: '' })],
    ['has no signature, as those of the emulator', () => unsigned(claims())],
    ['says that it needs none', () => unsigned(claims(), { kid: signer().kid })],
    ['is signed by another key', () => sign(claims(), { ...wrongSigner(), kid: signer().kid })],
    ['names a key that nobody knows', () => sign(claims(), { ...signer(), kid: 'no-such-key' })],
    ["names the other kind's key", () => sign(claims(), wrongSigner())],
    ['has another content than was signed', () => good().replace(/\.(.+)\./, `.${encoded(claims({ sub: 'admin' }))}.`)],
    ['has lost its end', () => good().slice(0, -30)],
    ['holds no JSON', () => good().replace(/\.(.+)\./, `.${Buffer.from(`"${claims().iss} `).toString('base64url')}.`)],
  ])('that %s is rejected', async (_what, token) => {
    const { status, body } = await ask(token());
    expect(status).toBe(401);
    expect(body.title).toBe('Unauthorized');
  });

  test('costs one request to the provider per call', async () => {
    await ask(good());
    cloud.asked.length = 0;
    await ask(good());
    expect(cloud.asked).toEqual([LOOKUP]);
  });
});

test('only an ID token is proof of identity', async () => {
  const [idToken, cookie] = Object.values(TOKENS).map(({ claims, signer }) => sign(claims(), signer()));
  expect((await ask(String(idToken), 'identity')).status).toBe(200);
  expect((await ask(String(cookie), 'identity')).status).toBe(401);
});

test.each([
  [ID_TOKEN_KEYS, 1],
  [LOOKUP, 2],
  [SERVER_TOKEN, 3],
])('a failing provider does not make a token invalid: %s', async (address, hours) => {
  const now = Date.now() + hours * HOUR_S * 1_000; // what the test before has cached has expired
  vi.useFakeTimers({ now, toFake: ['Date'] });
  cloud.failing.add(address);
  const { claims, signer } = TOKENS['an ID token'];
  const { status } = await ask(sign(claims(), signer()));
  vi.useRealTimers();
  expect(status).toBe(500);
});
