import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS_LEDGER, meta, type SubscriberDocument, subscribers } from '../src/platform/database/collections.ts';
import { database } from '../src/platform/database/firebase.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';
import { carryOver, type Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';
import { runMigration, waitingMigrations } from './run-migration.ts';

/** Subscribers as an older release might have stored them. */
type Older = Partial<SubscriberDocument> & { address?: string };

const EXAMPLE: Migration = {
  id: '2027-01-15-address-of-subscribers',
  release: '1.1.0',
  description: 'Calls the address of a subscriber its e-mail, as everywhere.',
  pending: async () => !(await subscribers.reference.where('address', '>', '').limit(1).get()).empty,
  run: (batch) => carryOver(subscribers, withEmail, batch),
};

function withEmail({ address, ...others }: Older): SubscriberDocument | undefined {
  return address === undefined ? undefined : ({ ...others, email: address } as SubscriberDocument); // it had all else
}

/** More than one batch. */
const COUNT = 103;

beforeEach(async () => {
  await resetToSeed();
  const writer = database.bulkWriter();
  for (let place = 0; place < COUNT; place++)
    void writer.set(subscribers.reference.doc(`older-${String(place).padStart(3, '0')}`), older(place));
  void writer.set(subscribers.reference.doc('current'), { email: 'rahim@example.com', at: 9 });
  await writer.close();
});

afterAll(resetToSeed);

const older = (place: number) =>
  ({ address: `karim-${place}@example.com`, at: place }) as unknown as SubscriberDocument;
const stored = async () => (await subscribers.reference.get()).docs.map((document) => document.data());
const olderLeft = async () => (await stored()).filter((document) => 'address' in document).length;
const entry = async () => (await meta.get([MIGRATIONS_LEDGER]))[0]?.ran[EXAMPLE.id];
const waits = async () => (await waitingMigrations([EXAMPLE])).length === 1;

test('carries all documents over once, and notes it', async () => {
  expect(await waits()).toBe(true);
  expect(await runMigration(EXAMPLE, false)).toBe(COUNT);
  expect(await waits()).toBe(false);
  const documents = await stored();
  expect(documents).toHaveLength(COUNT + 1);
  for (const document of documents) expect(document).toEqual({ email: expect.any(String), at: expect.any(Number) });
  const { doneAt = 0, startedAt = 0, ...noted } = (await entry()) ?? {};
  expect(noted).toEqual({ release: '1.0.0', changed: COUNT });
  expect(doneAt).toBeGreaterThanOrEqual(startedAt);
});

test('a dry run counts what would change, and writes nothing', async () => {
  const before = await stored();
  expect(await runMigration(EXAMPLE, true)).toBe(COUNT);
  expect(await stored()).toEqual(before);
  expect(await entry()).toBeUndefined();
  expect(await waits()).toBe(true);
});

test('one that broke off waits, and goes on where it was', async () => {
  const cursors: unknown[] = [];
  const run = (breaksOff: boolean): Migration['run'] => {
    return async (batch) => {
      if (breaksOff && batch.cursor) throw new Error('The network is gone.');
      cursors.push(batch.cursor);
      return EXAMPLE.run(batch);
    };
  };
  await expect(runMigration({ ...EXAMPLE, run: run(true) }, false)).rejects.toThrow('The network is gone.');
  const { startedAt, cursor, doneAt } = (await entry()) ?? {};
  expect([cursor, doneAt]).toEqual(['older-098', undefined]);
  const nothingLeft = { ...EXAMPLE, pending: async () => false };
  expect(await waitingMigrations([nothingLeft])).toEqual([nothingLeft]);
  expect(await runMigration({ ...EXAMPLE, run: run(false) }, false)).toBe(COUNT);
  expect(cursors).toEqual([undefined, 'older-098']);
  expect(await entry()).toMatchObject({ startedAt, changed: COUNT, doneAt: expect.any(Number) });
  expect(await olderLeft()).toBe(0);
});

test('one that has run waits again where an older backup brought documents back, and begins anew', async () => {
  await runMigration(EXAMPLE, false);
  await subscribers.reference.doc('restored').set(older(7));
  expect(await waits()).toBe(true);
  expect(await runMigration(EXAMPLE, false)).toBe(1);
  expect([await olderLeft(), await waits()]).toEqual([0, false]);
});

test('the ledger keeps what it has of others', async () => {
  const other = { release: '1.1.0', startedAt: 1, doneAt: 2, changed: 3 };
  await meta.reference.doc(MIGRATIONS_LEDGER).set({ ran: { other } });
  await runMigration(EXAMPLE, false);
  expect((await meta.get([MIGRATIONS_LEDGER]))[0]?.ran).toEqual({ other, [EXAMPLE.id]: expect.anything() });
});

test('the command says what would change, changes it, and has nothing to do the next time', async () => {
  const all = MIGRATIONS as Migration[]; // read-only for everybody else
  all.push(EXAMPLE);
  onTestFinished(() => void all.pop());
  const named = '2027-01-15-address-of-subscribers: Calls the address of a subscriber its e-mail, as everywhere.';
  expect(await runHere('migrate', ['--dry-run'])).toEqual({ code: 0, said: `${named} It would change 103 documents.` });
  expect(await olderLeft()).toBe(COUNT);
  expect(await runHere('migrate')).toEqual({ code: 0, said: `${named} 103 documents changed.` });
  expect(await olderLeft()).toBe(0);
  expect((await runHere('migrate')).said).toBe('Nothing waits: all documents have the form of this release.');
});

test('the command runs as it is typed, and names a missing project or an unknown option', async () => {
  expect(await runScript('migrate', ['--dry-run'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Nothing waits/),
  });
  expect(await runHere('migrate', [], { GCLOUD_PROJECT: '' })).toMatchObject({
    code: 1,
    said: 'Say in which project: GCLOUD_PROJECT=<project> npm run migrate',
  });
  expect(await runHere('migrate', ['--now'])).toMatchObject({ code: 1, said: expect.stringContaining("'--now'") });
});
