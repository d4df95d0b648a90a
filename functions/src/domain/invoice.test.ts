import { describe, expect, test } from 'vitest';
import type { Amount } from './amounts.ts';
import { invoiceOf, vatIn, vatOf } from './invoice.ts';

const MOON = { _id: 'moon', price: 1_650, quantity: 2 };
const SUN = { _id: 'sun', price: 900, quantity: 1 };
const ORDER = { status: 'Out for Delivery' as const, orderItems: [MOON, SUN], totalPrice: 4_200 };
const ADVANCE: Amount = { kind: 'advance', taka: 500, transaction: 'BKX7' };
const AMOUNTS: Amount[] = [{ kind: 'delivery', taka: 70 }, { kind: 'discount', taka: 20 }, ADVANCE];

const invoice = (change: Partial<Parameters<typeof invoiceOf<typeof MOON>>[0]> = {}) =>
  invoiceOf({ ...ORDER, ...change });
/** Each row as its kind and its taka. */
const rows = (change: Parameters<typeof invoice>[0]) => invoice(change)?.rows.map(({ kind, taka }) => [kind, taka]);

test('an invoice has the products, the charge and the discount; the advance is taken from the total', () => {
  expect(rows({ amounts: AMOUNTS })).toEqual([
    ['product', 3_300],
    ['product', 900],
    ['delivery', 70],
    ['discount', -20],
  ]);
  expect(invoice({ amounts: AMOUNTS })).toMatchObject({
    isCreditNote: false,
    cameBack: [],
    total: 4_250,
    ahead: [ADVANCE],
    due: 3_750,
    received: 0,
    open: 3_750,
    beyond: 0,
  });
});

test.each([
  ['in full', 3_750, 0, 0],
  ['20 short', 3_730, 20, 0],
  ['50 above', 3_800, 0, 50],
])('of a payment %s it says what came, what is open and what is beyond', (_how, sum, open, beyond) => {
  const paid = invoice({ status: 'Delivered', amounts: AMOUNTS, payment: { sum } });
  expect(paid).toMatchObject({ due: 3_750, received: sum, open, beyond });
});

describe('a partly delivered order', () => {
  const outcome = { cameBack: [{ _id: 'moon', quantity: 1 }], collected: 2_550 };

  test('is invoiced for what stayed, and says what came back', () => {
    const part = { status: 'Delivered' as const, outcome };
    expect(rows(part)).toEqual([
      ['product', 1_650],
      ['product', 900],
    ]);
    expect(invoice(part)).toMatchObject({
      cameBack: [{ _id: 'moon', price: 1_650, quantity: 1 }],
      total: 2_550,
      due: 2_550,
      open: 2_550,
    });
    expect(invoice({ ...part, payment: { sum: 2_550 } })).toMatchObject({ received: 2_550, open: 0, beyond: 0 });
    expect(invoice({ ...part, payment: { sum: 4_200 } })).toMatchObject({ open: 0, beyond: 1_650 });
  });

  test('leaves out a line that came back whole', () => {
    const whole = { ...outcome, cameBack: [{ _id: 'moon', quantity: 2 }], collected: 900 };
    expect(rows({ status: 'Delivered', outcome: whole })).toEqual([['product', 900]]);
  });

  test('adds up to what was collected, beside the advance', () => {
    const less = { ...outcome, collected: 2_000 };
    expect(rows({ status: 'Delivered', amounts: AMOUNTS, outcome: less })).toEqual([
      ['product', 1_650],
      ['product', 900],
      ['delivery', 70],
      ['discount', -20],
      ['agreed', -100],
    ]);
    expect(invoice({ status: 'Delivered', amounts: AMOUNTS, outcome: less })).toMatchObject({
      total: 2_500,
      ahead: [ADVANCE],
      due: 2_000,
    });
  });
});

