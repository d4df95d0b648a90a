import { describe, expect, test } from 'vitest';
import type { OrderStatus, StaffStatus } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { afterPayment, afterSettlement, afterStatus } from './order-payment.ts';

const NOW = 9;

/** An order of 900.50 taka that is out for delivery. */
function anOrder(fields: Partial<OrderDocument> = {}): OrderDocument {
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
    status: 'Out for Delivery',
    timeline: [],
    ...fields,
  };
}

const DELIVERY = { kind: 'delivery' as const, taka: 70, at: 2 };
const ADVANCE = { kind: 'advance' as const, taka: 500, transaction: 'BKX7', at: 2 };
const amounts = [DELIVERY, ADVANCE];
const paid = { payment: { sum: 900.5, at: 5 } };
const after = (fields: Partial<OrderDocument>, asked: Parameters<typeof afterPayment>[1]) =>
  afterPayment(anOrder(fields), asked, NOW)?.order;

describe('of what came ahead', () => {
  const outcome = { reason: 'other' as const, cameBack: [], collected: 400.5 };
  const part = { status: 'Delivered' as const, amounts, outcome };
  const giveBack = (fields: Partial<OrderDocument>, keptAhead: number, aheadSeen = 500) =>
    after(fields, { received: false, keptAhead, aheadSeen });

  test('some, or all, goes back after a part was delivered, and the rest stays as it came', () => {
    expect(giveBack(part, 320)).toEqual({ amounts: [DELIVERY, { ...ADVANCE, taka: 320 }] });
    expect(giveBack(part, 0)).toEqual({ amounts: [DELIVERY] });
  });

  test('the same goes back once, and no more than came', () => {
    expect(giveBack(part, 500)).toBeUndefined();
    expect(giveBack({ ...part, amounts: [DELIVERY] }, 0)).toBeUndefined();
    for (const [kept, seen] of [
      [320, 400],
      [600, 500],
    ] as const)
      expect(() => giveBack(part, kept, seen)).toThrow(expect.objectContaining({ code: 'payment-recorded' }));
  });

  test('some goes back after the order was cancelled, or its parcel came back, and the shop says that it keeps the rest', () => {
    const cancelled = { status: 'Cancel' as const, amounts };
    const kept = { ...ADVANCE, taka: 130, kept: true };
    for (const fields of [cancelled, { ...cancelled, outcome: { ...outcome, collected: 0 } }]) {
      expect(giveBack(fields, 130)).toEqual({ amounts: [DELIVERY, kept] });
      expect(giveBack(fields, 0)).toEqual({ amounts: [DELIVERY] });
      expect(giveBack(fields, 500)).toEqual({ amounts: [DELIVERY, { ...kept, taka: 500 }] });
      expect(giveBack({ ...fields, amounts: [DELIVERY, kept as typeof ADVANCE] }, 130)).toBeUndefined();
    }
    expect(() => giveBack(cancelled, 130, 400)).toThrow(expect.objectContaining({ code: 'payment-recorded' }));
  });

  test('nothing goes back of an order of which nothing came back: the rest would be due again', () => {
    for (const fields of [{ amounts }, { amounts, status: 'Delivered' as const }])
      expect(() => giveBack(fields, 320)).toThrow(expect.objectContaining({ code: 'not-delivered' }));
  });
});

