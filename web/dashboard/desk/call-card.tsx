import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { DeskState } from '@aloghor/functions/domain/desk';
import { isClosed, isSent } from '@aloghor/functions/domain/order-status';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { stepText } from '../../shared/orders/order-steps.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { NumberScores } from '../booking/number-scores.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { MessagesByHand } from '../orders/messages-by-hand.tsx';
import { CustomerLink, OrderLineList, OrderSums } from '../orders/order-parts.tsx';
import { closedReasonText } from '../orders/orders-csv.ts';
import { AdvanceHint } from './advance-hint.tsx';
import { chargeWithCall } from './amounts-input.ts';
import { DeskHistory, MobileNumberSummary, Warning } from './desk-history.tsx';
import { KeyHint } from './desk-keys.tsx';
import { orderName, stateText } from './desk-order.ts';
import { HoldDays } from './hold-days.tsx';
import { OrderForms } from './order-forms.tsx';
import { OtherOrders } from './other-orders.tsx';
import { ProposedCharge } from './proposed-charge.tsx';
import type { Calls } from './use-calls.ts';

/** Why nothing can be recorded for an order any more; undefined if it can. */
export function closedText(order: DeskOrder['order'], language: LanguageCode): string | undefined {
  const { status } = order;
  const t = messagesIn(language, deskPage);
  const tOrders = messagesIn(language, placedOrders);
  if (isSent(status)) return t.errors['order-sent-out'];
  if (!isClosed(status)) return undefined;
  return t.closed(closedReasonText(order, language) ?? tOrders.statuses[status]);
}

interface CallCardProps extends Omit<ComponentProps<typeof OrderForms>, 'isOpen' | 'hasKeys'> {
  calls: Calls;
  /** Called when the buyer's number is pressed. */
  onDial: () => void;
}

/** Everything that a call about one order needs, and the actions, each with one click. */
export function CallCard({ row, calls, onDial, ...forms }: CallCardProps) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tOrdersPage = useMessages(ordersPage);
  const { order, desk, history } = row;
  const ended = closedText(order, language);
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-3 sm:flex sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl">
            <Link to={paths.dashboard.order(order._id)} className="underline-offset-4 hover:underline">
              {orderName(order, language)}
            </Link>
          </h2>
          <p className="text-ink-soft">
            <span>{shopTime(order.createdAt, language)}</span> · <span>{stateText(desk, language)}</span>
            {desk.callAt !== undefined && desk.callAt > serverNow() && (
              <span>{` · ${t.comesBack(shopTime(desk.callAt, language))}`}</span>
            )}
            {desk.asideSince !== undefined && <span>{` · ${t.asideSince(shopTime(desk.asideSince, language))}`}</span>}
          </p>
        </div>
        <a
          href={`tel:${order.mobileNumber}`}
          onClick={onDial}
          aria-label={tOrdersPage.call(order.mobileNumber)}
          className={`${buttonStyle('quiet')} whitespace-nowrap tabular-nums`}
        >
          <Phone aria-hidden className="size-5" />
          <span>{order.mobileNumber}</span>
        </a>
      </header>
      {desk.marks?.map((mark) => (
        <Warning key={mark}>{t.marks[mark]}</Warning>
      ))}
      <div className="grid gap-1">
        <MobileNumberSummary history={history} />
        <CustomerLink mobileNumber={order.mobileNumber} />
        {!ended && <NumberScores mobileNumber={order.mobileNumber} />}
      </div>
      {!ended && <OtherOrders row={row} />}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <div>
            {order.place && <p className="font-semibold">{placeName(order.place, language)}</p>}
            <p className="wrap-anywhere whitespace-pre-line">{order.deliveryAddress || tOrdersPage.noAddress}</p>
          </div>
          {order.info && (
            <p className="wrap-anywhere whitespace-pre-line rounded-lg bg-glow px-3 py-2">
              {tOrdersPage.notes}: <span>{order.info}</span>
            </p>
          )}
          {order.timeline
            .filter(({ other }) => other)
            .map((step) => (
              <p key={step.at} className="font-semibold">
                {stepText(step, language)}
              </p>
            ))}
          <DeskHistory desk={desk} />
        </div>
        <div>
          <OrderLineList order={order} />
          <OrderSums order={order} className="mt-2 text-lg" />
          {!ended && <ProposedCharge row={row} />}
          {!ended && <AdvanceHint row={row} />}
        </div>
      </div>
      {ended ? (
        <p role="status" className="rounded-card bg-glow px-4 py-3 font-semibold">
          {ended}
        </p>
      ) : (
        <CallOutcomes row={row} calls={calls} />
      )}
      {!isClosed(order.status) && <MessagesByHand order={order} />}
      <OrderForms {...forms} row={row} isOpen={!ended} hasKeys />
    </div>
  );
}

/** The outcomes of a call. Most take one click; those that cancel the order ask first. */
function CallOutcomes({ row, calls }: { row: DeskOrder; calls: Calls }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const { state } = row.desk;
  const charge = chargeWithCall(useShopSettings()?.delivery, row);
  const button = (outcome: DeskState, variant: 'primary' | 'quiet' | 'danger', className = '') => (
    <Button variant={variant} aria-disabled={!calls.isReady} className={className} onClick={calls.actions[outcome]}>
      {t.buttons[outcome]}
      <KeyHint of={outcome} />
    </Button>
  );
  return (
    <fieldset className={`grid gap-3 ${calls.isHolding ? '' : 'thumb-bar'}`}>
      <legend className="sr-only">{t.outcomes}</legend>
      <div className="grid grid-cols-2 gap-3 max-sm:gap-2 sm:flex sm:flex-wrap">
        {charge !== undefined && (
          <Button aria-disabled={!calls.isReady} className="max-sm:col-span-2" onClick={calls.actions.charged}>
            <span>{t.confirmedCharged(sum(charge, language))}</span>
            <KeyHint of="charged" />
          </Button>
        )}
        {button('confirmed', 'primary', `sm:min-w-44 ${state === 'toCall' ? 'max-sm:col-span-2' : 'min-w-0'}`)}
        {button('noAnswer', 'quiet', 'min-w-0 sm:min-w-44')}
        {button('hold', 'quiet')}
        {state !== 'toCall' && button('toCall', 'quiet')}
      </div>
      {calls.isHolding && (
        <HoldDays onChoose={(day) => void calls.record('hold', { until: day })} onClose={calls.closeHold} />
      )}
      <div className="flex flex-wrap gap-2">
        {button('refused', 'danger', 'max-sm:grow max-sm:px-4')}
        {button('wrongNumber', 'danger', 'max-sm:grow max-sm:px-4')}
        {button('fake', 'danger', 'max-sm:grow max-sm:px-4')}
      </div>
    </fieldset>
  );
}
