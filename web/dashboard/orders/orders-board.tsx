import type { Order } from '@aloghor/functions/contract/orders';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { ACTIVE_STATUSES, CLOSED_STATUSES } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { ExportButton } from '../table/export-button.tsx';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { AreaTotals } from './areas.tsx';
import { FoundInOtherList } from './found-in-other-list.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderFilters, useOrderFilters } from './order-filters.tsx';
import { fetchAllOrders, type OrderList, orderQuery, ordersQuery } from './orders-api.ts';
import { ordersCsv } from './orders-csv.ts';

/** A list of orders: search, filters, details, printing, export; active ones with a form for their status. */
export function OrdersBoard({ list }: { list: OrderList }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { visitor } = useSession();
  const isActive = list === 'active';
  const filters = useOrderFilters(isActive ? ACTIVE_STATUSES : CLOSED_STATUSES);
  const [openId, setOpenId] = useState<string>();
  const { q } = filters.search;
  const filter = {
    status: filters.status.value,
    area: filters.area.value,
    confirmed: isActive && filters.call.value ? ('true' as const) : undefined,
    unpaid: !isActive && filters.money.value ? ('true' as const) : undefined,
    q,
  };
  const shown = usePagedList((cursor) => ordersQuery(list, { ...filter, cursor }));

  return (
    <>
      <OrderFilters filters={filters} allStatuses={t.allStatuses} hasConfirmed={isActive} hasUnpaid={!isActive}>
        {hasPermission(visitor, 'orders:export') && (
          <ExportButton
            read={() => fetchAllOrders(list, filter)}
            fileName={() => t.csvFile(list, dayOf(Date.now()))}
            csvOf={(orders) => ordersCsv(orders, language)}
            failedTitle={t.notExportedTitle}
            isEmpty={!shown.page.data?.reply.length}
            className="ml-auto"
          />
        )}
      </OrderFilters>
      {isActive && hasPermission(visitor, 'revenue:read') && <AreaTotals onChoose={filters.area.choose} />}
      <PagedTable
        {...shown}
        isDense
        caption={isActive ? t.title : t.historyTitle}
        columns={orderColumns(isActive, { openId, onOpen: setOpenId }, language)}
        isFiltered={Object.values(filter).some((value) => value !== undefined)}
        empty={<NoOrders list={list} />}
        detail={(order) => order._id === openId && <OpenedOrder order={order} />}
      />
      {q !== undefined && <FoundInOtherList list={isActive ? 'history' : 'active'} q={q} />}
    </>
  );
}

/** An expanded order of the list; who made its changes is fetched only now. */
function OpenedOrder({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  return <OrderDetail order={order} staffOnly={data} />;
}

/** Shown when there is no order of this kind yet. */
function NoOrders({ list }: { list: OrderList }) {
  const t = useMessages(ordersPage);
  if (list === 'active') {
    return (
      <Notice title={t.empty} text={t.emptyText}>
        <ButtonLink to={paths.dashboard.orderHistory} variant="quiet">
          {t.historyTitle}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title={t.emptyHistory} text={t.emptyHistoryText}>
      <ButtonLink to={paths.dashboard.manageOrders} variant="quiet">
        {t.toManage}
      </ButtonLink>
    </Notice>
  );
}
