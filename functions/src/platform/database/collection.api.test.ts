import { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { inSnapshot, inTransaction } from './collection.ts';
import { questions } from './collections.ts';
import { DatabaseBusy } from './database-timeouts.ts';
import { database } from './firebase.ts';

const LIMIT_MS = 1_000;

/** Firestore's error ABORTED, for a transaction that lost against a concurrent one. */
const aborted = Object.assign(new Error('aborted'), { code: 10 });

test('a transaction that never ends is given up', async () => {
  const endless = inTransaction(() => new Promise(() => {}), LIMIT_MS);
  await expect(endless).rejects.toBeInstanceOf(DatabaseBusy);
});

test('a transaction is not retried after its time limit', async () => {
  const transactions = vi.spyOn(Firestore.prototype, 'runTransaction');
  const hopeless = inTransaction(() => Promise.reject(aborted), LIMIT_MS);
  await expect(hopeless).rejects.toBeInstanceOf(DatabaseBusy);
  await vi.waitFor(() => expect(transactions.mock.results.at(-1)?.value).rejects.toBeInstanceOf(DatabaseBusy));
  expect(transactions.mock.calls.length).toBeGreaterThan(2);
  transactions.mockRestore();
});

test('a transaction that ends after its time limit writes nothing', async () => {
  const transactions = vi.spyOn(Firestore.prototype, 'runTransaction');
  let goOn = () => {};
  const itsTimeIsOver = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const late = inTransaction(async (transaction) => {
    questions.within(transaction).insert('late', { name: 'Rahim', email: 'r@x.example', question: 'Q', at: 1 });
    await itsTimeIsOver;
  }, LIMIT_MS);
  await expect(late).rejects.toBeInstanceOf(DatabaseBusy);
  goOn();
  await expect(transactions.mock.results[0]?.value).rejects.toBeInstanceOf(DatabaseBusy);
  transactions.mockRestore();
  expect(await questions.get(['late'])).toEqual([]);
});

test.each([
  ['a lost race', 10, 'not now'],
  ['an unreachable database', 14, 'not now'],
  ["the end of Firestore's patience", 3, 'The referenced transaction has expired or is no longer valid.'],
])('after %s a transaction is tried again, and its answer is that of the last try', async (_, code, message) => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(Object.assign(new Error(message), { code }));
  expect(await inTransaction(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('what already exists is not tried again', async () => {
  const work = vi.fn(() => Promise.reject(Object.assign(new Error('already there'), { code: 6 })));
  await expect(inTransaction(work)).rejects.toThrow('already there');
  expect(work).toHaveBeenCalledOnce();
});

test('a transaction that keeps failing rejects with its error', async () => {
  const failing = inTransaction(() => Promise.reject(new Error('out of paper')));
  await expect(failing).rejects.toThrow('out of paper');
});

test('a snapshot whose first read fails rejects, and leaves no rejection unheard, which would end the process', async () => {
  const client = database as unknown as { requestStream: () => Promise<unknown> }; // hidden by the client's types
  vi.spyOn(client, 'requestStream').mockRejectedValueOnce(Object.assign(new Error('away'), { code: 7 }));
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const reading = inSnapshot((snapshot) => questions.within(snapshot).get(['any']));
  await expect(reading).rejects.toThrow('away');
  await new Promise((resolve) => setImmediate(resolve)); // Node reports it after all pending microtasks
  process.off('unhandledRejection', unheard);
  vi.restoreAllMocks();
  expect(unheard).not.toHaveBeenCalled();
});
