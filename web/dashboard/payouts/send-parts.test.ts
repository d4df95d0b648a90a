import type { Payout } from '@aloghor/functions/contract/payouts';
import { PAYOUT_ROWS_MAXIMUM } from '@aloghor/functions/domain/payouts';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { type SentPayout, sendParts } from './send-parts.ts';

const FIRST_DAY = '2026-11-20';
const LATER = '2026-11-22';

/** The server, which keeps a part once, and rejects it with another day or total; the connection is cut after `lasts` calls. */
function aServer() {
  const kept = new Map<string, SentPayout>();
  let lasts = Number.POSITIVE_INFINITY;
  return {
    kept,
    cutAfter(calls: number) {
      lasts = calls;
    },
    async send(body: SentPayout): Promise<Payout> {
      if (lasts-- <= 0) throw new TypeError('Failed to fetch');
      const id = JSON.stringify(body.rows);
      const known = kept.get(id) ?? body;
      if (known.day !== body.day || known.total !== body.total) {
        const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'payout-kept', payout: known };
        throw new ApiError(409, problem as never); // as far as it is read
      }
      kept.set(id, known);
      return known as unknown as Payout; // as far as it is read
    },
  };
}

const rows = Array.from({ length: 2 * PAYOUT_ROWS_MAXIMUM + 1 }, (_, place) => ({
  invoice: `A-${place}`,
  collected: 500,
  charge: 70,
}));
const fileHash = 'a'.repeat(64);
const file = {
  courier: 'pathao' as const,
  fileName: 'november.csv',
  hashFile: async () => fileHash,
  day: FIRST_DAY,
  rows,
  total: 430 * rows.length,
};
const noPart = () => {};

test('a file that came to a stop goes on where it stopped, also on another day, with the day of what is kept', async () => {
  const { send, kept, cutAfter } = aServer();
  cutAfter(1);
  await expect(sendParts(file, send, noPart)).rejects.toThrow('Failed to fetch');
  expect(kept.size).toBe(1);
  cutAfter(Number.POSITIVE_INFINITY);
  const sent: (number | undefined)[] = [];
  const parts = await sendParts({ ...file, day: LATER }, send, (part) => sent.push(part?.number));
  expect([sent, kept.size]).toEqual([[1, 2, 3], 3]);
  expect(parts.map(({ day }) => day)).toEqual([FIRST_DAY, FIRST_DAY, FIRST_DAY]);
});

test('a file with another total, or of one part alone that is here with another day, is told to be kept', async () => {
  const { send } = aServer();
  await sendParts(file, send, noPart);
  await expect(sendParts({ ...file, total: 1 }, send, noPart)).rejects.toMatchObject({ code: 'payout-kept' });
  const short = { ...file, rows: rows.slice(0, 2), total: 860 };
  await sendParts(short, send, noPart);
  await expect(sendParts({ ...short, day: LATER }, send, noPart)).rejects.toMatchObject({ code: 'payout-kept' });
});

test('each part of a large file says which file it is of, and a small one is not even hashed, as no browser does without https', async () => {
  const { send, kept } = aServer();
  await sendParts(file, send, noPart);
  expect([...kept.values()].map((body) => body.fileHash)).toEqual([fileHash, fileHash, fileHash]);
  const short = aServer();
  const hashFile = () => Promise.reject(new TypeError('crypto.subtle is undefined'));
  await sendParts({ ...file, hashFile, rows: rows.slice(0, 2), total: 860 }, short.send, noPart);
  expect([...short.kept.values()].map((body) => 'fileHash' in body)).toEqual([false]);
});
