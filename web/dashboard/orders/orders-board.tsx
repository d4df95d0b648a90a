import type { Order } from '@aloghor/functions/contract/orders';
import { ACTIVE_STATUSES, CLOSED_STATUSES, isClosed, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tOrders } from '../../shared/locale/messages.ts';
import { Select } from '../../shared/ui/select.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { DataTable, NothingFound } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { useAddressFilter } from '../table/use-address-filter.ts';
import { usePageTurns } from '../table/use-page-turns.ts';
import { useSearchText } from '../table/use-search-text.ts';
import { AREAS, AreaFilter } from './area-filter.tsx';
import { AreaTotals } from './area-totals.tsx';
import { ExportButton } from './export-button.tsx';
import { NoOrders } from './no-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderSearch } from './order-search.tsx';
import { type OrderList, orderQuery, ordersQuery } from './orders-calls.ts';
import { StatusForm } from './status-form.tsx';

/** A list of orders: search, filter, details, papers, export; the active ones with their status to choose. */
export function OrdersBoard({ list }: { list: OrderList }) {
  const statuses = list === 'history' ? CLOSED_STATUSES : ACTIVE_STATUSES;
  const [status, setStatus] = useAddressFilter<OrderStatus>('status', statuses);
  const [area, setArea] = useAddressFilter<string>('area', AREAS);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const [openId, setOpenId] = useState<string>();
  const filter = { status: status || undefined, area: area || undefined, q };
  const { data, error, refetch, isPlaceholderData } = useQuery(ordersQuery(list, { ...filter, cursor: turns.cursor }));
  const isFiltered = status !== '' || area !== '' || q !== undefined;

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <OrderSearch typed={typed} onType={setTyped} className="w-full sm:w-96" />
        <Select
          label={tAdmin.orders.statusFilter}
          isLabelHidden
          size="dense"
          className="grow sm:grow-0"
          value={status}
          options={[['', tAdmin.orders.allStatuses], ...statuses.map((one) => [one, tOrders.statuses[one]] as const)]}
          onChange={setStatus}
        />
        <AreaFilter area={area} onChange={setArea} />
        <ExportButton list={list} filter={filter} isEmpty={!data?.reply.length} />
      </div>
      {list === 'active' && <AreaTotals onChoose={setArea} />}
      <DataTable
        isDense
        caption={list === 'active' ? tAdmin.orders.title : tAdmin.orders.historyTitle}
        columns={orderColumns(list === 'active', { openId, onOpen: setOpenId })}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={isFiltered ? <NothingFound /> : <NoOrders list={list} />}
        detail={(order) => order._id === openId && <OpenedOrder order={order} />}
      />
      <Pager turns={turns} next={data?.next} />
    </>
  );
}

/** An expanded order of the list; the authors of its changes are fetched only now. */
function OpenedOrder({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  return (
    <>
      {!isClosed(order.status) && (
        <div className="bg-paper px-4 pt-4 lg:hidden">
          <StatusForm order={order} />
        </div>
      )}
      <OrderDetail order={order} changes={data?.changes} internalNotes={data?.notes} />
    </>
  );
}
