import { dayOf } from '@aloghor/functions/domain/day-of';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { dateText } from '../../shared/lib/dates.ts';
import {
  forgetOrders,
  type KeptOrder,
  keptOrders,
  keptOrdersSnapshot,
  ORDERS_KEY,
} from '../../shared/lib/stored-order-draft.ts';
import { watchStored } from '../../shared/lib/watched-storage.ts';
import { asking } from '../../shared/locale/en/asking.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { Button } from '../../shared/ui/button.tsx';

interface KeptOrdersProps {
  onFollow: (order: KeptOrder) => void;
}

/**
 * The orders that a guest placed on this device, to be followed without typing; they can be forgotten. Nothing for a
 * customer: that guest may be somebody else.
 */
export function KeptOrders({ onFollow }: KeptOrdersProps) {
  const { visitor, isLoading } = useSession();
  const isHydrated = useIsHydrated(); // the prerendered page knows nothing of the device
  return isHydrated && visitor === 'guest' && !isLoading ? <KeptList onFollow={onFollow} /> : null;
}

const watchKeptOrders = (onChange: () => void) => watchStored(ORDERS_KEY, onChange);

/** Follows what is found, or ordered in another tab, while it is shown. */
function KeptList({ onFollow }: KeptOrdersProps) {
  const language = useLanguage();
  const t = useMessages(asking);
  const tOrdering = useMessages(ordering);
  const stored = useSyncExternalStore(watchKeptOrders, keptOrdersSnapshot);
  const orders = useMemo(() => keptOrders(stored), [stored]);
  const [isForgotten, setIsForgotten] = useState(false);

  function forget() {
    forgetOrders();
    setIsForgotten(true);
  }

  if (isForgotten) return <p role="status">{t.forgotten}</p>;
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="kept-orders-title" className="mb-8">
      <h2 id="kept-orders-title" className="mb-3 text-xl">
        {t.ordersTitle}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {orders.map((order) => (
          <Button key={order.id} variant="quiet" size="dense" onClick={() => onFollow(order)}>
            {t.follow(tOrdering.orderNumber(order.number), dateText(dayOf(order.at), language))}
          </Button>
        ))}
        <button type="button" className="min-h-11 underline underline-offset-4" onClick={forget}>
          {t.forget}
        </button>
      </div>
    </section>
  );
}
