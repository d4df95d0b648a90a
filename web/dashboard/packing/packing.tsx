import { ACTIVE_STATUSES, IN_SHOP_STATUSES } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { PickUps } from '../booking/pick-ups.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { bench, packing } from '../messages/en/packing.ts';
import { useCarrierChoice } from '../orders/carrier-form.tsx';
import { NewOrdersNotice } from '../orders/live-orders.tsx';
import { useOrderFilters } from '../orders/order-filters.tsx';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { TickAll } from '../table/tick-box.tsx';
import { useBulkChange } from './bulk-change.ts';
import { BulkChangeResult } from './bulk-change-result.tsx';
import { packingQuery } from './packing-api.ts';
import { packingColumns } from './packing-columns.tsx';
import { PACKED, PackingFilters } from './packing-filters.tsx';
import { PackingBar, usePackingTicks } from './packing-ticks.tsx';
import { PrintLayoutSelects, usePrintLayoutChoice } from './print-layout-choice.tsx';

/** How often the orders are refetched for staff who do not follow them live; each time costs two reads per order. */
const REFETCH_MS = 120_000;

/** Prints slips and lists, and sets the status, for many orders at once. */
export function Packing() {
  const language = useLanguage();
  const t = useMessages(packing);
  const tBench = useMessages(bench);
  // The database rules cannot hide fields, so only staff who may read whole orders follow them live.
  const readsOrders = hasPermission(useSession().visitor, 'orders:read');
  const filters = useOrderFilters(ACTIVE_STATUSES);
  const { status, area, call, search } = filters;
  const statuses = status.value ? [status.value] : IN_SHOP_STATUSES;
  const packed = useAddressFilter('packed', PACKED);
  const confirmed = call.value && ('true' as const);
  const list = usePagedList((cursor) => ({
    ...packingQuery({
      status: statuses.join(','),
      area: area.value,
      confirmed,
      packed: packed.value,
      q: search.q,
      cursor,
    }),
    refetchInterval: readsOrders ? false : REFETCH_MS,
  }));
  const ticks = usePackingTicks(list.page.data?.reply, statuses, !readsOrders || confirmed !== undefined);
  const setting = useBulkChange((orders) => ticks.untick(orders.map(({ _id }) => _id)));
  const { choice, choose } = usePrintLayoutChoice();
  const carrier = useCarrierChoice();
  const [bookedIds, setBookedIds] = useState<string[]>();

  return (
    <DashboardPage
      title={t.title}
      text={t.text}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.dashboard.packingBench} variant="quiet" size="dense">
            <ScanBarcode aria-hidden className="size-4" />
            {tBench.open}
          </ButtonLink>
          {readsOrders && <NewOrdersNotice />}
        </div>
      }
    >
      <PackingFilters filters={filters} packed={packed} readsOrders={readsOrders}>
        <PrintLayoutSelects choice={choice} onChoose={choose} />
      </PackingFilters>
      <PickUps />
      {setting.step.at === 'done' && (
        <BulkChangeResult
          {...setting.step}
          onGoOn={() => void setting.goOn()}
          onUndo={(orders, wanted) => void setting.change(orders, wanted)}
          onClose={setting.close}
        />
      )}
      {bookedIds && carrier.chosen?.kind === 'courier' && (
        <BookingPanel ids={bookedIds} courier={carrier.chosen.id} onClose={() => setBookedIds(undefined)} />
      )}
      {/* When wrapped, the checkbox is below the selects, next to the list. */}
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-2 sm:mb-3">
        <TickAll ticks={ticks} />
        <div className="max-sm:hidden">
          <PrintLayoutSelects choice={choice} onChoose={choose} />
        </div>
      </div>
      <PagedTable
        {...list}
        caption={t.title}
        columns={packingColumns(ticks, readsOrders, language)}
        isFiltered={[status.value, area.value, call.value, packed.value, search.q].some((value) => value !== undefined)}
        empty={<Notice title={t.empty} text={t.emptyText} />}
      />
      <PackingBar ticks={ticks} choice={choice} setting={setting} carrier={carrier} onBook={setBookedIds} />
    </DashboardPage>
  );
}
