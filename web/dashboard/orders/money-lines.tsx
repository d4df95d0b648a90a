import type { Order } from '@aloghor/functions/contract/orders';
import { sum } from '../../shared/lib/format.ts';
import { tOrders } from '../../shared/locale/messages.ts';
import { tAdmin } from '../messages/admin-messages.ts';

interface MoneyLinesProps {
  order: Pick<Order, 'totalPrice' | 'money'>;
  /** Whether the total stands above already. */
  isTotalShown?: boolean;
}

/** How the sum to collect comes about; nothing where it is the total. */
export function MoneyLines({ order: { totalPrice, money }, isTotalShown = false }: MoneyLinesProps) {
  if (!money) return null;
  const { deliveryCharge, discount, advance } = money;
  return (
    <dl className="mt-2 grid gap-1 text-ink-soft tabular-nums">
      {!isTotalShown && <MoneyLine label={tOrders.total} value={sum(totalPrice)} />}
      {deliveryCharge > 0 && <MoneyLine label={tAdmin.desk.deliveryCharge} value={`+ ${sum(deliveryCharge)}`} />}
      {discount > 0 && <MoneyLine label={tAdmin.desk.discount} value={`− ${sum(discount)}`} />}
      {advance && (
        <MoneyLine label={`${tAdmin.desk.advance} (${advance.transaction})`} value={`− ${sum(advance.sum)}`} />
      )}
    </dl>
  );
}

function MoneyLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="wrap-anywhere min-w-0">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
