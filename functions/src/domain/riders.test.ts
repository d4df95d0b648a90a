import { expect, test } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { deskWithRider, isSameRider, type WithRider } from './riders.ts';

const OUT: WithRider = { name: 'Karim', state: 'out', at: 1, triedAt: 2 };
const SETTLED: WithRider = { name: 'Karim', state: 'settled', at: 3, settlement: 'a-settlement' };

const after = (rider: WithRider | undefined, status: OrderStatus) => deskWithRider({ rider }, status, 9).rider;

test('a closed order is brought to an end by its rider, whatever became of it', () => {
  for (const status of ['Delivered', 'Cancel'] as const)
    expect(after(OUT, status)).toEqual({ name: 'Karim', state: 'ended', at: 9, triedAt: 2 });
});

test('an order that is back in the shop is with no rider', () => {
  for (const status of ['waiting for confirmation', 'Payment successful'] as const)
    expect(after(OUT, status)).toBeUndefined();
});

test('a settled order that is reopened on its way is to be settled anew', () => {
  expect(after(SETTLED, 'Out for Delivery')).toEqual({ name: 'Karim', state: 'out', at: 9 });
});

test('an order that no rider has stays with nobody', () => {
  expect(after(undefined, 'Delivered')).toBeUndefined();
});

test('a name is the same in capitals, and with blanks around it', () => {
  expect(isSameRider(' karim', 'KARIM ')).toBe(true);
  expect(isSameRider('Karim', 'Karima')).toBe(false);
});
