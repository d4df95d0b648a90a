import type { Order } from '@aloghor/functions/contract/orders';
import { isClosed, isInShop } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving, useTabState } from '../form/unsaved-edits.ts';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { OrderProfit } from '../orders/order-profit.tsx';
import { CallAgain } from './call-again.tsx';
import { deskOrderQuery } from './desk-api.ts';
import { hasInput, readDrafts } from './drafts.ts';
import { OrderForms } from './order-forms.tsx';
import { ProposedCharge } from './proposed-charge.tsx';

/** The page of an order; while it is still in the shop, with what the desk does with it: its forms once they are asked for. */
export function ChangeableOrderPage() {
  return (
    <OrderPage actions={(order) => <CallAgain order={order} />}>
      {(order) => (
        <Fragment key={order._id}>
          <Forms order={order} />
          <OrderProfit order={order} />
        </Fragment>
      )}
    </OrderPage>
  );
}

function Forms({ order }: { order: Order }) {
  const t = useMessages(deskPage);
  const { visitor } = useSession();
  const [drafts, setDrafts] = useTabState('deskDrafts', readDrafts);
  const id = order._id;
  const draft = drafts[id] ?? {};
  const [isOpen, setIsOpen] = useState(hasInput(draft));
  const { data: row, error, refetch } = useQuery({ ...deskOrderQuery(id), enabled: isOpen });
  const section = useRef<HTMLElement>(null);
  useAskBeforeLeaving(hasInput(draft));
  const isTooLate = !isInShop(order.status); // a courier may have taken its parcel while something was typed
  if (!hasPermission(visitor, 'orders:correct') || (isTooLate && !hasInput(draft))) return null;
  if (!isOpen)
    return (
      <Button variant="quiet" size="dense" className="mt-4" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden className="size-4" />
        {t.change}
      </Button>
    );
  return (
    <section ref={section} tabIndex={-1} aria-label={t.change} className={`mt-4 ${panelStyle}`}>
      {row ? (
        <>
          {isTooLate && (
            <p role="status" className="mb-4 font-semibold">
              {t.errors[isClosed(order.status) ? 'order-closed' : 'order-sent-out']}
            </p>
          )}
          <ProposedCharge row={row} />
          <OrderForms
            row={row}
            isOpen
            draft={draft}
            onDraft={(next) => setDrafts({ ...drafts, [id]: next })}
            onSaved={() => section.current?.focus({ preventScroll: true })}
          />
        </>
      ) : error ? (
        <DashboardFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-20 rounded-card" />
      )}
    </section>
  );
}
