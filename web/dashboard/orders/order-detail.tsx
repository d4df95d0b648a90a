import type { LedgerEntry, Order, OrderActor, OrderWithChanges } from '@aloghor/functions/contract/orders';
import { REOPENING_MS, reasonOf, statusSince } from '@aloghor/functions/domain/order-outcomes';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { GUEST_EMAIL, isErased } from '@aloghor/functions/domain/orders';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { type ShownStep, stepText } from '../../shared/orders/order-steps.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { carrierText } from '../booking/carrier-text.ts';
import { showNotDone } from '../layout/show-error.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { CountButton } from './count-form.tsx';
import { HandOver } from './hand-over.tsx';
import { confirmReopening, orderErrorText } from './order-changes.ts';
import { CustomerLink, OrderLineList, OrderSums } from './order-parts.tsx';
import { PrintButtons } from './order-printout.tsx';
import { useReopenOrder } from './orders-api.ts';
import { closedReasonText } from './orders-csv.ts';
import { PackedAndPrinted } from './parcel-notes.tsx';
import { PaymentRow } from './payment-row.tsx';
import { UndoSentButton } from './undo-sent-button.tsx';

interface OrderDetailProps {
  order: Order;
  /** Who made each change, the internal notes, what came and went back, and its parcel; absent while they load. */
  staffOnly?:
    | Pick<OrderWithChanges, 'changes' | 'notes' | 'entries' | 'packed' | 'printed' | 'rider' | 'parcel'>
    | undefined;
  /** Whether its number, its buyer and who carries it are already shown above. */
  isHeaded?: boolean;
}

/** Everything about an order: products, address, notes, money, timeline with its authors, and printing. */
export function OrderDetail({ order, staffOnly, isHeaded = false }: OrderDetailProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  const tOrders = useMessages(placedOrders);
  const tPacking = useMessages(packing);
  const byWhom = (by: OrderActor, at: number) => {
    const changed = staffOnly?.changes.find((change) => change.at === at);
    return changed ? t.byWhom(changed.by) : t.by[by];
  };
  // Buyers read of themselves.
  const ofBuyer: Partial<Record<NonNullable<ShownStep['event']>, string>> = {
    confirmedByBuyer: t.confirmedByBuyer,
    cancelledByBuyer: t.closedFor.byBuyer,
  };
  const textOfStep = (step: ShownStep) => (step.event && ofBuyer[step.event]) ?? stepText(step, language);
  return (
    <div className="grid gap-6 rounded-card bg-paper p-4 text-left md:p-6 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid content-start gap-4">
        <div>
          <OrderLineList order={order} hasPictures />
          <OrderSums order={order} className="mt-3" />
        </div>
        <dl className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
          <Fact label={t.payment}>
            <PaymentRow order={order} parcel={staffOnly?.parcel} by={byWhom('shop', order.payment?.at ?? 0)} />
          </Fact>
          {staffOnly && staffOnly.entries.length > 0 && (
            <Fact label={t.ledger.title}>
              <LedgerEntries entries={staffOnly.entries} />
            </Fact>
          )}
        </dl>
        <div className="flex flex-wrap items-center gap-3">
          {!isClosed(order.status) && (
            <ButtonLink
              to={`${paths.dashboard.toCall}?${new URLSearchParams({ order: order._id })}`}
              variant="quiet"
              size="dense"
            >
              {tDeskPage.showOne}
            </ButtonLink>
          )}
          {!isHeaded && staffOnly && !isClosed(order.status) && <HandOver order={order} notes={staffOnly} />}
          <UndoSentButton order={order} />
          <ReopenButton order={order} />
          {staffOnly && <CountButton order={order} />}
          <PrintButtons order={order} />
        </div>
      </div>
      <div className="grid content-start gap-4">
        <dl className="grid gap-4">
          {!isHeaded && <Fact label={t.number}>{order.number}</Fact>}
          {!isHeaded && <Fact label={t.customer}>{order.name || t.noName}</Fact>}
          {order.place && <Fact label={t.area}>{placeName(order.place, language)}</Fact>}
          <Fact label={t.address}>{order.deliveryAddress || t.noAddress}</Fact>
          {order.info && <Fact label={t.notes}>{order.info}</Fact>}
          {order.closedFor && <Fact label={t.closedForLabel}>{outcomeText(order, language)}</Fact>}
          {staffOnly && staffOnly.notes.length > 0 && (
            <Fact label={tDeskPage.notes}>{staffOnly.notes.map(({ text }) => text).join('\n')}</Fact>
          )}
          {(staffOnly?.packed || staffOnly?.printed || staffOnly?.rider) && (
            <Fact label={tPacking.parcel}>
              <span className="grid">
                <PackedAndPrinted notes={staffOnly} />
              </span>
            </Fact>
          )}
          <Fact label={t.email}>{order.email === GUEST_EMAIL ? t.guest : order.email}</Fact>
          <Fact label={t.order}>{order._id}</Fact>
          {order.recipientNotice && (
            <Fact label={t.recipientNotice}>
              {t.recipientsTold(
                t.recipients[order.recipientNotice.version],
                shopTime(order.recipientNotice.at, language),
              )}
            </Fact>
          )}
        </dl>
        <ol aria-label={tOrders.timeline} className="grid gap-1.5 border-line border-l-2 pl-4">
          {order.timeline.map((step) => (
            <li key={step.at} className="grid">
              <span className="first-letter:uppercase">{textOfStep(step)}</span>
              <span className="text-ink-soft text-sm">
                <span>{shopTime(step.at, language)}</span> <span>{byWhom(step.by, step.at)}</span>
              </span>
            </li>
          ))}
        </ol>
        <CustomerLink mobileNumber={order.mobileNumber} />
      </div>
    </div>
  );
}

