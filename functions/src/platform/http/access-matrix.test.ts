import type express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessMatrix } from '../../../test/access-matrix.ts';
import { claimsOf, openCloud, sign, unsigned } from '../../../test/identity-provider.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';

const RAHIM = 'rahim';
const HOUR_S = 3_600;

interface Problem {
  status: number;
  code: string;
}

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

// Public endpoints ignore tokens, and would need the database.
const closed = accessMatrix().filter(([, { access }]) => access !== 'anyone');

test.each(TOKENS)('in the cloud every call that is not for anyone rejects a token that is %s', async (_what, token) => {
  expect(closed.length).toBeGreaterThan(20);
  const answers: object[] = [];
  for (const [name, { method, path }] of closed) {
    const headers = { authorization: `Bearer ${token()}` };
    const answer = await answerInProcess(app, path.replace(/:\w+/, 'somebody'), { method, headers });
    const { status, code } = (await answer.json()) as Problem;
    answers.push({ name, answered: answer.status, status, code });
  }
  const rejected = { status: 401, code: 'token-refused' };
  expect(answers).toEqual(closed.map(([name, , { badToken }]) => ({ name, answered: badToken, ...rejected })));
});
