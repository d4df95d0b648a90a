import type express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix } from '../../../test/access-matrix.ts';
import { claimsOf, openCloud, sign, unsigned } from '../../../test/identity-provider.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';

const RAHIM = 'rahim';
const HOUR_S = 3_600;

let cloud: Awaited<ReturnType<typeof openCloud>>;
let app: express.Express;

beforeAll(async () => {
  cloud = await openCloud();
  cloud.accounts.set(RAHIM, { localId: RAHIM, email: 'rahim@example.com' });
  ({ app } = await import('../../app.ts')); // only now: the SDK looks at the environment when it starts
});

afterAll(() => cloud.close());

const now = () => Math.floor(Date.now() / 1_000);
const past = () => ({ auth_time: now() - 2 * HOUR_S, iat: now() - 2 * HOUR_S, exp: now() - HOUR_S });
const claims = (changes?: object) => claimsOf(RAHIM, 'securetoken.google.com', { admin: true, ...changes });
const elsewhere = { aud: 'another', iss: 'https://securetoken.google.com/another' };

const TOKENS: [what: string, token: () => string][] = [
  ['garbage', () => 'hello'],
  ["another project's", () => sign(claims(elsewhere), cloud.signers.idToken)],
  ['unsigned, as those of the emulator', () => unsigned(claims())],
  ["signed by nobody's key", () => sign(claims(), { ...cloud.signers.sessionCookie, kid: cloud.signers.idToken.kid })],
  ['expired', () => sign(claims(past()), cloud.signers.idToken)],
];

// Public rows ignore tokens, and would need the database.
const closed = accessMatrix().filter(([, { access }]) => access !== 'anyone');

describe.each(TOKENS)('in the cloud a token that is %s', (_what, token) => {
  test.each(closed)('is refused by %s', async (_name, { method, path }, { badToken }) => {
    const headers = { authorization: `Bearer ${token()}` };
    const answer = await answerInProcess(app, path.replace(/:\w+/, 'somebody'), { method, headers });
    expect(answer.status).toBe(badToken);
    expect(await answer.json()).toMatchObject({ status: 401, code: 'token-refused' });
  });
});
