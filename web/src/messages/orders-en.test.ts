import { ORDER_STATUSES } from '@aloghor/functions/domain/order-status';
import { expect, test } from 'vitest';
import { ordersEn } from './orders-en.ts';

test('a status has one word wherever it is shown or written: its own', () => {
  expect(ORDER_STATUSES.map((status) => ordersEn.statuses[status])).toEqual(ORDER_STATUSES);
});

test("the customer's progress alone says 'waiting'", () => {
  expect(ordersEn.waiting).toBe('waiting');
});
