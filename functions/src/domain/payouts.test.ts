import { describe, expect, test } from 'vitest';
import { type CourierTariff, usualTariff } from './courier-tariffs.ts';
import {
  entersRow,
  type FindingKind,
  findingsOf,
  isBesideOrders,
  type PayoutParcel,
  type PayoutRow,
  sumOwed,
  sumPaid,
} from './payouts.ts';

const TARIFF: CourierTariff = { ...usualTariff('steadfast'), percentElsewhere: 1 };
const ZONES = ['insideDhaka', 'suburbs', 'elsewhere'] as const;
const ENDS = ['delivered', 'delivered', 'delivered', 'partlyDelivered', 'returned'] as const;
const WORDS = { delivered: 'delivered', partlyDelivered: 'Partial Delivered', returned: 'cancelled_return_received' };

const CHARGES = { insideDhaka: 70, suburbs: 100, elsewhere: 130 };

/** Of five parcels one was paid ahead: there is nothing to collect for it. */
const PAID_AHEAD = 1;

/** A parcel of a day's work: of every zone, weight and end. */
function parcelOf(place: number): PayoutParcel {
  const end = ENDS[place % ENDS.length] ?? 'delivered';
  return {
    orderId: `order-${place}`,
    number: `A-${place}`,
    courier: 'steadfast',
    invoice: `A-${place}`,
    consignmentId: `${9_000 + place}`,
    end,
    expected: end === 'returned' || place % 5 === PAID_AHEAD ? 0 : 500 + place,
    zone: ZONES[place % ZONES.length],
    grams: (place % 4) * 700,
  };
}

/** What an honest courier says of it, reckoned by hand: 15 or 25 taka a kilogram above the first, 1 % outside the city and its charge rounded. */
function honestRow({
  consignmentId,
  invoice,
  end = 'delivered',
  expected,
  zone = 'elsewhere',
  grams,
}: PayoutParcel): PayoutRow {
  const kilograms = grams > 2_000 ? 2 : grams > 1_000 ? 1 : 0;
  const whole = CHARGES[zone] + kilograms * (zone === 'insideDhaka' ? 15 : 25);
  return {
    consignmentId,
    invoice,
    collected: expected,
    charge: end === 'partlyDelivered' ? whole * 1.5 : whole,
    collecting: zone === 'insideDhaka' ? 0 : Math.round(expected / 100),
    word: WORDS[end],
  };
}

const NO_CHARGE = { charge: 0, collecting: 0 };

const PARCELS = Array.from({ length: 200 }, (_, place) => parcelOf(place));
const ROWS = PARCELS.map(honestRow);

const found = (rows: PayoutRow[], parcels: (PayoutParcel | undefined)[], total = sumPaid(rows)) =>
  findingsOf({ courier: 'steadfast', rows, total }, parcels, TARIFF);

test('of 200 honest rows nothing is found', () => {
  expect(found(ROWS, PARCELS)).toEqual([]);
});

test('of sixteen planted errors of sixteen kinds in 200 rows sixteen are found, and none is false', () => {
  const rows = [...ROWS];
  const parcels: (PayoutParcel | undefined)[] = [...PARCELS];
  const plant = (place: number, row: Partial<PayoutRow>, parcel: Partial<PayoutParcel> = {}) => {
    rows[place] = { ...(rows[place] as PayoutRow), ...row };
    parcels[place] = { ...(parcels[place] as PayoutParcel), ...parcel };
  };
  parcels[5] = undefined;
  plant(20, { invoice: 'A-21' });
  plant(35, {}, { courier: 'pathao' });
  rows[50] = rows[40] as PayoutRow;
  parcels[50] = parcels[40];
  plant(65, {}, { end: undefined });
  plant(80, { word: 'cancelled', collected: 0, collecting: 0 });
  plant(95, { collected: -300 });
  plant(110, { collected: 600, collecting: 6 });
  plant(125, { collected: 630 });
  plant(140, { charge: 180 });
  plant(155, { collecting: 40 });
  rows[170] = { collected: -40, charge: 0 };
  parcels[170] = undefined;
  plant(185, {}, { end: 'returned', expected: 0 });
  plant(189, { collected: 400, ...NO_CHARGE }, { end: 'returned', expected: 0, compensation: { asked: 650 } });
  plant(195, { collected: 600, ...NO_CHARGE }, { expected: 0, compensation: { asked: 650, paid: 650 } });
  const planted: [FindingKind, number | undefined, number][] = [
    ['unknownParcel', 5, -370],
    ['mixedUp', 20, -385],
    ['otherCourier', 35, -350],
    ['paidTwice', 50, -435],
    ['notEnded', 65, -429],
    ['returnOfDelivered', 80, 580],
    ['takenBack', 95, 486],
    ['tooLittle', 110, 10],
    ['tooMuch', 125, -5],
    ['chargeTooHigh', 140, 50],
    ['collectingTooHigh', 155, 33.45],
    ['noReason', 170, 40],
    ['deliveredOfReturn', 185, -honestRow(PARCELS[185] as PayoutParcel).collected],
    ['otherCompensation', 189, 250],
    ['compensationClosed', 195, -600],
    ['wrongTotal', undefined, 11],
  ];
  const all = found(rows, parcels, sumPaid(rows) - 11);
  expect(all.map(({ kind, row, taka }) => [kind, row, taka])).toEqual(planted);
});

