import { expect, test } from 'vitest';
import { withWaitingSince } from './waiting-since.ts';

test('an order waits to be packed from when it is confirmed until it is packed, or has left the shop', () => {
  const order = { status: 'waiting for confirmation' as const, confirmedAt: 7 };
  const waiting = withWaitingSince<{ packed?: object; toPackSince?: number }>({}, order);
  expect(waiting).toEqual({ toPackSince: 7 });
  expect(withWaitingSince(waiting, order)).toBe(waiting);
  expect(withWaitingSince({}, { status: order.status })).toEqual({});
  expect(withWaitingSince({ ...waiting, packed: {} }, order).toPackSince).toBeUndefined();
  for (const status of ['Out for Delivery', 'Delivered', 'Cancel'] as const)
    expect(withWaitingSince(waiting, { ...order, status }).toPackSince, status).toBeUndefined();
});
