import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './client.ts';
import { trackQuery } from './orders.ts';

// Nothing is asked for again where there is no window.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

vi.mock('./client.ts', () => ({ call: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** How often an order with this status is asked for by a page that is open for five minutes. */
async function asksInFiveMinutes(status: OrderStatus): Promise<number> {
  vi.mocked(call).mockResolvedValue({ status } as Awaited<ReturnType<typeof call>>);
  const stop = new QueryObserver(new QueryClient(), trackQuery('A-1042', '01712345678')).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  stop();
  return vi.mocked(call).mock.calls.length;
}

test('an active order is asked for again and again while it is followed', async () => {
  expect(await asksInFiveMinutes('Out for Delivery')).toBeGreaterThan(10);
});

test.each(['Delivered', 'Cancel'] as const)('an order that is %s is asked for once', async (status) => {
  expect(await asksInFiveMinutes(status)).toBe(1);
});