const [PARCEL] = PARCELS as [PayoutParcel];
const ROW = honestRow(PARCEL);

describe('a row', () => {
  test('is found by one of its ids, where the courier tells the other of none', () => {
    expect(found([{ ...ROW, invoice: undefined }], [PARCEL])).toEqual([]);
    expect(found([ROW], [{ ...PARCEL, consignmentId: undefined }])).toEqual([]);
  });

  test('that takes money back waits for a person, whatever its reason, and may come beside the payment', () => {
    const back = { ...ROW, collected: -500, charge: 0, collecting: 0, reason: 'Advance adjusted' };
    const takenBack = [{ kind: 'takenBack', row: 1, taka: 500 }];
    expect(found([ROW, back], [PARCEL, { ...PARCEL, payout: 'steadfast_1' }])).toEqual(takenBack);
  });

  test('of no parcel needs a reason', () => {
    expect(found([{ collected: 20, charge: 0, reason: 'Claim of October' }], [undefined])).toEqual([]);
    expect(found([{ collected: 20, charge: 0 }], [undefined])).toMatchObject([{ kind: 'noReason', taka: -20 }]);
  });

  test('of a parcel that an earlier payout has brought is paid twice', () => {
    expect(found([ROW], [{ ...PARCEL, payout: 'steadfast_1' }])).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
  });

  test('of the sum that somebody has closed as paid beside the order is paid twice, whatever it pays for', () => {
    const extras = [ROW.collected];
    expect(found([ROW], [{ ...PARCEL, extras }])).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
    expect(found([ROW], [{ ...PARCEL, extras: [ROW.collected + 1] }])).toEqual([]);
    const lost: PayoutParcel = { ...PARCEL, end: 'returned', expected: 0, compensation: { asked: 650 } };
    const paid = { ...ROW, ...NO_CHARGE, collected: 650 };
    expect(found([paid], [{ ...lost, extras: [650] }])).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
    expect(found([{ ...paid, collected: 0 }], [{ ...lost, extras: [0] }])).not.toMatchObject([{ kind: 'paidTwice' }]);
  });

  test('that pays for a lost parcel brings what was asked, or what is noted as paid, without a charge, and once', () => {
    const lost: PayoutParcel = { ...PARCEL, end: 'returned', expected: 0, compensation: { asked: 650 } };
    const paid = { ...ROW, ...NO_CHARGE, collected: 650 };
    expect(found([paid], [lost])).toEqual([]);
    expect(found([paid], [{ ...lost, compensation: { asked: 700, paid: 650 } }])).toEqual([]);
    expect(found([{ ...paid, charge: 70 }], [lost])).toMatchObject([{ kind: 'chargeTooHigh', taka: 70 }]);
    expect(found([paid, paid], [lost, lost])).toMatchObject([{ kind: 'paidTwice', row: 1, taka: -650 }]);
    const byAnother = { ...lost, compensation: { asked: 650, paid: 650, payout: 'steadfast_1' } };
    expect(found([paid], [byAnother])).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
    expect(found([paid], [{ ...lost, compensation: undefined }])).toMatchObject([{ kind: 'deliveredOfReturn' }]);
  });

  test('of a parcel whose order was sent again brings its charge alone; what was collected for it waits for a person', () => {
    const earlier = { ...PARCEL, expected: 0, isEarlier: true };
    expect(found([{ ...ROW, collected: 0, collecting: 0 }], [earlier])).toEqual([]);
    expect(found([ROW], [earlier])).toMatchObject([{ kind: 'earlierParcel', row: 0, taka: -sumPaid([ROW]) }]);
    const charge = { ...ROW, collected: 0, collecting: 0 };
    const lost = { ...earlier, end: undefined };
    expect(found([charge], [lost])).toMatchObject([{ kind: 'earlierCharge', row: 0, taka: charge.charge }]);
  });

  test('whose courier tells one charge alone is compared with both together', () => {
    const [far] = [{ ...PARCEL, zone: 'elsewhere' as const, expected: 2_000 }];
    const row = { ...ROW, collected: 2_000, collecting: undefined };
    expect(found([{ ...row, charge: 150 }], [far])).toEqual([]);
    expect(found([{ ...row, charge: 152 }], [far])).toMatchObject([{ kind: 'chargeTooHigh', taka: 2 }]);
  });

  test('of a place that nobody knows may cost what the dearest does', () => {
    expect(found([{ ...ROW, charge: 130 }], [{ ...PARCEL, zone: undefined }])).toEqual([]);
  });
});

