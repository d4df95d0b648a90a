import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../src/platform/database/collections.ts';
import { firebase } from '../src/platform/database/firebase.ts';
import { ask } from '../test/ask.ts';
import { newCustomer, renewed } from '../test/people.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';
import { auditLines } from '../test/stored-documents.ts';

beforeAll(resetToSeed);

const promoteAdmin = (args: string[], env?: NodeJS.ProcessEnv) => runHere('promote-admin', args, env);

test('makes the first admin: claim, role and audit entry, for a new and for a known account', async () => {
  const rahim = await newCustomer('Rahim');
  const unproved = await promoteAdmin([rahim.email]);
  expect(unproved.said).toContain(`The address ${rahim.email} is not verified yet: `);
  expect(unproved.code).toBe(1);
  expect((await users.reference.doc(rahim.uid).get()).exists).toBe(false);

  await getAuth(firebase).updateUser(rahim.uid, { emailVerified: true });
  const { code, said } = await runScript('promote-admin', [rahim.email.toUpperCase()]);
  expect(said).toContain('is an admin now.');
  expect(code).toBe(0);
  expect((await users.reference.doc(rahim.uid).get()).data()).toMatchObject({
    name: 'Rahim',
    email: rahim.email,
    role: 'admin',
  });
  expect((await ask(await renewed(rahim), 'GET /users')).status).toBe(200);
  expect(await auditLines(rahim.uid)).toMatchObject([
    { by: 'npm run promote-admin', subject: 'role', after: { role: 'admin' } },
  ]);

  expect(await promoteAdmin([rahim.email])).toMatchObject({
    code: 0,
    said: expect.stringContaining('was an admin already.'),
  });
  expect(await auditLines(rahim.uid)).toHaveLength(1);
});

test.each([
  [['nobody@example.com'], {}, 'Nobody has registered as nobody@example.com yet: register in the shop first.'],
  [[], {}, 'Say whom to promote: npm run promote-admin -- someone@example.com'],
  [['admin@aloghor.example'], { GCLOUD_PROJECT: '' }, 'Say in which project: '],
])('says in a sentence what is missing: %j', async (args, env, sentence) => {
  const { code, said } = await promoteAdmin(args, env);
  expect(said).toContain(sentence);
  expect(code).toBe(1);
});
