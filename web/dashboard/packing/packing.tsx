import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { ACTIVE_STATUSES, IN_SHOP_STATUSES, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { sum } from '../../shared/lib/format.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { showNotice } from '../../shared/ui/popup.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { dataTable } from '../messages/en/common.ts';
import { ordersPage, packing } from '../messages/en/orders.ts';
import { AREAS, AreaFilter } from '../orders/areas.tsx';
import { CALLS, ConfirmedFilter } from '../orders/confirmed-filter.tsx';
import { NewOrdersNotice } from '../orders/live-orders.tsx';
import { OrderSearch } from '../orders/order-search.tsx';
import { NothingFound } from '../table/data-table.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { PagedTable } from '../table/paged-list.tsx';
import { usePageTurns } from '../table/paging.tsx';
import { useSearchText } from '../table/search-field.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { TickAll, TickBar } from '../table/tick-box.tsx';
import { type Ticks, useTicks } from '../table/ticks.ts';
import { useBulkStatus } from './bulk-status.ts';
import { BulkStatusForm, BulkStatusResult } from './bulk-status-form.tsx';
import { totalToCollect } from './order-totals.ts';
import { fetchParcels, PARCELS, packingQuery } from './packing-api.ts';
import { packingColumns } from './packing-columns.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { type PrintLayoutChoice, PrintLayoutSelects, usePrintLayoutChoice } from './print-layout-choice.tsx';

/** Prints slips and lists, and sets the status, for many orders at once. */
export function Packing() {
  const t = useMessages(packing);
  // The database rules cannot hide fields, so only staff who may read whole orders follow them live.
  const readsOrders = hasPermission(useSession().visitor, 'orders:read');
  return (
    <DashboardPage title={t.title} text={t.text} actions={readsOrders && <NewOrdersNotice />}>
      <PackingBoard readsOrders={readsOrders} />
    </DashboardPage>
  );
}

/** How often the orders are refetched for staff who do not follow them live; each time costs a read per order. */
const REFETCH_MS = 120_000;

/** The orders to pack, with boxes to tick for printing and for their next status. */
function PackingBoard({ readsOrders }: { readsOrders: boolean }) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const status = useAddressFilter<OrderStatus>('status', ACTIVE_STATUSES);
  const area = useAddressFilter('area', AREAS);
  const call = useAddressFilter('call', CALLS);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const statuses = status.value ? [status.value] : IN_SHOP_STATUSES;
  const wanted = {
    status: statuses.join(','),
    area: area.value,
    confirmed: call.value && ('true' as const),
    q,
    cursor: turns.cursor,
  };
  const refetchInterval = readsOrders ? false : REFETCH_MS;
  const page = useQuery({ ...packingQuery(wanted), refetchInterval });
  const ticks = usePackingTicks(page.data?.reply, statuses);
  const setting = useBulkStatus((orders) => ticks.untick(orders.map(({ _id }) => _id)));
  const { choice, choose } = usePrintLayoutChoice();
  const isFiltered = [status.value, area.value, call.value, q].some((value) => value !== undefined);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <OrderSearch typed={typed} onType={setTyped} className="w-full sm:w-84" />
        <FilterSelect
          label={tOrdersPage.statusFilter}
          filter={status}
          nameOf={(one) => tOrders.statuses[one]}
          all={t.toPack}
        />
        <AreaFilter filter={area} />
        {readsOrders && <ConfirmedFilter filter={call} />}
      </div>
      {setting.step.at === 'done' && (
        <BulkStatusResult
          {...setting.step}
          onGoOn={() => void setting.goOn()}
          onUndo={(orders, wanted) => void setting.undo(orders, wanted)}
          onClose={setting.close}
        />
      )}
      {/* When wrapped, the checkbox is below the selects, next to the list. */}
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-6 gap-y-2">
        <TickAll ticks={ticks} />
        <div className="max-sm:w-full">
          <PrintLayoutSelects choice={choice} onChoose={choose} />
        </div>
      </div>
      <PagedTable
        caption={t.title}
        columns={packingColumns(ticks, readsOrders, language)}
        page={page}
        turns={turns}
        empty={isFiltered ? <NothingFound /> : <Notice title={t.empty} text={t.emptyText} />}
      />
      {(ticks.rows.length > 0 || setting.step.at === 'working') && (
        <PackingBar ticks={ticks} choice={choice} setting={setting} />
      )}
    </>
  );
}

/** The ticked orders; shows which of them have left the list, because they were cancelled or have another status. */
function usePackingTicks(listed: PackingOrder[] | undefined, statuses: readonly OrderStatus[]) {
  const language = useLanguage();
  const t = useMessages(packing);
  return useTicks({
    name: 'packing-ticks',
    listed,
    queryKey: PARCELS,
    read: fetchParcels,
    isInList: ({ status }) => statuses.includes(status),
    showLeft: (orders) =>
      showNotice(t.unticked(orders.map(({ number }) => number).join(', ')), language, t.untickedTitle),
  });
}

interface PackingBarProps {
  ticks: Ticks<PackingOrder>;
  choice: PrintLayoutChoice;
  setting: ReturnType<typeof useBulkStatus>;
}

/** What can be done with all ticked orders. */
function PackingBar({ ticks, choice, setting: { step, set } }: PackingBarProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tDataTable = useMessages(dataTable);
  const { rows, onOtherPages, readCurrent } = ticks;
  const elsewhere = onOtherPages > 0 ? tDataTable.elsewhere(onOtherPages) : '';
  const status =
    step.at === 'working'
      ? t.working(step.count, step.total)
      : `${t.tickedSum(rows.length, sum(totalToCollect(rows), language))} ${elsewhere}`;
  return (
    <TickBar label={t.ticked} status={status}>
      {step.at !== 'working' && (
        <>
          <PrintButtons readOrders={readCurrent} choice={choice} />
          <BulkStatusForm readOrders={readCurrent} onConfirmed={(confirmed, wanted) => void set(confirmed, wanted)} />
        </>
      )}
    </TickBar>
  );
}