describe('what was received', () => {
  test('is what was to be collected, or the sum that is named', () => {
    expect(after({ amounts }, { received: true })?.payment).toEqual({ sum: 470.5, at: NOW });
    expect(after({ amounts }, { received: true, sum: 460 })?.payment).toEqual({ sum: 460, at: NOW });
  });

  test('that was paid in part before the delivery is named once more where nothing more comes', () => {
    const part = { status: 'Delivered' as const, payment: { sum: 300, at: 5, beforeClosing: true as const } };
    expect(after(part, { received: true, sum: 300, sumSeen: 300 })?.payment).toEqual({ sum: 300, at: 5 });
    expect(
      after({ ...part, payment: { sum: 300, at: 5 } }, { received: true, sum: 300, sumSeen: 300 }),
    ).toBeUndefined();
    expect(after(part, { received: true, toCollect: 900.5, sumSeen: 300 })?.payment).toEqual({ sum: 900.5, at: NOW });
  });

  test('is recorded once', () => {
    expect(after(paid, { received: true })).toBeUndefined();
    expect(after(paid, { received: true, sum: 900.5 })).toBeUndefined();
    expect(after({ payment: { sum: 890, at: 5 } }, { received: true })).toBeUndefined();
  });

  test('is corrected by a caller who has seen what is recorded, and keeps its time', () => {
    expect(after(paid, { received: true, sum: 890, sumSeen: 900.5 })?.payment).toEqual({ sum: 890, at: 5 });
    for (const sumSeen of [undefined, 890]) {
      expect(() => after(paid, { received: true, sum: 880, sumSeen })).toThrow('Another sum is recorded');
    }
  });

  test('is corrected although it is what is to be collected now, where that is a sum named by the caller', () => {
    const returned = { reason: 'other' as const, cameBack: [], collected: 70 };
    const fields = { payment: { sum: 890, at: 5 }, outcome: returned };
    expect(() => after(fields, { received: true, sum: 80 })).toThrow(
      expect.objectContaining({ code: 'payment-recorded' }),
    );
    expect(after(fields, { received: true, sum: 80, sumSeen: 890 })?.payment).toEqual({ sum: 80, at: 5 });
  });

  test('is no more than the order is worth, where the caller names it', () => {
    expect(() => after({ amounts }, { received: true, sum: 1970.6 })).toThrow('At most 1970.5 taka');
    expect(after({ amounts }, { received: true, sum: 1970.5 })?.payment?.sum).toBe(1970.5);
  });

  test('for an order that came back is what was collected', () => {
    const outcome = { reason: 'other' as const, cameBack: [], collected: 70 };
    expect(after({ ...paid, outcome }, { received: true })?.payment).toEqual({ sum: 70, at: NOW });
    expect(after({ payment: { sum: 70, at: 5 }, outcome }, { received: true })).toBeUndefined();
    expect(() => after({ payment: { sum: 70, at: 5 }, outcome }, { received: true, toCollect: 60 })).toThrow('not 60');
    expect(after({ status: 'Cancel', outcome }, { received: true })?.payment).toEqual({ sum: 70, at: NOW });
  });

  test('is nothing for a cancelled order', () => {
    expect(() => after({ status: 'Cancel' }, { received: true })).toThrow(
      expect.objectContaining({ code: 'order-cancelled' }),
    );
    expect(() => after({ ...paid, status: 'Cancel' }, { received: true, sum: 1, sumSeen: 900.5 })).toThrow('cancelled');
  });
});

describe('a sum that the caller has seen', () => {
  test('is recorded when it is still to be collected', () => {
    expect(after({ amounts }, { received: true, toCollect: 470.5 })?.payment).toEqual({ sum: 470.5, at: NOW });
    expect(after({ amounts }, { received: true, toCollect: 470.5, sum: 400 })?.payment?.sum).toBe(400);
  });

  test('is not recorded when another one is', () => {
    expect(() => after({ amounts }, { received: true, toCollect: 900.5 })).toThrow('470.5 taka now, not 900.5');
    expect(() => after({ payment: { sum: 890, at: 5 } }, { received: true, toCollect: 900.5 })).toThrow('Another sum');
    expect(after(paid, { received: true, toCollect: 900.5 })).toBeUndefined();
  });
});

describe('a status with what was received', () => {
  const received = { received: true as const, toCollect: 900.5 };
  const become = (fields: Partial<OrderDocument>, status: StaffStatus, asked: Parameters<typeof afterStatus>[2]) =>
    afterStatus(anOrder(fields), status, asked, NOW)?.order;

  test('closes the order with a payment of its own, which reopening knows', () => {
    const payment = { sum: 900.5, at: NOW, withClosing: true };
    expect(become({}, 'Delivered', received)).toEqual({ status: 'Delivered', payment });
    expect(become({}, 'Delivered', { ...received, sum: 890 })?.payment?.sum).toBe(890);
  });

  test('closes one that was paid in part before with the whole, and keeps the part for reopening', () => {
    const part = { payment: { sum: 300, at: 5, less: 600.5, beforeClosing: true as const } };
    const payment = { sum: 900.5, at: NOW, withClosing: true, before: { sum: 300, at: 5 } };
    expect(become(part, 'Delivered', { ...received, sumSeen: 300 })).toEqual({ status: 'Delivered', payment });
  });

  test('is no closing where the order stays open, or was closed before', () => {
    const payment = { sum: 900.5, at: NOW };
    expect(become({}, 'Payment successful', received)).toEqual({ status: 'Payment successful', payment });
    expect(become({ status: 'Delivered' }, 'Delivered', received)).toEqual({ status: 'Delivered', payment });
  });

  test('changes the status alone where that very sum is recorded, and nothing the second time', () => {
    expect(become(paid, 'Delivered', received)).toEqual({ status: 'Delivered' });
    expect(become({ ...paid, status: 'Delivered' }, 'Delivered', received)).toBeUndefined();
  });

  test.each([
    ['another sum is to be collected', {}, 'Delivered', { ...received, toCollect: 900 }, '900.5 taka now'],
    ['another sum is recorded', { payment: { sum: 1, at: 5 } }, 'Delivered', received, 'Another sum'],
    ['the order is to be cancelled', {}, 'Cancel', received, 'cancelled'],
    ['it was closed otherwise', { status: 'Cancel' }, 'Delivered', received, 'closed'],
  ] as const)('changes nothing when %s', (_what, fields, status, asked, message) => {
    expect(() => become(fields, status, asked)).toThrow(message);
  });

  test('is the status alone without a body, or with an empty one', () => {
    for (const asked of [undefined, {}]) expect(become({}, 'Delivered', asked)).toEqual({ status: 'Delivered' });
  });
});