/** What came for the order and what went back, each on its day: corrections do not replace earlier entries. */
function LedgerEntries({ entries }: { entries: LedgerEntry[] }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  return (
    <ul className="grid gap-1.5">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`} className="grid">
          <span>
            <UnbrokenText text={entryText(entry, language)} />
          </span>
          <span className="text-ink-soft text-sm">
            <span>{shopTime(entry.at, language)}</span> <span>{t.byWhom(entry.by)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function entryText({ kind, taka, isMoved, courier }: LedgerEntry, language: LanguageCode): string {
  const { ledger, payment } = messagesIn(language, ordersPage);
  const total = sum(Math.abs(taka), language);
  const by = courier ? carrierText(courier, language) : '';
  if (kind === 'courierCharge') return ledger.kept(by, sum(taka, language));
  if (kind === 'adjustment') return ledger[taka < 0 ? 'added' : 'takenBack'](by, total);
  if (kind === 'compensation') return ledger.compensation(sum(-taka, language));
  const what = kind === 'payment' ? payment : messagesIn(language, placedOrders).amounts[kind];
  if (isMoved) return ledger[taka < 0 ? 'movedAway' : 'movedHere'](what, total);
  return ledger[taka < 0 ? 'wentBack' : 'came'](what, total);
}

function outcomeText(order: Order, language: LanguageCode): string {
  const t = messagesIn(language, ordersPage);
  const text = closedReasonText(order, language) ?? '';
  const { outcome, closedFor } = order;
  return outcome && reasonOf(closedFor)?.comesBack ? t.closedBecause(text, t.parcel.reasons[outcome.reason]) : text;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** Reopens an order that was closed by mistake, after a question; not shown any more after a day. */
export function ReopenButton({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const { mutateAsync, isPending } = useReopenOrder(order._id);
  if (!canReopen(order)) return null;

  async function reopen() {
    if (isPending || !(await confirmReopening(order, language))) return;
    try {
      await mutateAsync(undefined);
      void showToast(t.reopened(order.number));
    } catch (error) {
      void showNotDone(error, t.notReopenedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <Button variant="quiet" size="dense" aria-disabled={isPending} className="justify-self-start" onClick={reopen}>
      <RotateCcw aria-hidden className="size-4" />
      {t.reopen}
    </Button>
  );
}

/** The server checks it again, since the page may have been open for long. */
function canReopen(order: Order): boolean {
  const isFinal = reasonOf(order.closedFor)?.isFinal;
  return isClosed(order.status) && !isFinal && !isErased(order) && serverNow() - statusSince(order) <= REOPENING_MS;
}
