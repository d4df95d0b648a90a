import { expect, test } from 'vitest';
import { accountsOf, hashingOf, writeAccounts } from './accounts.ts';
import { CommandError } from './command-error.ts';
import type { Project } from './project.ts';

const HASHING = { algorithm: 'SCRYPT', signerKey: 'a2V5', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };

/** A project in the cloud, whose provider answers in this order; what it was asked. */
function cloud(...replies: unknown[]) {
  const asked: { path: string; body?: object }[] = [];
  const project: Project = {
    id: 'lamps',
    isLocal: false,
    root: 'projects/lamps/databases/(default)/documents',
    askFirestore: () => Promise.reject(new Error('not asked')),
    askAccounts: async (path, body) => {
      asked.push({ path, ...(body && { body }) });
      const reply = replies.shift();
      if (reply instanceof Error) throw reply;
      return reply;
    },
    empty: () => Promise.reject(new Error('not asked')),
  };
  return { project, asked };
}

async function collected<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

test('how passwords are hashed is saved, because the hashes are nothing without', async () => {
  const { project, asked } = cloud({ signIn: { hashConfig: HASHING } });
  expect(await hashingOf(project)).toEqual(HASHING);
  expect(asked).toEqual([{ path: 'admin/v2/projects/lamps/config' }]);
});

test.each([
  ['answers 403', new CommandError('403')],
  ['sends no key', { signIn: { hashConfig: { algorithm: 'SCRYPT' } } }],
  ['sends an empty key', { signIn: { hashConfig: { ...HASHING, signerKey: '' } } }],
])('a provider that %s is no reason to leave out passwords silently', async (_, reply) => {
  await expect(hashingOf(cloud(reply).project)).rejects.toThrow('may not see the hashes of passwords');
});

test('hashes that are blacked out are rejected, and passwords left out only when asked for', async () => {
  const redacted = { users: [{ localId: 'one', passwordHash: 'UkVEQUNURUQ=', salt: 'c2FsdA' }] };
  await expect(collected(accountsOf(cloud(redacted).project, true))).rejects.toBeInstanceOf(CommandError);
  expect(await collected(accountsOf(cloud(redacted).project, false))).toEqual([{ localId: 'one' }]);
});

test('accounts are read page by page', async () => {
  const { project, asked } = cloud(
    { users: [{ localId: 'one' }], nextPageToken: 'a b' },
    { users: [{ localId: 'two' }] },
  );
  expect(await collected(accountsOf(project, true))).toEqual([{ localId: 'one' }, { localId: 'two' }]);
  expect(asked.map(({ path }) => path)).toEqual([
    'v1/projects/lamps/accounts:batchGet?maxResults=1000',
    'v1/projects/lamps/accounts:batchGet?maxResults=1000&nextPageToken=a+b',
  ]);
});

async function* lines(...accounts: object[]) {
  for (const account of accounts) yield JSON.stringify(account);
}

test('accounts are sent by the thousand, with claims, hash and how it was made', async () => {
  const { project, asked } = cloud({}, {});
  const rahim = { localId: 'rahim', customAttributes: '{"admin":true}', passwordHash: 'aGFzaA', salt: 'c2FsdA' };
  const providers = [{ providerId: 'password' }, { providerId: 'google.com', rawId: '1' }];
  const others = Array.from({ length: 1_000 }, (_, place) => ({ localId: `other-${place}` }));
  const all = lines({ ...rahim, providerUserInfo: providers, validSince: '1', kind: 'told only' }, ...others);
  expect(await writeAccounts(project, all, { hashing: HASHING, isOverwriting: false })).toBe(1_001);
  const [first, second] = asked.map(({ body }) => body as { users: object[] });
  expect(first).toMatchObject({
    users: [{ ...rahim, providerUserInfo: [{ providerId: 'google.com', rawId: '1' }] }, ...others.slice(0, 999)],
    hashAlgorithm: 'SCRYPT',
    signerKey: 'a2V5',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
    allowOverwrite: false,
  });
  expect(Object.keys(first?.users[0] ?? {})).not.toEqual(expect.arrayContaining(['validSince']));
  expect(second?.users).toHaveLength(1);
});

test('an account that is rejected is named', async () => {
  const { project } = cloud({ error: [{ index: 1, message: 'no such address' }] });
  const writing = writeAccounts(project, lines({ localId: 'a' }, { localId: 'b' }), {
    hashing: HASHING,
    isOverwriting: true,
  });
  await expect(writing).rejects.toThrow('The account b is refused: no such address');
});
