import { ORDER_STATUSES } from '@aloghor/functions/domain/order-status';
import { expect, test } from 'vitest';
import { placedOrders } from './buying.ts';

test('a status is shown and stored under the same name', () => {
  expect(ORDER_STATUSES.map((status) => placedOrders.english.statuses[status])).toEqual(ORDER_STATUSES);
});
