import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isInShop, type OrderStatus, SENT_STATUS } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showNotice } from '../../shared/ui/popup.ts';
import { carriers } from '../messages/en/booking.ts';
import { packing } from '../messages/en/packing.ts';
import { CarrierForm, type useCarrierChoice } from '../orders/carrier-form.tsx';
import { TickBar } from '../table/tick-box.tsx';
import { type Ticks, useTicks } from '../table/ticks.ts';
import type { useBulkChange } from './bulk-change.ts';
import { BulkStatusForm, useConfirmedStatus } from './bulk-status-form.tsx';
import { totalToCollect } from './order-totals.ts';
import { fetchParcels, PARCELS } from './packing-api.ts';
import { PrintButtons } from './print-buttons.tsx';
import type { PrintLayoutChoice } from './print-layout-choice.tsx';

/** The ticked orders; shows which of them have left the list, because they were cancelled or have another status. */
export function usePackingTicks(
  listed: PackingOrder[] | undefined,
  statuses: readonly OrderStatus[],
  isByConfirmation: boolean,
) {
  const language = useLanguage();
  const t = useMessages(packing);
  return useTicks({
    name: 'packing-ticks',
    listed,
    queryKey: PARCELS,
    read: (ids) => fetchParcels(ids, isByConfirmation),
    isInList: ({ status }) => statuses.includes(status),
    showLeft: (orders) =>
      showNotice(t.unticked(orders.map(({ number }) => number).join(', ')), language, t.untickedTitle),
  });
}

interface PackingBarProps {
  ticks: Ticks<PackingOrder>;
  choice: PrintLayoutChoice;
  setting: ReturnType<typeof useBulkChange>;
  carrier: ReturnType<typeof useCarrierChoice>;
  /** Called with the ticked orders. */
  onBook: (ids: string[]) => void;
}

/** What can be done with all ticked orders; on phones what is rarer is behind a button, so that the orders stay in sight. */
export function PackingBar({ ticks, choice, setting: { step, change }, carrier, onBook }: PackingBarProps) {
  const language = useLanguage();
  const t = useMessages(packing);
  const tCarriers = useMessages(carriers);
  const { ids, rows, readCurrent } = ticks;
  const mayChange = hasPermission(useSession().visitor, 'orders:change');
  const sending = useConfirmedStatus(readCurrent);
  const [isMore, setIsMore] = useState(false);
  const restStyle = isMore ? '' : 'max-sm:hidden';
  const unpacked = rows.filter(({ packed, status }) => !packed && isInShop(status));

  async function give(rider: string) {
    const confirmed = await sending.confirm(SENT_STATUS);
    if (confirmed) void change(confirmed.orders, { kind: 'given', rider });
  }

  return (
    <TickBar
      ticks={ticks}
      label={t.ticked}
      status={t.tickedSum(rows.length, sum(totalToCollect(rows), language))}
      working={step.at === 'working' ? t.working(step.count, step.total) : undefined}
    >
      <PrintButtons readOrders={readCurrent} count={rows.length} choice={choice} restStyle={restStyle} />
      <Button
        variant="quiet"
        size="dense"
        className="max-sm:grow max-sm:px-2"
        disabled={unpacked.length === 0}
        onClick={() => void change(unpacked, { kind: 'packed' })}
      >
        <PackageCheck aria-hidden className="size-4 max-sm:hidden" />
        {t.pack}
      </Button>
      <Button
        variant="quiet"
        size="dense"
        className="max-sm:grow max-sm:px-2 sm:hidden"
        aria-expanded={isMore}
        onClick={() => setIsMore(!isMore)}
      >
        <span>{isMore ? t.less : t.more}</span>
      </Button>
      <div className={`contents ${restStyle}`}>
        <CarrierForm
          label={tCarriers.ofTicked}
          choice={carrier}
          isBusy={sending.isReading}
          onBook={() => onBook([...ids])}
          onGive={(rider) => void give(rider)}
        />
      </div>
      <div className={`contents ${mayChange ? restStyle : ''}`}>
        <BulkStatusForm sending={sending} onConfirmed={(confirmed, wanted) => void change(confirmed, wanted)} />
      </div>
    </TickBar>
  );
}