describe('a settlement by a rider or a courier', () => {
  const settled = (fields: Partial<OrderDocument>, brought = 900.5) => afterSettlement(anOrder(fields), brought, NOW);

  test('brings all that was still to come', () => {
    expect(settled({ amounts })?.order?.payment).toEqual({ sum: 470.5, at: NOW });
    const outcome = { reason: 'other' as const, cameBack: [], collected: 70 };
    expect(settled({ status: 'Cancel', outcome })?.order?.payment).toEqual({ sum: 70, at: NOW });
  });

  test('adds no more than it has brought to what was paid before', () => {
    const payment = { sum: 300, at: 5 };
    expect(settled({ payment })?.order?.payment).toEqual({ sum: 900.5, at: NOW });
    expect(settled({ payment }, 600)?.order?.payment).toEqual({ sum: 900, at: NOW });
    expect(settled({ payment }, 0)).toBeUndefined();
  });

  test('of what was recorded already, changes nothing', () => {
    expect(settled({ amounts, payment: { sum: 470.5, at: 5 } })).toBeUndefined();
  });

  test('of an order that was paid ahead, brings nothing', () => {
    expect(settled({ amounts: [{ ...ADVANCE, taka: 900.5 }] })).toBeUndefined();
  });
});

describe('what is given back', () => {
  test('is the payment, and the advance stays with an order that is not cancelled', () => {
    expect(after({ ...paid, amounts }, { received: false })).toEqual({
      status: 'Out for Delivery',
      payment: undefined,
    });
    expect(after({ amounts }, { received: false })).toBeUndefined();
    expect(afterPayment(anOrder({ ...paid, amounts }), { received: false }, NOW)).not.toHaveProperty('audited');
  });

  test('is the advance of a cancelled order too, and the old version is audited', () => {
    const decision = afterPayment(anOrder({ status: 'Cancel', amounts }), { received: false }, NOW);
    expect(decision).toEqual({
      order: { status: 'Cancel', payment: undefined, amounts: [DELIVERY] },
      audited: { before: { amounts }, after: { amounts: [DELIVERY] } },
    });
    expect(after({ status: 'Cancel', amounts: [DELIVERY] }, { received: false })).toBeUndefined();
    expect(after({ status: 'Cancel' }, { received: false })).toBeUndefined();
    expect(after({ ...paid, status: 'Cancel', amounts }, { received: false })).toMatchObject({
      payment: undefined,
      amounts: [DELIVERY],
    });
  });

  test('is not the advance of a cancelled order that the shop keeps', () => {
    const left = [DELIVERY, { ...ADVANCE, kept: true as const }];
    const cancelled = { status: 'Cancel' as const, amounts: left };
    expect(after({ ...paid, ...cancelled }, { received: false })).toEqual({ status: 'Cancel', payment: undefined });
    expect(after(cancelled, { received: false })).toBeUndefined();
  });

  test('of a returned order is what was collected, and the advance only after that', () => {
    const outcome = { reason: 'other' as const, cameBack: [], collected: 70 };
    const returned = { status: 'Cancel' as const, amounts, outcome, payment: { sum: 70, at: 5 } };
    expect(after(returned, { received: false })).toEqual({ status: 'Cancel', payment: undefined });
    expect(after({ ...returned, payment: undefined }, { received: false })?.amounts).toEqual([DELIVERY]);
  });
});

describe('the status of an order', () => {
  const WAITING = 'waiting for confirmation';

  test.each<[OrderStatus, OrderStatus]>([
    [WAITING, 'Payment successful'],
    ['Payment successful', 'Payment successful'],
    ['Out for Delivery', 'Out for Delivery'],
    ['Delivered', 'Delivered'],
  ])('that is %s is %s with its payment', (status, expected) => {
    expect(after({ status }, { received: true })?.status).toBe(expected);
  });

  test('that was paid is the one before when its payment is taken back', () => {
    const timeline = ([WAITING, 'Payment successful'] as const).map((status) => ({
      status,
      at: 1,
      by: 'shop' as const,
    }));
    expect(after({ ...paid, timeline, status: 'Payment successful' }, { received: false })?.status).toBe(WAITING);
    expect(after({ ...paid, timeline, status: 'Delivered' }, { received: false })?.status).toBe('Delivered');
  });
});
