import type { Order } from '@aloghor/functions/contract/orders';
import { describe, expect, test } from 'vitest';
import { alreadyCounted, type CountInput, isCountable, isMore, keptAfter, toCounted } from './count-input.ts';

const pieces = (quantity: number) => [{ _id: 'moon', quantity }];
const order = {
  orderItems: [
    { _id: 'moon', name: 'Moon', price: 1_000, quantity: 2, img: '' },
    { _id: 'sun', name: 'Sun', price: 500, quantity: 1, img: '' },
  ] as unknown as Order['orderItems'],
  totalPrice: 2_500,
  amounts: [{ kind: 'delivery' as const, taka: 70, at: 1 }],
  status: 'Delivered' as const,
  payment: { sum: 2_570, at: 1 },
};
const outcome = { reason: 'late' as const, cameBack: pieces(1), damaged: pieces(1), collected: 1_570 };
const typed = (more: Partial<CountInput> = {}): CountInput => ({
  cameBack: { moon: '1' },
  damaged: {},
  reason: 'changedMind',
  ...more,
});

test('the form begins with what was counted already', () => {
  expect(alreadyCounted({})).toEqual({ cameBack: {}, damaged: {} });
  expect(alreadyCounted({ outcome })).toEqual({ cameBack: { moon: '1' }, damaged: { moon: '1' } });
});

test('the shop keeps less by the price of what came back now, but what was typed counts', () => {
  expect(keptAfter(order, typed())).toBe(1_570);
  expect(keptAfter({ ...order, outcome }, typed({ cameBack: { moon: '1', sun: '1' } }))).toBe(1_070);
  expect(toCounted(order, typed({ kept: '1500.5' }))).toMatchObject({ collected: 1_500.5 });
});

describe('the call', () => {
  test('has all pieces until now, and nothing of a line of which nothing came back', () => {
    expect(toCounted(order, typed({ cameBack: { moon: '2', sun: '0' }, damaged: { moon: '1' } }))).toEqual({
      reason: 'changedMind',
      cameBack: pieces(2),
      damaged: pieces(1),
      collected: 570,
    });
    expect(toCounted(order, typed({ reason: '' }))).toBeUndefined();
  });

  test.each([
    ['is not paid', { ...order, payment: undefined }],
    ['was paid in part before its delivery', { ...order, payment: { sum: 500, at: 1, beforeClosing: true as const } }],
    ['came back whole', { ...order, status: 'Cancel' as const, closedFor: 'returned' as const, outcome }],
  ])('says nothing of the money of one that %s', (_what, other) => {
    expect(toCounted(other, typed())).not.toHaveProperty('collected');
  });

  test('is made only where something is new', () => {
    const again = { reason: 'late' as const, cameBack: pieces(1), damaged: pieces(1), collected: 1_570 };
    expect(isMore({ ...order, outcome }, again)).toBe(false);
    expect(isMore({ ...order, outcome }, { ...again, cameBack: pieces(2) })).toBe(true);
    expect(isMore({ ...order, outcome }, { ...again, collected: 1_000 })).toBe(true);
    expect(isMore(order, again)).toBe(true);
  });
});

test.each([
  ['delivered', { status: 'Delivered' as const }, true],
  ['returned, and here', { status: 'Cancel' as const, closedFor: 'returned' as const, outcome }, true],
  [
    'coming back',
    { status: 'Cancel' as const, closedFor: 'returned' as const, outcome: { ...outcome, cameBack: [] } },
    false,
  ],
  ['refused on the telephone', { status: 'Cancel' as const, closedFor: 'refused' as const }, false],
  ['on its way', { status: 'Out for Delivery' as const }, false],
])('one that is %s', (_what, some, countable) => {
  expect(isCountable(some)).toBe(countable);
});
