import { expect, test } from 'vitest';
import { steadfastPayouts } from './steadfast-payouts.ts';

const ROW = {
  consignment_id: 7001,
  invoice: 'A-1042',
  cod_amount: '1250.00',
  delivery_charge: 70,
  status: 'delivered',
};
const READ = { consignmentId: '7001', invoice: 'A-1042', collected: 1_250, charge: 70, word: 'delivered' };

const rowsOf = (body: unknown, status = 200) =>
  steadfastPayouts(async () => ({ kind: 'answered', status, isSuccess: status < 300, body })).rows('SFC-88213');

test.each([
  ['alone', [ROW]],
  ['under a name', { status: 1, consignments: [ROW] }],
])('the rows of a payment stand %s', async (_where, body) => {
  expect(await rowsOf(body)).toEqual({ kind: 'found', found: [READ] });
});

test.each([
  ['another status in its body', { status: 404, errors: [] }, 200],
  ['nothing but errors', { errors: [], message: 'Not found' }, 200],
  ['another status', { consignments: [ROW] }, 404],
])('an answer with %s tells of no rows: they are asked for again', async (_what, body, status) => {
  expect(await rowsOf(body, status)).toEqual({ kind: 'unknown' });
});
