import { expect, test } from 'vitest';
import {
  ACTIVE_STATUSES,
  ADMIN_STATUSES,
  CLOSED_STATUSES,
  FIRST_STATUS,
  isClosed,
  ORDER_STATUSES,
  PAID_STATUS,
  SOLD_STATUSES,
  STATUS_STEPS,
  toneOf,
} from './order-status.ts';

test('an order has one of five statuses; a new one waits to be confirmed', () => {
  expect(ORDER_STATUSES).toEqual([
    'waiting for confirmation',
    'Payment successful',
    'Out for Delivery',
    'Delivered',
    'Cancel',
  ]);
  expect(FIRST_STATUS).toBe('waiting for confirmation');
  expect(PAID_STATUS).toBe('Payment successful');
});

test('an admin chooses any of them but the first', () => {
  expect(ADMIN_STATUSES).toEqual(['Payment successful', 'Out for Delivery', 'Delivered', 'Cancel']);
});

test('delivered and cancelled orders are history, all others are active', () => {
  expect(CLOSED_STATUSES).toEqual(['Delivered', 'Cancel']);
  expect(ACTIVE_STATUSES).toEqual(['waiting for confirmation', 'Payment successful', 'Out for Delivery']);
  expect(ORDER_STATUSES.filter(isClosed)).toEqual(['Delivered', 'Cancel']);
});

test('all but cancelled orders count as sales', () => {
  expect(SOLD_STATUSES).toEqual(['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Delivered']);
});

test('a buyer sees four steps; cancelling is none', () => {
  expect(STATUS_STEPS).toEqual(['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Delivered']);
});

test('a status is coloured by what it means', () => {
  expect(ORDER_STATUSES.map(toneOf)).toEqual(['waiting', 'paid', 'underWay', 'good', 'bad']);
});
