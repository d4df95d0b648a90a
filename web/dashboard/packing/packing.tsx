import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import './packing.css';
import { ACTIVE_STATUSES, IN_SHOP_STATUSES, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { sum } from '../../shared/lib/format.ts';
import { ordersMessages } from '../../shared/locale/messages.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { ordersPage, packing } from '../messages/en/orders.ts';
import { AREAS, AreaFilter } from '../orders/areas.tsx';
import { ConfirmedFilter } from '../orders/confirmed-filter.tsx';
import { NewOrdersNotice } from '../orders/live-orders.tsx';
import { OrderSearch } from '../orders/order-search.tsx';
import { DataTable, NothingFound } from '../table/data-table.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { Pager, usePageTurns } from '../table/paging.tsx';
import { useSearchText } from '../table/search-field.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { useBulkStatus } from './bulk-status.ts';
import { BulkStatusForm, BulkStatusResult } from './bulk-status-form.tsx';
import { totalToCollect } from './order-totals.ts';
import { packingQuery } from './packing-api.ts';
import { packingColumns, TickBox } from './packing-columns.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { type PrintLayoutChoice, PrintLayoutSelects, usePrintLayoutChoice } from './print-layout-choice.tsx';
import { type Ticks, useTicks } from './ticks.ts';

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

/** The filter by the outcome of the call. */
const CALLS = ['confirmed'] as const;

/** How often the orders are refetched for staff who do not follow them live; each time costs a read per order. */
const REFETCH_MS = 120_000;

/** The orders to pack, with boxes to tick for printing and for their next status. */
function PackingBoard({ readsOrders }: { readsOrders: boolean }) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tOrdersPage = useMessages(ordersPage);
  const tOrders = useMessages(ordersMessages);
  const [status, setStatus] = useAddressFilter<OrderStatus>('status', ACTIVE_STATUSES);
  const [area, setArea] = useAddressFilter<string>('area', AREAS);
  const [call, setCall] = useAddressFilter('call', CALLS);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const statuses = status ? [status] : IN_SHOP_STATUSES;
  const wanted = {
    status: statuses.join(','),
    area: area || undefined,
    confirmed: call === 'confirmed' ? ('true' as const) : undefined,
    q,
    cursor: turns.cursor,
  };
  const refetchInterval = readsOrders ? false : REFETCH_MS;
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...packingQuery(wanted), refetchInterval });
  const rows = data?.reply;
  const ticks = useTicks(rows, statuses);
  const setting = useBulkStatus(ticks.untick);
  const { choice, choose } = usePrintLayoutChoice();
  const isFiltered = status !== '' || area !== '' || call !== '' || q !== undefined;

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <OrderSearch typed={typed} onType={setTyped} className="w-full sm:w-84" />
        <FilterSelect
          label={tOrdersPage.statusFilter}
          value={status}
          values={ACTIVE_STATUSES}
          nameOf={(one) => tOrders.statuses[one]}
          all={t.toPack}
          onChange={setStatus}
        />
        <AreaFilter area={area} onChange={setArea} />
        {readsOrders && <ConfirmedFilter isOn={call !== ''} onChange={(isOn) => setCall(isOn ? CALLS[0] : '')} />}
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
      <div className="mb-2 flex flex-wrap-reverse items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-4 sm:grow-0">
          {rows && rows.length > 0 && (
            <TickBox
              label={t.tickAll(rows.length)}
              isLabelShown
              isTicked={ticks.isAllTicked}
              onToggle={ticks.toggleAll}
            />
          )}
          {ticks.orders.length > 0 && (
            <Button variant="quiet" size="dense" onClick={() => ticks.untick(ticks.orders)}>
              {t.untick}
            </Button>
          )}
        </div>
        <div className="max-sm:w-full">
          <PrintLayoutSelects choice={choice} onChoose={choose} />
        </div>
      </div>
      <DataTable
        caption={t.title}
        columns={packingColumns(ticks, readsOrders, language)}
        rows={rows}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={isFiltered ? <NothingFound /> : <Notice title={t.empty} text={t.emptyText} />}
      />
      <Pager turns={turns} next={data?.next} />
      {(ticks.orders.length > 0 || setting.step.at === 'working') && (
        <TickBar ticks={ticks} choice={choice} setting={setting} />
      )}
    </>
  );
}

interface TickBarProps {
  ticks: Ticks;
  choice: PrintLayoutChoice;
  setting: ReturnType<typeof useBulkStatus>;
}

/** The actions for all ticked orders, always in sight below the list. */
function TickBar({ ticks, choice, setting: { step, set } }: TickBarProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const { orders, onOtherPages, readCurrent } = ticks;
  const elsewhere = onOtherPages > 0 ? t.elsewhere(onOtherPages) : '';
  return (
    <section
      aria-label={t.ticked}
      className="foot-bar tick-bar sticky z-10 mt-3 flex flex-wrap items-center gap-2 border-line min-[88rem]:flex-nowrap border-t bg-paper py-3"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums max-[88rem]:w-full">
        {step.at === 'working'
          ? t.working(step.count, step.total)
          : `${t.tickedSum(orders.length, sum(totalToCollect(orders), language))} ${elsewhere}`}
      </p>
      {step.at !== 'working' && (
        <>
          <PrintButtons readOrders={readCurrent} choice={choice} />
          <BulkStatusForm readOrders={readCurrent} onConfirmed={(confirmed, wanted) => void set(confirmed, wanted)} />
        </>
      )}
    </section>
  );
}
