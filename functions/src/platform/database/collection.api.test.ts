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
  // The time limit ends the retries; if they ran out, the last try's error would be thrown.
  await expect(transactions.mock.results[0]?.value).rejects.toBeInstanceOf(DatabaseBusy);
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
