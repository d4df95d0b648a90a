import { Radio } from 'lucide-react';
import { sum } from '../../lib/format.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useNewOrders } from './use-new-orders.ts';

/** Says quietly that the list is live, and what has arrived since it was opened. */
export function NewOrdersNotice() {
  const { arrived, isLive } = useNewOrders();
  const latest = arrived[0];
  const news = latest
    ? `${tAdmin.orders.newOrder(latest.name || tAdmin.orders.noName, sum(latest.totalPrice))}${
        arrived.length > 1 ? ` (${tAdmin.orders.newOrders(arrived.length)})` : ''
      }`
    : undefined;
  return (
    <p role="status" className="flex min-h-6 min-w-0 max-w-full items-center gap-2 text-ink-soft text-sm">
      {isLive !== undefined && (
        <>
          <Radio aria-hidden className={`size-4 shrink-0 ${isLive ? 'text-success' : ''}`} />
          {news && isLive ? (
            <span title={news} className="truncate rounded-full bg-glow px-3 py-0.5 font-semibold text-ink">
              {news}
            </span>
          ) : isLive ? (
            tAdmin.orders.live
          ) : (
            tAdmin.orders.notLive
          )}
        </>
      )}
    </p>
  );
}
