import type express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessMatrix } from '../../../test/access-matrix.ts';
import { APP_CHECK_KEYS, appCheckClaims, openCloud, sign, unsigned } from '../../../test/identity-provider.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // an expected failure is logged

const PROBLEM = { title: 'Forbidden', status: 403, code: 'app-not-proved' };
const now = () => Math.floor(Date.now() / 1_000);

let cloud: Awaited<ReturnType<typeof openCloud>>;
let app: express.Express;

beforeAll(async () => {
  cloud = await openCloud();
  ({ app } = await import('../../app.ts')); // only now: the SDK looks at the environment when it starts
});

afterAll(() => cloud.close());

beforeEach(() => void vi.stubEnv('APP_CHECK', 'enforce'));

const good = () => sign(appCheckClaims(), cloud.signers.appCheck);

const BAD_TOKENS: [what: string, token: () => string | undefined][] = [
  ['none', () => undefined],
  ['an empty one', () => ''],
  ['garbage', () => 'hello'],
  ['garbage of three parts', () => 'a.b.c'],
  ["another project's", () => sign(appCheckClaims({ aud: ['projects/another'] }), cloud.signers.appCheck)],
  ["another issuer's", () => sign(appCheckClaims({ iss: 'https://example.com/1234567890' }), cloud.signers.appCheck)],
  ["nobody's", () => sign(appCheckClaims({ sub: '' }), cloud.signers.appCheck)],
  [
    'one that has run out',
    () => sign(appCheckClaims({ iat: now() - 7_200, exp: now() - 3_600 }), cloud.signers.appCheck),
  ],
  [
    "one with another key's signature",
    () => sign(appCheckClaims(), { ...cloud.signers.idToken, kid: cloud.signers.appCheck.kid }),
  ],
  ['one of a key that nobody knows', () => sign(appCheckClaims(), { ...cloud.signers.appCheck, kid: 'no-such-key' })],
  ['an unsigned one', () => unsigned(appCheckClaims())],
];

const calls = accessMatrix();
const writing = calls.filter(([, { method, access }]) => method !== 'GET' && access !== 'courier');
const ofCouriers = calls.filter(([, { access }]) => access === 'courier');
const readingForSome = calls.filter(([, { method, access }]) => method === 'GET' && access !== 'anyone');

/** The names of those calls whose answer is not the one that is expected of them. */
async function differing(
  some: typeof calls,
  expected: (call: (typeof calls)[number], answer: Awaited<ReturnType<typeof ask>>) => boolean,
  token?: string,
): Promise<string[]> {
  expect(some.length).toBeGreaterThan(5);
  const names: string[] = [];
  for (const call of some) if (!expected(call, await ask(call[1], token))) names.push(call[0]);
  return names;
}

const asEver = ([, , { guest }]: (typeof calls)[number], { status }: { status: number }) => status === guest;

let address = 0;

/** Each from another address: together they are more than one may make in a minute. */
async function ask({ method, path }: { method: string; path: string }, token?: string) {
  address += 1;
  const from = { 'x-forwarded-for': `198.51.${address >> 8}.${address & 255}` };
  const headers: Record<string, string> = token === undefined ? from : { ...from, 'X-Firebase-AppCheck': token };
  const answer = await answerInProcess(app, `/api${path.replace(/:\w+/, 'somebody')}`, { method, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('where App Check is demanded', () => {
  test.each(BAD_TOKENS)('every call that writes is rejected before anything else, with %s', async (_what, token) => {
    const rejected = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
      status === 403 && Object.entries(PROBLEM).every(([name, value]) => body[name] === value);
    expect(await differing(writing, (_call, answer) => rejected(answer), token())).toEqual([]);
  });

  test('couriers, which are no page, are asked for their secret alone', async () => {
    for (const call of ofCouriers) expect(asEver(call, await ask(call[1]))).toBe(true);
    expect(ofCouriers).toHaveLength(4);
  });

  test('every call that writes is answered as ever, with a good token', async () => {
    expect(await differing(writing, asEver, good())).toEqual([]);
  });

  test('every call that only reads is answered as ever', async () => {
    expect(await differing(readingForSome, asEver)).toEqual([]);
  });

  test('what everybody may read needs no token, nor does /health', async () => {
    const { assertFromOurPages } = await import('./app-check.ts');
    const open = calls.filter(([, { method, access }]) => method === 'GET' && access === 'anyone');
    expect(open.map(([name]) => name)).toContain('GET /health');
    for (const [, endpoint] of open)
      await expect(assertFromOurPages(endpoint, () => undefined)).resolves.toBeUndefined();
  });

  test("the keys of Google are fetched once; where they cannot be, it is nobody's fault", async () => {
    await ask({ method: 'POST', path: '/questions' }, good());
    cloud.asked.length = 0;
    expect((await ask({ method: 'POST', path: '/questions' }, good())).status).toBe(400);
    expect(cloud.asked).toEqual([]);

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 3_600_000); // the cached keys have expired
    cloud.failing.add(APP_CHECK_KEYS);
    const { status } = await ask({ method: 'POST', path: '/questions' }, good());
    vi.mocked(Date.now).mockRestore();
    cloud.failing.clear();
    expect(cloud.asked).toEqual([APP_CHECK_KEYS]);
    expect(status).toBe(500);
  });
});

describe.each([undefined, '', 'off'])('where APP_CHECK is %j', (setting) => {
  beforeEach(() => void vi.stubEnv('APP_CHECK', setting));

  test('no call that writes asks for a token, or looks at one', async () => {
    cloud.asked.length = 0;
    expect(await differing(writing, asEver)).toEqual([]);
    expect(await differing(writing, asEver, 'hello')).toEqual([]);
    expect(cloud.asked).toEqual([]);
  });
});

describe('where App Check is noted', () => {
  beforeEach(() => void vi.stubEnv('APP_CHECK', 'note'));

  test('every call that writes is answered as ever, without a token', async () => {
    expect(await differing(writing, asEver)).toEqual([]);
  });

  const isUnproved = async (token: string | undefined) =>
    (await import('./app-check.ts')).isUnproved((name) => (name === 'X-Firebase-AppCheck' ? token : undefined));

  test.each(BAD_TOKENS)('%s proves nothing', async (_what, token) => {
    expect(await isUnproved(token())).toBe(true);
  });

  test('a good token proves it; elsewhere nobody asks', async () => {
    expect(await isUnproved(good())).toBe(false);
    vi.stubEnv('APP_CHECK', 'off');
    expect(await isUnproved(undefined)).toBe(false);
  });

  test('nothing is said against a caller where the keys of Google cannot be fetched', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3_600_000); // the cached keys have expired
    cloud.failing.add(APP_CHECK_KEYS);
    const isNoted = await isUnproved(good());
    vi.mocked(Date.now).mockRestore();
    cloud.failing.clear();
    expect(isNoted).toBe(false);
  });
});

test('a word that is none of its settings is rejected when the server starts', async () => {
  vi.stubEnv('APP_CHECK', 'enforced');
  await expect(import('../../index.ts')).rejects.toThrow('APP_CHECK is enforced: write off, note or enforce.');
});
