import { expect, test } from 'vitest';
import { newDesk } from '../domain/desk.ts';
import { deskWithStatus } from './desk-with-status.ts';

const queued = newDesk(7);

test.each(['Payment successful', 'Out for Delivery', 'Delivered', 'Cancel'] as const)(
  'nobody is called for an order that has moved on: %s',
  (status) => {
    expect(deskWithStatus(queued, status)).toEqual({ ...queued, callAt: undefined });
  },
);

test('an order that waits again is called again, unless its buyer has confirmed it', () => {
  expect(deskWithStatus({ ...queued, callAt: undefined }, 'waiting for confirmation')).toEqual(queued);
  const confirmed = { ...queued, state: 'confirmed' as const, callAt: undefined };
  expect(deskWithStatus(confirmed, 'waiting for confirmation')).toBe(confirmed);
});
