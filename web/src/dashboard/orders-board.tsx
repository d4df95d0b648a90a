import { ADMIN_STATUSES, FIRST_STATUS, isClosed, type OrderStatus } from '@aloghor/functions/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type OrderList, ordersQuery } from '../api/admin-orders.ts';
import { download } from '../lib/download.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { t } from '../messages/messages.ts';
import { DataTable, NothingFound } from './data-table.tsx';
import { denseStyle } from './dense-style.ts';
import { NoOrders } from './no-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { ordersCsv } from './orders-csv.ts';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';
import { usePageTurns } from './use-page-turns.ts';
import { useSearchText } from './use-search-text.ts';

/** A list of orders: search, filter, details, papers, export; the active ones with their status to choose. */
export function OrdersBoard({ list }: { list: OrderList }) {
  const statuses = ALL.filter((status) => isClosed(status) === (list === 'history'));
  const [status, setStatus] = useAddressFilter<OrderStatus>('status', statuses);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns(`${status} ${q}`);
  const [openId, setOpenId] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ordersQuery(list, { status: status || undefined, q, cursor: turns.cursor }),
  );
  const isFiltered = status !== '' || q !== undefined;

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label={tAdmin.orders.search} value={typed} onChange={setTyped} className="w-full sm:w-80" />
        <SelectField
          label={tAdmin.orders.statusFilter}
          value={status}
          options={[['', tAdmin.orders.allStatuses], ...statuses.map((one) => [one, t.order.statuses[one]] as const)]}
          onChange={setStatus}
        />
        <button
          type="button"
          className={`${denseStyle.quiet} ml-auto`}
          disabled={!data?.reply.length}
          onClick={() => data && exportCsv(list, ordersCsv(data.reply))}
        >
          <Download aria-hidden className="size-4" />
          {tAdmin.orders.export}
        </button>
      </div>
      <DataTable
        caption={list === 'active' ? tAdmin.orders.title : tAdmin.orders.historyTitle}
        columns={orderColumns(list === 'active', { openId, onOpen: setOpenId })}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={isFiltered ? <NothingFound /> : <NoOrders list={list} />}
        detail={(order) => order._id === openId && <OrderDetail order={order} />}
      />
      <Pager turns={turns} next={data?.next} />
    </>
  );
}

const ALL: OrderStatus[] = [FIRST_STATUS, ...ADMIN_STATUSES];

function exportCsv(list: OrderList, csv: string) {
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Dhaka' });
  download(tAdmin.orders.csvFile(list, day), csv, 'text/csv;charset=utf-8');
}
