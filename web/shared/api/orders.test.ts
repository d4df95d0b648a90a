import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { trackQuery } from './orders.ts';

/** After how long an order with this status is asked for again, in milliseconds; false for never. */
function askedAgainAfter(status: OrderStatus) {
  const cache = new QueryClient();
  const options = trackQuery('A-1042', '01712345678');
  cache.setQueryData<unknown>(options.queryKey, { status });
  const query = new QueryObserver(cache, options).getCurrentQuery();
  const { refetchInterval } = options;
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
}

test('an active order is asked for again and again while it is followed', () => {
  expect(askedAgainAfter('Out for Delivery')).toBeGreaterThan(0);
});

test.each(['Delivered', 'Cancel'] as const)('an order that is %s is not asked for again', (status) => {
  expect(askedAgainAfter(status)).toBe(false);
});
