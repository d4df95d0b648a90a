import { describe, expect, test } from 'vitest';
import {
  ACTIVE_STATUSES,
  CLOSED_STATUSES,
  countsAsSold,
  FIRST_STATUS,
  IN_SHOP_STATUSES,
  isCancelled,
  isClosed,
  isDelivered,
  isInShop,
  isPaymentStep,
  isSent,
  isUnconfirmed,
  isWaiting,
  mayBecome,
  mayHaveParcel,
  notificationOf,
  ORDER_STATUSES,
  type OrderStatus,
  PAID_STATUS,
  SOLD_STATUSES,
  STAFF_STATUSES,
  STATUS_CHANGERS,
  STATUS_STEPS,
  statusBefore,
  takesStock,
  toneOf,
} from './order-status.ts';

const WAITING = 'waiting for confirmation';
const PAID = 'Payment successful';
const SENT = 'Out for Delivery';
const OPEN = [WAITING, PAID, SENT];
const CHOICES = [PAID, SENT, 'Delivered', 'Cancel'];

test('an order has one of five statuses; a new one waits to be confirmed', () => {
  expect(ORDER_STATUSES).toEqual([WAITING, PAID, SENT, 'Delivered', 'Cancel']);
  expect([FIRST_STATUS, PAID_STATUS]).toEqual([WAITING, PAID]);
  expect(STAFF_STATUSES).toEqual(CHOICES);
});

test('every transition that there is; no other is allowed', () => {
  const all = ORDER_STATUSES.flatMap((from) =>
    STATUS_CHANGERS.map((by) => ({ from, by, to: ORDER_STATUSES.filter((to) => mayBecome(from, to, by)) })),
  );
  expect(all.filter(({ to }) => to.length > 0)).toEqual([
    { from: WAITING, by: 'buyer', to: ['Cancel'] },
    { from: WAITING, by: 'staff', to: CHOICES },
    { from: WAITING, by: 'call', to: ['Cancel'] },
    { from: WAITING, by: 'parcel', to: [SENT, 'Delivered', 'Cancel'] },
    { from: WAITING, by: 'payment', to: [PAID] },
    { from: PAID, by: 'staff', to: CHOICES },
    { from: PAID, by: 'call', to: ['Cancel'] },
    { from: PAID, by: 'parcel', to: [SENT, 'Delivered', 'Cancel'] },
    { from: PAID, by: 'refund', to: [WAITING, SENT] },
    { from: SENT, by: 'staff', to: CHOICES },
    { from: SENT, by: 'parcel', to: ['Delivered', 'Cancel'] },
    { from: SENT, by: 'undoing', to: [WAITING, PAID] },
    { from: 'Delivered', by: 'reopening', to: OPEN },
    { from: 'Cancel', by: 'reopening', to: OPEN },
  ]);
});

test('a hand-over that was undone is no status to return to', () => {
  const timeline = [
    { status: WAITING },
    { status: PAID },
    { status: SENT },
    { status: PAID, event: 'notSent' },
  ] as const;
  expect(statusBefore({ status: PAID, timeline }, 'refund')).toBe(WAITING);
  expect(statusBefore({ status: SENT, timeline: [...timeline, { status: SENT }] }, 'undoing')).toBe(PAID);
  const sentAgain = [...timeline, { status: SENT }, { status: PAID }] as const;
  expect(statusBefore({ status: PAID, timeline: sentAgain }, 'refund')).toBe(SENT);
});

test('what follows from a status: for the stock, the figures, the buyer and the pages', () => {
  const facts = ORDER_STATUSES.map((status) => [
    takesStock(status),
    countsAsSold(status),
    notificationOf(status),
    toneOf(status),
  ]);
  expect(facts).toEqual([
    [true, true, null, 'waiting'],
    [true, true, null, 'paid'],
    [true, true, 'outForDelivery', 'underWay'],
    [true, true, 'delivered', 'good'],
    [false, false, 'cancelled', 'bad'],
  ]);
});

test('the lists by status', () => {
  expect(ACTIVE_STATUSES).toEqual(OPEN);
  expect(CLOSED_STATUSES).toEqual(['Delivered', 'Cancel']);
  expect(IN_SHOP_STATUSES).toEqual([WAITING, PAID]);
  expect(SOLD_STATUSES).toEqual([WAITING, PAID, SENT, 'Delivered']);
  expect(STATUS_STEPS).toEqual([WAITING, PAID, SENT, 'Delivered']);
});

test.each([
  ['closed', isClosed, ['Delivered', 'Cancel']],
  ['in the shop', isInShop, [WAITING, PAID]],
  ['waiting', isWaiting, [WAITING]],
  ['at the step of the payment', isPaymentStep, [PAID]],
  ['sent', isSent, [SENT]],
  ['delivered', isDelivered, ['Delivered']],
  ['cancelled', isCancelled, ['Cancel']],
] as const)('orders that are %s', (_what, isSo, statuses) => {
  expect(ORDER_STATUSES.filter((status) => isSo(status))).toEqual(statuses);
});

test.each([
  ['count as unconfirmed', isUnconfirmed, [WAITING, PAID], []],
  ['may have a parcel under way', mayHaveParcel, [SENT, 'Delivered', 'Cancel'], [...ORDER_STATUSES]],
] as const)('orders that %s, before and after their confirmation', (_what, isSo, before, after) => {
  expect(ORDER_STATUSES.filter((status) => isSo({ status }))).toEqual(before);
  expect(ORDER_STATUSES.filter((status) => isSo({ status, confirmedAt: 1 }))).toEqual(after);
});

test('a status that there is not counts as open: its document is rejected where it is answered', () => {
  const unknown = 'Lost' as OrderStatus;
  expect([isClosed(unknown), toneOf(unknown)]).toEqual([false, 'waiting']);
});

describe('the status before', () => {
  const after = (...statuses: [OrderStatus, ...OrderStatus[]]) => ({
    status: statuses.at(-1) ?? WAITING,
    timeline: statuses.map((status) => ({ status })),
  });

  test.each<[OrderStatus[], OrderStatus]>([
    [[WAITING, PAID], WAITING],
    [[WAITING, SENT, PAID], SENT],
    [[WAITING, SENT, WAITING, PAID], WAITING],
    [[WAITING, WAITING, PAID, PAID], WAITING],
    [[WAITING, SENT, 'Delivered', PAID], SENT], // paid, delivered and opened again: no refund closes an order
  ])('a refund returns an order to: %j', (statuses, before) => {
    expect(statusBefore(after(WAITING, ...statuses), 'refund')).toBe(before);
  });

  test.each<OrderStatus>([WAITING, SENT, 'Delivered', 'Cancel'])('a refund leaves an order that is %s', (status) => {
    expect(statusBefore(after(WAITING, PAID, status), 'refund')).toBe(status);
  });

  test.each<[OrderStatus[], OrderStatus]>([
    [['Cancel'], WAITING],
    [[SENT, 'Delivered'], SENT],
    [[PAID, 'Delivered', PAID, 'Cancel'], PAID],
  ])('reopening restores the last open status: %j', (statuses, before) => {
    expect(statusBefore(after(WAITING, ...statuses), 'reopening')).toBe(before);
    expect(statusBefore(after(WAITING, before), 'reopening')).toBe(before);
  });

  test('an order of which nothing earlier is known waits', () => {
    expect(statusBefore({ status: PAID, timeline: [] }, 'refund')).toBe(WAITING);
    expect(statusBefore({ status: 'Cancel', timeline: [{ status: 'Cancel' }] }, 'reopening')).toBe(WAITING);
  });
});
