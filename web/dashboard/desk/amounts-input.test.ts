import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { SentAmount } from '@aloghor/functions/contract/orders';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { expect, test } from 'vitest';
import { amountsInputOf, chargeWithCall, parseAmountsInput, proposedCharge, suggestedCharge } from './amounts-input.ts';

const AMOUNTS: SentAmount[] = [
  { kind: 'delivery', taka: 70 },
  { kind: 'discount', taka: 20.5 },
  { kind: 'advance', taka: 500, transaction: 'BKX7' },
];
const FREE: SentAmount = { kind: 'delivery', taka: 0 };

test.each([{ amounts: AMOUNTS }, { amounts: [FREE] }, { amounts: [] }])(
  'amounts become field values, and these become the same amounts: $amounts',
  ({ amounts }) => {
    expect(parseAmountsInput(amountsInputOf(amounts))).toEqual(amounts);
  },
);

test('an invalid amount counts as 0, and never makes the sum to collect negative', () => {
  const typed = { delivery: '-50', discount: '12x', advance: '1e9', advanceTransaction: 'BKX7' };
  expect(parseAmountsInput(typed)).toEqual([FREE]);
});

test('empty fields are no amounts, even with a transaction number: only a typed 0 makes the delivery free', () => {
  expect(parseAmountsInput({ delivery: '', advanceTransaction: 'BKX7' })).toEqual([]);
  expect(parseAmountsInput({ discount: '20.5' })).toEqual([AMOUNTS[1]]);
  expect(parseAmountsInput({ delivery: '0', discount: '0' })).toEqual([FREE]);
});

const charges: DeliverySettings['charges'] = [
  { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } },
  { zone: 'suburbs', taka: 100, days: { least: 2, most: 3 } },
  { zone: 'elsewhere', taka: 130, days: { least: 3, most: 5 } },
];

test.each([
  [{ district: 'Dhaka', thana: 'Dhanmondi' }, '70'],
  [{ district: 'Dhaka' }, '70'],
  [{ district: 'Dhaka', thana: 'Savar' }, '100'],
  [{ district: 'Gazipur' }, '100'],
  [{ district: 'Narayanganj' }, '100'],
  [{ district: 'Sylhet' }, '130'],
])('the suggested charge to %j is %s taka', (place, delivery) => {
  expect(suggestedCharge({ charges }, { place, totalPrice: 900 })).toEqual({ delivery });
});

test('nothing is suggested without a place, for a zone without a charge, or in a shop without charges', () => {
  const inSylhet = { place: { district: 'Sylhet' }, totalPrice: 900 };
  expect(suggestedCharge({ charges }, { totalPrice: 900 })).toEqual({});
  expect(suggestedCharge({ charges: charges.slice(0, 2) }, inSylhet)).toEqual({});
  expect(suggestedCharge({ charges: [] }, inSylhet)).toEqual({});
  expect(suggestedCharge(undefined, inSylhet)).toEqual({});
});

test('a free delivery is suggested as such, from the total on that the shop has set', () => {
  const settings = { charges, freeFrom: 900 };
  expect(suggestedCharge(settings, { place: { district: 'Sylhet' }, totalPrice: 900 })).toEqual({
    delivery: '0',
  });
  expect(suggestedCharge(settings, { place: { district: 'Sylhet' }, totalPrice: 899 })).toEqual({
    delivery: '130',
  });
});

const DHAKA = { place: { district: 'Dhaka', thana: 'Dhanmondi', zone: 'insideDhaka' as const } };
const SYLHET = { place: { district: 'Sylhet', zone: 'outsideDhaka' as const } };

/** An order to Sylhet, with this charge, that was corrected so often: the fields as they were before each time. */
function rowOf(charge: number | undefined, ...befores: object[]) {
  const order = {
    totalPrice: 900,
    ...SYLHET,
    amounts: charge === undefined ? [] : [{ kind: 'delivery', taka: charge, at: 1 }],
  };
  return {
    order,
    desk: { versions: befores.map((before) => ({ at: 1, by: 'a@b.example', before })) },
  } as unknown as DeskOrder;
}

test.each([
  ['another place', rowOf(70, DHAKA)],
  ['another place, then another name', rowOf(70, DHAKA, { name: 'Rupa' })],
  ['a larger quantity, which was delivered free', rowOf(0, { totalPrice: 5_400 })],
])('another charge is proposed after a correction of %s', (_, row) => {
  expect(proposedCharge({ charges, freeFrom: 5_000 }, row)).toBe(130);
});

test('a charge is proposed for an order without one, as soon as it has a place', () => {
  const row = rowOf(undefined);
  expect(proposedCharge({ charges }, row)).toBe(130);
  const nowhere = { ...row, order: { ...row.order, place: undefined } };
  expect(proposedCharge({ charges }, nowhere)).toBeUndefined();
});

test.each([
  ['it is right', rowOf(130, DHAKA)],
  ['the order was never corrected', rowOf(70)],
  ['only its name was', rowOf(70, { name: 'Rupa' })],
  ['the desk has set another one', rowOf(50, DHAKA)],
])('no charge is proposed where %s', (_, row) => {
  expect(proposedCharge({ charges, freeFrom: 5_000 }, row)).toBeUndefined();
  expect(proposedCharge(undefined, row)).toBeUndefined();
});

test('it goes with the outcome of a call, unless the order is paid, or a courier knows its sum', () => {
  const row = rowOf(undefined);
  expect(chargeWithCall({ charges }, row)).toBe(130);
  expect(
    chargeWithCall({ charges }, { ...row, order: { ...row.order, payment: { sum: 900, at: 1 } } }),
  ).toBeUndefined();
  const parcel = { state: 'booked' } as DeskOrder['desk']['parcel'];
  expect(chargeWithCall({ charges }, { ...row, desk: { ...row.desk, parcel } })).toBeUndefined();
});
