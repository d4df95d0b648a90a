import { Radio } from 'lucide-react';
import { Suspense } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useRetriedImport } from '../../shared/start/retried-import.ts';
import { ordersPage } from '../messages/en/orders.ts';
import type { NewOrders } from './follow-orders.tsx';

/** Shows that the list is live, and which orders have arrived since it was opened. */
export function NewOrdersNotice() {
  const { code, hasFailed } = useRetriedImport(withDatabase);
  const waiting = <NewOrdersStatus arrived={[]} isLive={hasFailed ? false : undefined} />;
  return (
    <Suspense fallback={waiting}>
      {code ? <code.FollowNewOrders>{NewOrdersStatus}</code.FollowNewOrders> : waiting}
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
export function FollowOrderLive({ id }: { id: string }) {
  const { code } = useRetriedImport(withDatabase);
  return <Suspense>{code && <code.FollowOrder id={id} />}</Suspense>;
}

/** What follows orders, with the database's SDK; the pages work without it. */
async function withDatabase() {
  const [{ FollowNewOrders, FollowOrder }, { openDatabase }] = await Promise.all([
    import('./follow-orders.tsx'),
    import('../../shared/orders/live-query.tsx'),
  ]);
  await openDatabase(); // so that it fails here
  return { FollowNewOrders, FollowOrder };
}
