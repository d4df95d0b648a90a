import { expect, test } from 'vitest';
import { arrivedOrders } from './arrived-orders.ts';

const order = (_id: string, createdAt: number) => ({ _id, createdAt });

test('an order that was not in the previous list has arrived', () => {
  expect(arrivedOrders([order('a', 1)], [order('b', 2), order('a', 1)])).toEqual([order('b', 2)]);
});

test('an older order that moved up, because another was closed, has not arrived', () => {
  expect(arrivedOrders([order('c', 3), order('b', 2)], [order('c', 3), order('a', 1)])).toEqual([]);
});

test('the first order of all has arrived', () => {
  expect(arrivedOrders([], [order('a', 1)])).toEqual([order('a', 1)]);
});
