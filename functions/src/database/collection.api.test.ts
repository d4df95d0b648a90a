import { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { inTransaction } from './collection.ts';

const LIMIT_MS = 1_000;
const TOO_BUSY = 'The database is too busy. Try again later.';

/** As Firestore refuses a try that another one has overtaken. */
const overtaken = Object.assign(new Error('overtaken'), { code: 10 });

test('a transaction that never ends is given up', async () => {
  const endless = inTransaction(() => new Promise(() => {}), LIMIT_MS);
  await expect(endless).rejects.toMatchObject({ status: 503, message: TOO_BUSY });
});

test('a transaction is not tried again when its time is over', async () => {
  const transactions = vi.spyOn(Firestore.prototype, 'runTransaction');
  const hopeless = inTransaction(() => Promise.reject(overtaken), LIMIT_MS);
  await expect(hopeless).rejects.toMatchObject({ status: 503, message: TOO_BUSY });
  // Its tries go on until one is stopped: else the last of them would say why it failed.
  await expect(transactions.mock.results[0]?.value).rejects.toMatchObject({ message: TOO_BUSY });
  transactions.mockRestore();
});

test('a transaction that fails for good says why', async () => {
  const failing = inTransaction(() => Promise.reject(new Error('out of paper')), LIMIT_MS);
  await expect(failing).rejects.toThrow('out of paper');
});