describe('a cancelled order', () => {
  test('has no invoice, unless something was paid: then a credit note', () => {
    expect(invoice({ status: 'Cancel' })).toBeUndefined();
    expect(invoice({ status: 'Cancel', amounts: [{ kind: 'delivery', taka: 70 }] })).toBeUndefined();
    expect(invoice({ status: 'Cancel', amounts: AMOUNTS, payment: { sum: 3_750 } })).toEqual({
      isCreditNote: true,
      rows: [],
      cameBack: [MOON, SUN],
      total: 0,
      ahead: [ADVANCE],
      due: 0,
      received: 3_750,
      open: 0,
      beyond: 4_250,
    });
  });

  test('that came back pays the way alone, and gets the rest back', () => {
    const outcome = { cameBack: [], collected: 70 };
    expect(rows({ status: 'Cancel', outcome })).toEqual([['delivery', 70]]);
    expect(invoice({ status: 'Cancel', outcome })).toMatchObject({ due: 70, received: 0, open: 70, beyond: 0 });
    expect(invoice({ status: 'Cancel', outcome, payment: { sum: 4_200 } })).toMatchObject({ open: 0, beyond: 4_130 });
    expect(invoice({ status: 'Cancel', outcome: { ...outcome, collected: 0 } })).toBeUndefined();
  });
});

const amountsWith = (delivery: number, discount: number, advance: number): Amount[] => [
  { kind: 'delivery', taka: delivery },
  { kind: 'discount', taka: discount },
  { kind: 'advance', taka: advance, transaction: 'BKX7' },
];

const combinations = (['waiting for confirmation', 'Payment successful', 'Delivered', 'Cancel'] as const).flatMap(
  (status) =>
    [0, 70, 120.5].flatMap((deliveryCharge) =>
      [0, 100.25, 4_500].flatMap((discount) =>
        [0, 500, 5_000].flatMap((sum) =>
          [undefined, 0, 120, 2_550].flatMap((collected) =>
            [undefined, 0, 120, 2_550, 9_999].map((paid) => ({
              status,
              amounts: amountsWith(deliveryCharge, discount, sum),
              ...(paid !== undefined && { payment: { sum: paid } }),
              ...(collected !== undefined && { outcome: { cameBack: [{ _id: 'moon', quantity: 1 }], collected } }),
            })),
          ),
        ),
      ),
    ),
);

test('of each outcome, payment, advance and discount the sums agree with one another, and none is below 0', () => {
  const wrong = combinations.flatMap((order) => {
    const made = invoice(order);
    if (!made) return [];
    const { total, ahead, received, open, beyond, rows } = made;
    const advance = ahead.reduce((sum, { taka }) => sum + taka, 0);
    const exact = (taka: number) => Math.round(taka * 100);
    const isBalanced = exact(total) === exact(advance + received + open - beyond);
    const isSum = exact(total) === rows.reduce((sum, { taka }) => sum + exact(taka), 0);
    return isBalanced && isSum && [total, open, beyond].every((taka) => taka >= 0) ? [] : [order];
  });
  expect(wrong).toEqual([]);
  expect(combinations).toHaveLength(4 * 3 * 3 * 3 * 4 * 5);
});

test('of a returned parcel whose charge is still with the courier, the whole advance is given back', () => {
  const outcome = { cameBack: [], collected: 70 };
  const returned = { status: 'Cancel' as const, amounts: AMOUNTS, outcome };
  expect(invoice(returned)).toMatchObject({ total: 70, open: 70, beyond: 500 });
  expect(invoice({ ...returned, payment: { sum: 70 } })).toMatchObject({ open: 0, beyond: 500 });
});

test('a discount above the worth of an order takes it to 0', () => {
  expect(invoice({ amounts: amountsWith(0, 4_500, 0) })).toMatchObject({ total: 0, open: 0, beyond: 0 });
});

test.each([
  [1_150, 15, 1_000, 150],
  [1_650, 7.5, 1_534.88, 115.12],
  [0.1, 15, 0.09, 0.01],
  [-20, 15, -17.39, -2.61],
  [1_000, 0, 1_000, 0],
])('%d taka contain %d %% of VAT: nothing is added', (taka, rate, value, vat) => {
  expect(vatIn(taka, rate)).toEqual({ value, vat });
  expect(Math.round((value + vat) * 100)).toBe(Math.round(taka * 100));
});

test('the columns of an invoice add up', () => {
  const all = [{ taka: 1_650 }, { taka: 70 }, { taka: -20 }];
  expect(vatOf(all, 7.5)).toEqual({ value: 1_581.4, vat: 118.6 });
});
