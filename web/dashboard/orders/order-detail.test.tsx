import type { Order } from '@aloghor/functions/contract/orders';
import { REOPENING_MS } from '@aloghor/functions/domain/order-outcomes';
import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReopenButton } from './order-detail.tsx';

const MINUTE_MS = 60_000;

/** The button for an order whose status was set `ms` milliseconds ago. */
function shownAfter(ms: number, status: OrderStatus): string {
  const at = Date.now() - ms;
  const timeline = [
    { status: 'Out for Delivery' as const, at: at - MINUTE_MS, by: 'shop' as const },
    { status, at, by: 'shop' as const },
  ];
  const order = { _id: 'o1', status, createdAt: 1, timeline } as Order; // its other fields do not matter here
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReopenButton order={order} />
    </QueryClientProvider>,
  );
}

test.each([
  ['that was closed a moment ago is offered', 0, 'Delivered', true],
  ['that was cancelled almost a day ago is offered', REOPENING_MS - MINUTE_MS, 'Cancel', true],
  ['that was closed more than a day ago is not offered', REOPENING_MS + MINUTE_MS, 'Delivered', false],
  ['that is still open is not offered', 0, 'Payment successful', false],
] as const)('opening an order again %s', (_what, ms, status, isOffered) => {
  expect(shownAfter(ms, status).includes('<button')).toBe(isOffered);
});
