import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { deliveredAt, derivedMoneyFields } from './derived-money-fields.ts';

const WAITING = 'waiting for confirmation';

/** An order of 900.50 taka that got these statuses at 1, 2, 3 and so on. */
function after(statuses: OrderStatus[], further: Partial<OrderDocument> = {}): OrderDocument {
  return {
    number: 'A-1042',
    uid: null,
    email: 'WithOut LogIn Order',
    mobileNumber: '01712345678',
    date: '2025/11/20',
    createdAt: 1,
    lines: [],
    amounts: [],
    totalPrice: 900.5,
    askedHash: 'a-hash',
    askedTotal: 900.5,
    status: statuses.at(-1) ?? WAITING,
    timeline: statuses.map((status, place) => ({ status, at: place + 1, by: 'shop' as const })),
    ...further,
  };
}

const amounts: OrderDocument['amounts'] = [
  { kind: 'delivery', taka: 70, at: 1 },
  { kind: 'discount', taka: 20.2, at: 1 },
];

describe('an order', () => {
  test.each<OrderStatus>([WAITING, 'Payment successful', 'Out for Delivery', 'Cancel'])(
    'with the status %s is not delivered, and nothing is missing of it',
    (status) => {
      expect(derivedMoneyFields(after([WAITING, 'Delivered', status]))).toEqual({});
    },
  );

  test('that is delivered is unpaid since then, with what was to be collected', () => {
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { amounts }))).toEqual({
      delivered: { sum: 900.5, at: 2 },
      unpaid: { sum: 950.3, at: 2 },
    });
  });

  test('that is delivered and paid is not unpaid, nor is one for which nothing was to be collected', () => {
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { payment: { sum: 900.5, at: 9 } }))).toEqual({
      delivered: { sum: 900.5, at: 2 },
      payment: { sum: 900.5, at: 9 },
    });
    const advance = { kind: 'advance' as const, taka: 5_000, transaction: 'T1', at: 1 };
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { amounts: [...amounts, advance] }))).toEqual({
      delivered: { sum: 900.5, at: 2 },
    });
  });
});

describe('what was paid in part', () => {
  const payment = { sum: 300, at: 1 };

  test('before the delivery leaves the rest unpaid since then, and the courier has it', () => {
    const { payment: paid } = derivedMoneyFields(after([WAITING], { payment }));
    expect(paid).toEqual({ sum: 300, at: 1, beforeClosing: true });
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { payment: paid }))).toEqual({
      delivered: { sum: 900.5, at: 2 },
      unpaid: { sum: 600.5, at: 2 },
      payment: paid,
    });
    const outcome = { reason: 'other' as const, cameBack: [], collected: 300 };
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { payment: paid, outcome })).unpaid).toBeUndefined();
  });

  test('after it is all that comes', () => {
    expect(derivedMoneyFields(after([WAITING, 'Delivered'], { payment }))).toEqual({
      delivered: { sum: 900.5, at: 2 },
      payment: { sum: 300, at: 1, less: 600.5 },
    });
  });
});

test('what a courier has collected is unpaid by it', () => {
  const parcel = { courier: 'steadfast', invoice: 'A-1042', attempt: 1, at: 1, by: 'rina', taka: 900 } as const;
  const delivered = after([WAITING, 'Delivered']);
  const of = (state: 'delivered' | 'cancelled') => derivedMoneyFields(delivered, { ...parcel, state }).unpaid;
  expect(of('delivered')).toEqual({ sum: 900.5, at: 2, courier: 'steadfast' });
  expect(of('cancelled')).toEqual({ sum: 900.5, at: 2 });
});

test('a payment says by how much it is less than what was to be collected, or more', () => {
  const paid = (sum: number, less?: number) =>
    derivedMoneyFields(after([WAITING, 'Delivered'], { amounts, payment: { sum, at: 9, ...(less && { less }) } }))
      .payment;
  expect(paid(940)).toEqual({ sum: 940, at: 9, less: 10.3 });
  expect(paid(1_000)).toEqual({ sum: 1_000, at: 9, less: -49.7 });
  expect(paid(950.3, 7)).toEqual({ sum: 950.3, at: 9 });
});

test('a payment of an open order is before its closing, and says only by how much it is more: the rest is to come', () => {
  const paid = (sum: number) => derivedMoneyFields(after([WAITING], { amounts, payment: { sum, at: 9 } })).payment;
  expect(paid(940)).toEqual({ sum: 940, at: 9, beforeClosing: true });
  expect(paid(950.3)).toEqual({ sum: 950.3, at: 9, beforeClosing: true });
  expect(paid(1_000)).toEqual({ sum: 1_000, at: 9, less: -49.7, beforeClosing: true });
});

test('of a parcel that came back whole, what was collected at its door is to come', () => {
  const outcome = { reason: 'other' as const, cameBack: [], collected: 70 };
  expect(derivedMoneyFields(after([WAITING, 'Out for Delivery', 'Cancel'], { outcome }))).toEqual({
    unpaid: { sum: 70, at: 3 },
  });
  expect(derivedMoneyFields(after([WAITING, 'Cancel'], { outcome: { ...outcome, collected: 0 } }))).toEqual({});
});

test('of a parcel that came back in part, what stayed is delivered', () => {
  const line = { _id: 'moon', name: 'Moon', img: '/moon.webp', price: 100.1, quantity: 3 };
  const outcome = { reason: 'other' as const, cameBack: [{ _id: 'moon', quantity: 1 }], collected: 150 };
  expect(derivedMoneyFields(after([WAITING, 'Delivered'], { lines: [line], totalPrice: 300.3, outcome }))).toEqual({
    delivered: { sum: 200.2, at: 2 },
    unpaid: { sum: 150, at: 2 },
  });
});

test.each([
  ['the whole of it, which stayed', 70, undefined],
  ['more, by so much', 900.5, -830.5],
  ['less, by so much', 50, 20],
])('a returned order for which 70 was collected was paid %s', (_how, sum, less) => {
  const outcome = { reason: 'other' as const, cameBack: [], collected: 70 };
  const order = after([WAITING, 'Out for Delivery', 'Cancel'], { outcome, payment: { sum, at: 2 } });
  expect(derivedMoneyFields(order)).toEqual({
    delivered: undefined,
    unpaid: undefined,
    payment: { sum, at: 2, ...(less && { less }) },
  });
});

test('of a cancelled order nothing was to be collected', () => {
  expect(derivedMoneyFields(after([WAITING, 'Cancel'], { payment: { sum: 5, at: 9 } })).payment).toEqual({
    sum: 5,
    at: 9,
  });
});

test('an order is delivered when it last became so, and stays so when it is corrected', () => {
  const { timeline } = after([WAITING, 'Delivered', 'Out for Delivery', 'Delivered', 'Delivered']);
  expect(deliveredAt({ timeline, createdAt: 0 })).toBe(4);
  expect(deliveredAt({ timeline: [], createdAt: 7 })).toBe(7);
});
