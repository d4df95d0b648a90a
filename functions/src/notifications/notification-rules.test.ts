import { describe, expect, test } from 'vitest';
import type { DeskState } from '../domain/desk.ts';
import type { AutomaticEvent } from '../domain/notifications.ts';
import type { CloseReason } from '../domain/order-outcomes.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { addresseeOf, eventsOf, isStillDue } from './notification-rules.ts';

interface OrderState {
  status?: OrderStatus;
  confirmedAt?: number;
  closedFor?: CloseReason;
  desk?: DeskState;
}

const WAITING: OrderState = {};
const CONFIRMED: OrderState = { confirmedAt: 1 };

const anOrder = ({ status = 'waiting for confirmation', confirmedAt, closedFor, desk = 'toCall' }: OrderState) => ({
  order: { status, confirmedAt, closedFor, amounts: [] },
  desk: { state: desk },
});

test.each<[what: string, before: OrderState, after: OrderState, events: AutomaticEvent[]]>([
  ['nothing of what they may know', WAITING, { desk: 'noAnswer' }, []],
  ['that it is confirmed', WAITING, CONFIRMED, ['confirmed']],
  ['once that it is confirmed', CONFIRMED, { confirmedAt: 2 }, []],
  ['nothing of a confirmation that is taken back', CONFIRMED, WAITING, []],
  ['nothing of a payment, which they made', CONFIRMED, { ...CONFIRMED, status: 'Payment successful' }, []],
  ['that it is under way', CONFIRMED, { ...CONFIRMED, status: 'Out for Delivery' }, ['outForDelivery']],
  ['that it is delivered', { status: 'Out for Delivery' }, { status: 'Delivered' }, ['delivered']],
  ['that it is cancelled', CONFIRMED, { status: 'Cancel' }, ['cancelled']],
  ['that it is cancelled as they said', WAITING, { status: 'Cancel', closedFor: 'refused' }, ['cancelled']],
  ['nothing of one taken for a fake', WAITING, { status: 'Cancel', desk: 'fake' }, []],
  ['nothing of what they have cancelled themselves', WAITING, { status: 'Cancel', closedFor: 'byBuyer' }, []],
  [
    'nothing of a parcel that they sent back',
    { status: 'Out for Delivery' },
    { status: 'Cancel', closedFor: 'returned' },
    [],
  ],
  [
    'that a part is delivered',
    { status: 'Out for Delivery' },
    { status: 'Delivered', closedFor: 'partlyDelivered' },
    ['delivered'],
  ],
  ['nothing where the number is a wrong one', WAITING, { status: 'Cancel', closedFor: 'wrongNumber' }, []],
  ['nothing of one that is opened again', { status: 'Delivered' }, { status: 'Out for Delivery' }, []],
])('a change notifies the buyer of %s', (_what, before, after, events) => {
  expect(eventsOf(anOrder(before), anOrder(after))).toEqual(events);
});

describe('is due as long as it is so', () => {
  test.each<[AutomaticEvent, OrderState, boolean]>([
    ['received', WAITING, true],
    ['received', { status: 'Payment successful' }, true],
    ['received', CONFIRMED, false],
    ['received', { status: 'Out for Delivery' }, false],
    ['received', { status: 'Cancel' }, false],
    ['newOrder', { status: 'Cancel' }, true],
    ['confirmed', CONFIRMED, true],
    ['confirmed', WAITING, false],
    ['confirmed', { ...CONFIRMED, status: 'Cancel' }, false],
    ['outForDelivery', { status: 'Out for Delivery' }, true],
    ['outForDelivery', { status: 'Delivered' }, false],
    ['delivered', { status: 'Delivered' }, true],
    ['delivered', { status: 'Out for Delivery' }, false],
    ['cancelled', { status: 'Cancel' }, true],
    ['cancelled', WAITING, false],
  ])('%s of %j: %s', (event, facts, isSo) => {
    expect(isStillDue(event, anOrder(facts))).toBe(isSo);
  });
});

test('an advance is asked for as long as nothing was paid, and the order is in the shop', () => {
  const { order, desk } = anOrder(CONFIRMED);
  const isAsked = (change: object) => isStillDue('advance', { order: { ...order, ...change }, desk });
  const amounts = [{ kind: 'advance', taka: 500, transaction: 'BKX7', at: 1 }];
  expect([isAsked({}), isAsked({ status: 'Payment successful' })]).toEqual([true, true]);
  expect([isAsked({ payment: { sum: 300, at: 1 } }), isAsked({ amounts })]).toEqual([false, false]);
  expect(isAsked({ status: 'Out for Delivery' })).toBe(false);
});

describe('of a parcel that could not be delivered', () => {
  const parcel = {
    courier: 'steadfast',
    invoice: 'A-1042',
    attempt: 1,
    taka: 9,
    at: 1,
    by: 'a clerk',
    wordAt: 2,
  } as const;
  const withParcel = (state: 'held' | 'outForDelivery') => ({
    ...anOrder({ status: 'Out for Delivery' }),
    desk: { state: 'confirmed' as const, parcel: { ...parcel, state } },
  });

  test('its buyer is asked when it may come again, and not told that the rider is on the way', () => {
    const events = ['deliveryFailed', 'riderComing'] as const;
    expect(events.map((event) => isStillDue(event, withParcel('held')))).toEqual([true, false]);
    expect(events.map((event) => isStillDue(event, withParcel('outForDelivery')))).toEqual([false, true]);
  });
});

describe('a notification goes', () => {
  const SETTINGS = { events: new Set<AutomaticEvent>(), provider: 'smtp', language: 'en' } as const;
  const withSms = { ...SETTINGS, hasSms: true, shopAddress: 'shop@example.com' };
  const byEmail = { ...SETTINGS, hasSms: false, shopAddress: undefined };
  const customer = { courierPhone: '01712345678', email: 'rahim@example.com' };
  const guest = { courierPhone: '01712345678', email: 'WithOut LogIn Order' };

  test('to the telephone of its buyer where the shop sends text messages, else to the address', () => {
    expect(addresseeOf('confirmed', customer, withSms)).toEqual({ channel: 'sms', to: '01712345678' });
    expect(addresseeOf('confirmed', customer, byEmail)).toEqual({ channel: 'email', to: 'rahim@example.com' });
  });

  test('to the address of a buyer whose number no courier takes', () => {
    const abroad = { ...customer, courierPhone: undefined };
    expect(addresseeOf('confirmed', abroad, withSms)).toEqual({ channel: 'email', to: 'rahim@example.com' });
  });

  test('to nobody where a guest could only get an e-mail', () => {
    expect(addresseeOf('confirmed', guest, withSms)).toEqual({ channel: 'sms', to: '01712345678' });
    expect(addresseeOf('confirmed', guest, byEmail)).toBeUndefined();
  });

  test('of a new order to the shop, if it has named its address, and never to the buyer', () => {
    expect(addresseeOf('newOrder', customer, withSms)).toEqual({ channel: 'email', to: 'shop@example.com' });
    expect(addresseeOf('newOrder', customer, byEmail)).toBeUndefined();
  });
});
