import type { Order } from '@aloghor/functions/contract/orders';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { ACTIVE_STATUSES, CLOSED_STATUSES, isClosed, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { downloadCsv } from '../csv.ts';
import { DashboardPage } from '../layout/page.tsx';
import { showError } from '../layout/show-error.ts';
import { dataTable } from '../messages/en/common.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { NothingFound } from '../table/data-table.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { PagedTable } from '../table/paged-list.tsx';
import { usePageTurns } from '../table/paging.tsx';
import { useSearchText } from '../table/search-field.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { AREAS, AreaFilter, AreaTotals } from './areas.tsx';
import { CALLS, ConfirmedFilter } from './confirmed-filter.tsx';
import { FoundInOtherList } from './found-in-other-list.tsx';
import { NewOrdersNotice } from './live-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { NewOrderLink } from './order-parts.tsx';
import { OrderSearch } from './order-search.tsx';
import { fetchAllOrders, type OrderFilter, type OrderList, orderQuery, ordersQuery } from './orders-api.ts';
import { ordersCsv } from './orders-csv.ts';
import { StatusForm } from './status-form.tsx';

/** The active orders, live. */
export function ManageOrders() {
  const t = useMessages(ordersPage);
  return (
    <DashboardPage
      title={t.title}
      text={t.text}
      actions={
        <div className="flex min-w-0 max-w-full flex-wrap items-center gap-3">
          <NewOrdersNotice />
          <NewOrderLink />
        </div>
      }
    >
      <OrdersBoard list="active" />
    </DashboardPage>
  );
}

/** The closed orders, to read and to print. */
export function OrderHistory() {
  const t = useMessages(ordersPage);
  return (
    <DashboardPage title={t.historyTitle} text={t.historyText}>
      <OrdersBoard list="history" />
    </DashboardPage>
  );
}

/** A list of orders: search, filters, details, printing, export; active ones with a form for their status. */
function OrdersBoard({ list }: { list: OrderList }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const { visitor } = useSession();
  const statuses = list === 'history' ? CLOSED_STATUSES : ACTIVE_STATUSES;
  const status = useAddressFilter<OrderStatus>('status', statuses);
  const area = useAddressFilter('area', AREAS);
  const call = useAddressFilter('call', CALLS);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const [openId, setOpenId] = useState<string>();
  const filter = {
    status: status.value,
    area: area.value,
    confirmed: list === 'active' && call.value ? ('true' as const) : undefined,
    q,
  };
  const page = useQuery(ordersQuery(list, { ...filter, cursor: turns.cursor }));
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <OrderSearch typed={typed} onType={setTyped} className="w-full sm:w-80" />
        <FilterSelect
          label={t.statusFilter}
          filter={status}
          nameOf={(one) => tOrders.statuses[one]}
          all={t.allStatuses}
        />
        <AreaFilter filter={area} />
        {list === 'active' && <ConfirmedFilter filter={call} />}
        {hasPermission(visitor, 'orders:export') && (
          <ExportButton list={list} filter={filter} isEmpty={!page.data?.reply.length} />
        )}
      </div>
      {list === 'active' && hasPermission(visitor, 'revenue:read') && <AreaTotals onChoose={area.choose} />}
      <PagedTable
        isDense
        caption={list === 'active' ? t.title : t.historyTitle}
        columns={orderColumns(list === 'active', { openId, onOpen: setOpenId }, language)}
        page={page}
        turns={turns}
        empty={isFiltered ? <NothingFound /> : <NoOrders list={list} />}
        detail={(order) => order._id === openId && <OpenedOrder order={order} />}
      />
      {q !== undefined && <FoundInOtherList list={list === 'active' ? 'history' : 'active'} q={q} />}
    </>
  );
}

/** An expanded order of the list; who made its changes is fetched only now. */
function OpenedOrder({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  return (
    <>
      {!isClosed(order.status) && (
        <div className="bg-paper px-4 pt-4 lg:hidden">
          <StatusForm order={order} />
        </div>
      )}
      <OrderDetail order={order} staffOnly={data} />
    </>
  );
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

interface ExportButtonProps {
  list: OrderList;
  filter: Pick<OrderFilter, 'status' | 'area' | 'q'>;
  isEmpty: boolean;
}

/** Exports the orders of the list, on all its pages, as a CSV file. */
function ExportButton({ list, filter, isEmpty }: ExportButtonProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tDataTable = useMessages(dataTable);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllOrders(list, filter),
    onSuccess: (orders) => downloadCsv(fileName(list, language), ordersCsv(orders, language)),
    onError: async (error) =>
      showError(error, t.notExportedTitle, await whyFailed(error, tDataTable.failed, language), language),
  });
  return (
    <Button variant="quiet" size="dense" className="ml-auto" disabled={isEmpty || isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4" />
      <span>{isPending ? t.exporting : t.export}</span>
    </Button>
  );
}

function fileName(list: OrderList, language: LanguageCode): string {
  const t = messagesIn(language, ordersPage);
  return t.csvFile(list, dayOf(Date.now()));
}
