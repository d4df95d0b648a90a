import { expect, test } from 'vitest';
import { type RowRole, roleAt } from './payout-roles.ts';
import type { PayoutParcel } from './payouts.ts';

const PARCEL: PayoutParcel = {
  orderId: 'one',
  number: 'A-1',
  courier: 'steadfast',
  invoice: 'A-1',
  end: 'delivered',
  expected: 1_500,
  grams: 0,
};

/** Lost, so that nothing is to come for the order. */
const LOST: Partial<PayoutParcel> = { end: 'returned', expected: 0, compensation: { asked: 1_200 } };
const DAMAGED: Partial<PayoutParcel> = { compensation: { asked: 500 } };

test.each<[rows: string, sums: number[], Partial<PayoutParcel>, RowRole[]]>([
  ['its money', [1_500], {}, ['parcel']],
  ['its money, once more', [1_500, 1_500], {}, ['parcel', 'repeated']],
  ['money that is taken back', [1_500, -1_500], {}, ['parcel', 'parcel']],
  ['what is paid for a lost one', [1_200], LOST, ['compensation']],
  ['less than was asked for a lost one', [900], LOST, ['compensation']],
  ['the charge of a lost one, and what is paid for it', [0, 1_200], LOST, ['parcel', 'compensation']],
  ['what is paid for a lost one, twice', [1_200, 1_200], LOST, ['compensation', 'repeated']],
  ['the money of a damaged one', [1_500], DAMAGED, ['parcel']],
  ['what was asked for a damaged one, before its money comes', [500], DAMAGED, ['compensation']],
  ['its money, and less than was asked', [1_500, 400], DAMAGED, ['parcel', 'compensation']],
  ['less than was asked, and its money', [400, 1_500], DAMAGED, ['compensation', 'parcel']],
  ['as much again as was collected', [1_500, 1_500], { compensation: { asked: 1_500 } }, ['parcel', 'compensation']],
  ['what is asked, once its money has come', [400], { ...DAMAGED, payout: 'steadfast_1' }, ['compensation']],
  ['its money again, once that has come', [1_500], { ...DAMAGED, payout: 'steadfast_1' }, ['parcel']],
  [
    'its money, once what was asked has come',
    [1_500, 1_500],
    { compensation: { asked: 500, paid: 500, payout: 'steadfast_1' } },
    ['parcel', 'repeated'],
  ],
  ['what is paid for an earlier one', [1_200], { isEarlier: true, ...LOST, end: undefined }, ['compensation']],
])('rows of a parcel are told apart: %s', (_rows, sums, changes, roles) => {
  const rows = sums.map((collected) => ({ collected, parcel: 'steadfast_A-1' }));
  expect(rows.map((_row, place) => roleAt(rows, place, { ...PARCEL, ...changes }))).toEqual(roles);
});

test.each<[rows: string, sums: number[], taken: number, as: RowRole, Partial<PayoutParcel>, RowRole[]]>([
  ['its money, of which the second was accepted', [1_500, 1_500], 1, 'parcel', {}, ['repeated', 'parcel']],
  ['another sum, after its money was accepted', [400, 1_500], 1, 'parcel', DAMAGED, ['compensation', 'parcel']],
  ['what is paid for a lost one, twice', [1_200, 1_200], 1, 'compensation', LOST, ['repeated', 'compensation']],
])('what was accepted stays what it was taken for: %s', (_rows, sums, accepted, as, changes, roles) => {
  const rows = sums.map((collected, place) => ({
    collected,
    parcel: 'steadfast_A-1',
    ...(place === accepted && { taken: as }),
  }));
  expect(rows.map((_row, place) => roleAt(rows, place, { ...PARCEL, ...changes }))).toEqual(roles);
});
