import { lazy, Suspense } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';

const LiveOrders = lazy(async () => ({ default: (await import('../orders/live-orders.tsx')).LiveOrders }));

/** The customer's current orders and history. */
export function MyOrders() {
  const tOrders = useMessages(placedOrders);
  const { user } = useSession();
  return (
    <div className="page section-air max-w-3xl">
      <PageHead title={tOrders.myOrders} />
      <h1 className="text-3xl">{tOrders.myOrders}</h1>
      <Suspense fallback={null}>{user && <LiveOrders key={user.uid} uid={user.uid} />}</Suspense>
    </div>
  );
}
