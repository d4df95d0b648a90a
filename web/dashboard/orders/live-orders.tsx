import { Radio } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ordersPage } from '../messages/en/orders.ts';
import type { FollowNewOrders, FollowOrder, NewOrders } from './follow-orders.tsx';

const LazyFollowNewOrders = lazy(() => withDatabase(({ FollowNewOrders }) => FollowNewOrders).catch(withoutNewOrders));

function withoutNewOrders(error: unknown) {
  console.warn('New orders are not followed live', error);
  return {
    default: ({ children }: ComponentProps<typeof FollowNewOrders>) => children({ arrived: [], isLive: false }),
  };
}

/** Shows that the list is live, and which orders have arrived since it was opened. */
export function NewOrdersNotice() {
  return (
    <Suspense fallback={<NewOrdersStatus arrived={[]} isLive={undefined} />}>
      <LazyFollowNewOrders>{NewOrdersStatus}</LazyFollowNewOrders>
    </Suspense>
  );
}

function NewOrdersStatus({ arrived, isLive }: NewOrders) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const latest = arrived[0];
  const news = latest
    ? `${t.newOrder(latest.name || t.noName, sum(latest.totalPrice, language), latest.number)}${
        arrived.length > 1 ? ` (${t.newOrders(arrived.length)})` : ''
      }`
    : undefined;
  return (
    <p role="status" className="flex min-h-6 min-w-0 max-w-full items-center gap-2 text-ink-soft text-sm">
      {isLive !== undefined && (
        <>
          <Radio aria-hidden className={`size-4 shrink-0 ${isLive ? 'text-success' : ''}`} />
          {news && isLive ? (
            <span
              title={news}
              className="truncate rounded-full bg-glow px-3 py-0.5 font-semibold text-ink forced-colors:outline"
            >
              {news}
            </span>
          ) : isLive ? (
            t.live
          ) : (
            t.notLive
          )}
        </>
      )}
    </p>
  );
}

/** Refetches the order when it changes; without the database it does nothing. */
export const LazyFollowOrder = lazy<ComponentType<ComponentProps<typeof FollowOrder>>>(() =>
  withDatabase(({ FollowOrder }) => FollowOrder).catch(withoutFollowing),
);

function withoutFollowing(error: unknown) {
  console.warn('This order is not followed live', error);
  return { default: () => null };
}

/** A component that follows orders, with the database's SDK; the pages work without it. */
async function withDatabase<Follower>(pick: (module: typeof import('./follow-orders.tsx')) => Follower) {
  const [module, { database }] = await Promise.all([
    import('./follow-orders.tsx'),
    import('../../shared/orders/live-query.tsx'),
  ]);
  await database; // so that it fails here
  return { default: pick(module) };
}
