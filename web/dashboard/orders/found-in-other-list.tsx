import { mayBeMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { keepOpenedNumber } from '../table/opened-numbers.ts';
import { SEARCH } from '../table/table-address.ts';
import { StatusChip } from './order-parts.tsx';
import { type OrderList, ordersQuery } from './orders-api.ts';

/** So many orders of the other list are shown; the rest are there. */
const SHOWN = 5;

/** What a search finds in the other list, too: who looks for an order need not know whether it is closed. */
export function FoundInOtherList({ list, q }: { list: OrderList; q: string }) {
  const t = useMessages(ordersPage);
  const titleId = useId();
  const uid = useSession().user?.uid;
  const [opened] = useState(() => crypto.randomUUID());
  const { data, isPlaceholderData } = useQuery(ordersQuery(list, { q, limit: SHOWN }));
  if (!data || isPlaceholderData || data.reply.length === 0) return null;
  const isHistory = list === 'history';
  const page = isHistory ? paths.dashboard.orderHistory : paths.dashboard.manageOrders;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-2 text-lg">
        {isHistory ? t.foundInHistory : t.foundActive}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {data.reply.map(({ _id, number: orderNumber = _id, name, date, status }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <Link
              to={paths.dashboard.order(_id)}
              className="wrap-anywhere min-h-11 content-center font-semibold underline underline-offset-4"
            >
              {[orderNumber, name].filter(Boolean).join(', ')}
            </Link>
            <span className="text-ink-soft tabular-nums">{date}</span>
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
      {data.next && (
        <Link
          {...(mayBeMobileNumber(q)
            ? { to: page, state: { opened }, onClick: () => keepOpenedNumber(opened, q, uid) }
            : { to: `${page}?${new URLSearchParams({ [SEARCH]: q })}` })}
          className="mt-2 inline-block py-2 underline underline-offset-4"
        >
          {t.allFound}
        </Link>
      )}
    </section>
  );
}
