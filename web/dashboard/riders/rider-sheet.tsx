import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, NotRenewed, panelStyle } from '../layout/page.tsx';
import { ridersPage } from '../messages/en/riders.ts';
import { totalToCollect } from '../packing/order-totals.ts';
import { usePrintLayoutChoice } from '../packing/print-layout-choice.tsx';
import { showNotPrinted, usePrinting } from '../packing/use-printing.tsx';
import { CashForm } from './cash-form.tsx';
import { RiderOrder } from './rider-order.tsx';
import { sheetQuery } from './riders-api.ts';
import { SettlementCard } from './settlement-card.tsx';

type Sheet = ReplyTo<'GET /riders/sheet'>;

interface RiderSheetProps {
  rider: string;
  day: string;
  /** The earliest day whose money the rider has not handed over. */
  unsettledSince: string | undefined;
}

/** What a rider has out, and brought to an end on a day, with the cash of the day. */
export function RiderSheet({ rider, day, unsettledSince }: RiderSheetProps) {
  const t = useMessages(ridersPage);
  const tCommon = useMessages(common);
  const { data, error, refetch } = useQuery(sheetQuery(rider, day));
  if (!data && error) return <DashboardFailed error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status" aria-label={tCommon.page.loading} className="grid gap-4">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
    );
  const isEmpty = data.orders.length === 0 && !data.settlements?.length;
  return (
    <>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      {unsettledSince && unsettledSince < day && <OlderDay rider={rider} day={unsettledSince} />}
      {isEmpty ? <Notice title={t.empty(rider)} text={t.emptyText} /> : <Orders sheet={data} />}
    </>
  );
}

function OlderDay({ rider, day }: { rider: string; day: string }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-glow px-4 py-2">
      <p>{t.older(rider, dateText(day, language))}</p>
      <ButtonLink to={`${paths.dashboard.riders}?${new URLSearchParams({ rider, day })}`} variant="quiet" size="dense">
        {t.showOlder}
      </ButtonLink>
    </div>
  );
}

function Orders({ sheet }: { sheet: Sheet }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const maySettle = hasPermission(useSession().visitor, 'payments:change');
  const { rider, day, orders, isMore, settlements = [] } = sheet;
  const out = orders.filter((order) => order.rider?.state === 'out');
  const ended = orders.filter((order) => order.rider?.state === 'ended');
  return (
    <div className="grid gap-8">
      {isMore && (
        <p role="status" className="rounded-card bg-glow px-4 py-2">
          {t.isMore}
        </p>
      )}
      {out.length > 0 && (
        <OrderList
          title={t.outTitle(out.length, sum(totalToCollect(out), language))}
          orders={out}
          actions={<PrintSheet orders={out} />}
        />
      )}
      {ended.length > 0 && <OrderList title={t.endedTitle(ended.length)} orders={ended} />}
      {ended.length > 0 && maySettle && <CashForm rider={rider} day={day} orders={ended} out={out.length} />}
      {settlements.map((settlement) => (
        <div key={settlement._id} className={panelStyle}>
          <SettlementCard settlement={settlement} />
        </div>
      ))}
    </div>
  );
}

function OrderList({ title, orders, actions }: { title: string; orders: PackingOrder[]; actions?: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {actions}
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {orders.map((order) => (
          <li key={order._id} className="px-4 py-3">
            <RiderOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Prints what the rider has out, in the language that was chosen for paper. */
function PrintSheet({ orders }: { orders: PackingOrder[] }) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const { choice } = usePrintLayoutChoice();
  const { load, printout } = usePrinting(choice);

  async function print() {
    try {
      const show = await load('riderSheet');
      show(orders);
    } catch (error) {
      void showNotPrinted(error, language);
    }
  }

  return (
    <>
      <Button variant="quiet" size="dense" onClick={print}>
        <Printer aria-hidden className="size-4" />
        {t.printSheet}
      </Button>
      {printout}
    </>
  );
}
