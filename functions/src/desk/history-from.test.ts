import { expect, test } from 'vitest';
import { historyFrom } from './history-from.ts';

const order = (
  _id: string,
  status: 'Delivered' | 'Cancel' | 'Out for Delivery',
  closedFor?: 'refused' | 'wrongNumber',
) => ({
  _id,
  status,
  createdAt: 7,
  closedFor,
});

test('a number without earlier orders has an empty history', () => {
  expect(historyFrom([], [], false)).toEqual({ ordered: 0, delivered: 0, refused: 0, isMore: false });
});

test('what was delivered, and what was in vain; a fake is no order of that person', () => {
  const earlier = [
    { ...order('a', 'Delivered'), createdAt: 9 },
    order('b', 'Out for Delivery'),
    order('c', 'Cancel', 'refused'),
    order('d', 'Cancel', 'wrongNumber'),
    order('e', 'Cancel'),
    order('f', 'Cancel'),
  ];
  expect(historyFrom(earlier, ['f'], true)).toEqual({ ordered: 5, delivered: 1, refused: 1, lastAt: 9, isMore: true });
});
