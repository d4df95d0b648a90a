import { OrderStatus } from '@aloghor/functions/contract/orders';
import { expect, test } from 'vitest';
import { ordersEn } from './orders-en.ts';

test('a status has one word wherever it is shown or written: its own', () => {
  const statuses = OrderStatus.options;
  expect(statuses.map((status) => ordersEn.statuses[status])).toEqual(statuses);
});

test("the customer's progress alone says 'waiting'", () => {
  expect(ordersEn.waiting).toBe('waiting');
});