test.each([
  ['of no parcel', 'unknownParcel', { collected: 9 }, false],
  ["of no parcel that is the shop's", 'unknownParcel', { collected: 9, owner: 'shop' }, true],
  ["of no parcel that is the courier's", 'unknownParcel', { collected: 9, owner: 'courier' }, false],
  [
    "without a reason that is the courier's, and settled with it",
    'noReason',
    { collected: -9, owner: 'settled' },
    false,
  ],
  ['that is taken back', 'takenBack', { collected: -9, parcel: 'one' }, true],
  ["that is taken back from another courier's parcel", 'otherCourier', { collected: -9, parcel: 'one' }, true],
  ['that is paid to another courier', 'otherCourier', { collected: 9, parcel: 'one' }, false],
  ['that stands in a file twice', 'paidTwice', { collected: 9, parcel: 'one' }, false],
  ['that is paid twice', 'paidTwice', { collected: 9, parcel: 'one', isExtra: true }, true],
  ['of a charge for an earlier parcel', 'earlierCharge', { collected: 0, parcel: 'one' }, true],
  ['of an order that is not closed', 'notEnded', { collected: 9, parcel: 'one' }, false],
  ['that is taken back and charged too much', 'chargeTooHigh', { collected: -9, parcel: 'one' }, false],
] as const)('closing a finding enters the money of its row as a cost, or not: %s', (_, kind, row, isEntered) => {
  expect(entersRow(kind, row)).toBe(isEntered);
});

test.each([
  ['that was paid beside the order', { isAccepted: true, isExtra: true }, true],
  ["of no parcel that is the shop's", { isAccepted: true, owner: 'shop' }, true],
  ["that is the courier's", { owner: 'courier' }, false],
  ['that was accepted for its order', { isAccepted: true }, false],
  ['that took back what was paid beside the order', { isAccepted: true, isExtra: true, collected: -9 }, false],
  ['that names no parcel', { isAccepted: true, owner: 'shop', invoice: undefined }, false],
] as const)('a row may turn out to be the payment for its order, or not: %s', (_, changes, may) => {
  expect(isBesideOrders({ invoice: 'A-1', collected: 9, charge: 0, ...changes })).toBe(may);
});

test('what a courier is to have back is net of its charges, and only what is not settled yet', () => {
  const row = { collected: 500, charge: 70 };
  const taken = { collected: -40, charge: 0 };
  expect(sumOwed([row, { ...row, owner: 'shop' }, { ...row, owner: 'settled' }])).toBe(0);
  expect(
    sumOwed([
      { ...row, owner: 'courier' },
      { ...taken, owner: 'courier' },
    ]),
  ).toBe(390);
});
