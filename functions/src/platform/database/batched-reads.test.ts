import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBatched } from './batched-reads.ts';

// Here a document's reference and its snapshot are the same string.
const getAll = vi.fn<(...asked: unknown[]) => Promise<unknown[]>>();
const transaction = { getAll } as unknown as Transaction;

beforeEach(() => void getAll.mockReset().mockImplementation(async (...asked) => asked.slice(0, -1)));

const read = (names: string[], fields?: string[]) =>
  readBatched(transaction, names as unknown as DocumentReference[], fields);

test('concurrent requests share one round trip, and each gets its own documents', async () => {
  expect(await Promise.all([read(['order']), read(['jute', 'moon']), read(['jute'])])).toEqual([
    ['order'],
    ['jute', 'moon'],
    ['jute'],
  ]);
  expect(getAll).toHaveBeenCalledOnce();
});

test('a later request makes a round trip of its own', async () => {
  expect(await read(['order'])).toEqual(['order']);
  expect(await read(['jute'])).toEqual(['jute']);
  expect(getAll.mock.calls.map(([first]) => first)).toEqual(['order', 'jute']);
});

test('another transaction makes its own round trips', async () => {
  const other = { getAll: vi.fn(async () => ['theirs']) };
  const theirs = readBatched(other as unknown as Transaction, ['moon'] as unknown as DocumentReference[], undefined);
  expect(await Promise.all([read(['jute']), theirs])).toEqual([['jute'], ['theirs']]);
});

test.each([
  [
    [
      ['name', 'img'],
      ['name', 'price'],
    ],
    ['name', 'img', 'price'],
  ],
  [[[], ['name']], ['name']],
  [[['name'], undefined], undefined],
])('of the wanted fields %j the batch brings %j', async (wanted, fieldMask) => {
  await Promise.all(wanted.map((fields) => read(['jute'], fields)));
  expect(getAll.mock.lastCall?.at(-1)).toEqual({ fieldMask });
});

test('a failed round trip rejects all its requests, and the next one is made', async () => {
  getAll.mockRejectedValueOnce(new Error('out of line'));
  const answers = await Promise.allSettled([read(['jute']), read(['moon'])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(['jute'])).toEqual(['jute']);
});
