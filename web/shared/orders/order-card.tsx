import type { OrderItem } from '@aloghor/functions/contract/order-items';
import type { Order } from '@aloghor/functions/contract/orders';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { otherOrderOf } from '@aloghor/functions/domain/order-outcomes';
import {
  isCancelled,
  isDelivered,
  isPaymentStep,
  isWaiting,
  type OrderStatus,
  STATUS_STEPS,
} from '@aloghor/functions/domain/order-status';
import { isPaid, sumOfTaka, sumToCollect } from '@aloghor/functions/domain/orders';
import { Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText, shopTime } from '../lib/dates.ts';
import { sum } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { langOfName, nameOf } from '../lib/product-texts.ts';
import { ordering, placedOrders } from '../locale/en/buying.ts';
import { parcelProgress } from '../locale/en/parcel.ts';
import { messagesIn, useLanguage, useMessages } from '../locale/locale.ts';
import { ProductThumbnail } from '../ui/product-thumbnail.tsx';
import { WithOrderNumber } from '../ui/with-order-number.tsx';
import { CameBack, type ShownStep, stepText } from './order-steps.tsx';
import { signedSum } from './signed-sum.ts';

export interface ShownOrder {
  _id: string;
  number: string;
  date: string;
  status: OrderStatus;
  totalPrice: number;
  orderItems: OrderItem[];
  timeline: ShownStep[];
  payment?: Order['payment'];
  amounts?: Order['amounts'];
  closedFor?: Order['closedFor'];
  outcome?: Order['outcome'];
  sentWith?: Order['sentWith'];
}

interface OrderCardProps {
  order: ShownOrder;
  /** One level below the heading above the card. */
  heading: 'h2' | 'h3';
  /** What its buyer can do with it. */
  children?: ReactNode;
}

/** One order: number, date, progress, products, total and timeline. */
export function OrderCard({ order, heading: Heading, children }: OrderCardProps) {
  const language = useLanguage();
  const tOrdering = useMessages(ordering);
  const tOrders = useMessages(placedOrders);
  const { outcome } = order;
  return (
    <article aria-label={tOrdering.orderId(order._id)} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <header className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Heading className="font-sans font-semibold text-base tracking-normal">
          <WithOrderNumber text={tOrdering.orderNumber(order.number)} />
        </Heading>
        <p className="text-ink-soft">{tOrders.placedOn(dateText(order.date, language))}</p>
        <p className="w-full text-ink-soft text-sm">{tOrdering.orderId(order._id)}</p>
      </header>
      <OrderProgress order={order} />
      {order.sentWith && <SentWith {...order.sentWith} />}
      <ul className="mt-5 divide-y divide-line border-line border-y">
        {order.orderItems.map((item) => (
          <li key={item._id} className="flex items-center gap-4 py-3">
            <ProductThumbnail product={{ img: item.img }} size={56} />
            <span className="flex min-w-0 grow flex-col justify-between gap-x-4 sm:flex-row">
              <span>
                <span lang={langOfName(item, language)}>{nameOf(item, language)}</span>
                <CameBack id={item._id} quantity={item.quantity} outcome={outcome} />
              </span>
              <span className="whitespace-nowrap text-ink-soft">
                {tOrders.lineOf(item.quantity, sum(item.price, language))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between font-semibold">
        {tOrders.total} <span className="font-serif text-lg">{sum(order.totalPrice, language)}</span>
      </p>
      <ToPay order={order} />
      <OrderTimeline timeline={order.timeline} heading={Heading === 'h2' ? 'h3' : 'h4'} />
      {children}
    </article>
  );
}

/** Which courier has the parcel, how far it is, and where it can be followed. */
function SentWith({ courier, link, trackingCode, state, since }: NonNullable<Order['sentWith']>) {
  const language = useLanguage();
  const tOrders = useMessages(placedOrders);
  const tParcel = useMessages(parcelProgress);
  return (
    <div className="mt-5 grid gap-1">
      {state && (
        <p className="flex flex-col justify-between gap-x-6 sm:flex-row">
          <span className="font-semibold">{tParcel.states[state](courier)}</span>
          {since !== undefined && (
            <time dateTime={new Date(since).toISOString()} className="text-ink-soft sm:whitespace-nowrap">
              {shopTime(since, language)}
            </time>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{tOrders.sentWith(courier)}</span>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center text-bottle underline underline-offset-4"
          >
            {tOrders.follow(courier)}
          </a>
        )}
        {!link && trackingCode && <span className="wrap-anywhere">{tParcel.code(courier, trackingCode)}</span>}
      </p>
    </div>
  );
}

/** What is still to be paid, how it comes about, and what was paid, where that is not the total. */
function ToPay({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const tOrders = useMessages(placedOrders);
  const { status, payment, outcome } = order;
  const amounts = amountsOf(order, isCancelled(status) ? 'received' : undefined);
  if (!(amounts.length > 0 || payment || outcome)) return null;
  return (
    <>
      {amounts
        .filter(({ taka }) => taka > 0)
        .map((amount) => (
          <p key={amount.kind} className="mt-1 flex justify-between">
            <span>{tOrders.amounts[amount.kind]}</span> <span>{signedSum(amount, language)}</span>
          </p>
        ))}
      {outcome ? <Amount label={tOrders.wasPaid} taka={outcome.collected} /> : <Payment order={order} />}
    </>
  );
}

function Payment({ order }: { order: ShownOrder }) {
  const tOrders = useMessages(placedOrders);
  const { status, payment } = order;
  if (isCancelled(status)) return null;
  return (
    <>
      {payment && <Amount label={tOrders.paid} taka={payment.sum} />}
      <Amount label={tOrders.toPay} taka={sumToCollect(order)} />
    </>
  );
}

function Amount({ label, taka }: { label: string; taka: number }) {
  const language = useLanguage();
  if (taka === 0) return null;
  return (
    <p className="mt-1 flex justify-between font-semibold">
      <span>{label}</span> <span className="font-serif text-lg">{sum(taka, language)}</span>
    </p>
  );
}

/** What has happened to an order, by the clocks of the shop. */
function OrderTimeline({ timeline, heading: Heading }: { timeline: ShownStep[]; heading: 'h3' | 'h4' }) {
  const language = useLanguage();
  const tOrders = useMessages(placedOrders);
  return (
    <div className="mt-5">
      <Heading className="mb-2 font-sans font-semibold text-base tracking-normal">{tOrders.timeline}</Heading>
      <ol aria-label={tOrders.timeline} className="grid gap-2 border-line border-l-2 pl-4">
        {timeline.map((step) => (
          <li key={step.at} className="flex flex-col justify-between gap-x-6 sm:flex-row">
            <span className="first-letter:uppercase">{stepText(step, language)}</span>
            <time dateTime={new Date(step.at).toISOString()} className="text-ink-soft">
              {shopTime(step.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface OrderProgressProps {
  order: Pick<ShownOrder, 'status' | 'payment' | 'amounts' | 'outcome' | 'closedFor' | 'timeline'>;
}

/** The steps of an order, done up to its status; a cancelled one has a red badge instead. */
function OrderProgress({ order }: OrderProgressProps) {
  const tOrders = useMessages(placedOrders);
  const { status } = order;
  if (isCancelled(status)) return <CancelBadge order={order} />;
  const reached = STATUS_STEPS.indexOf(status);
  // An order that moved on unpaid leaves the payment step open, until cash is received on delivery.
  const isDone = (step: OrderStatus, index: number) =>
    index <= reached && (!isPaymentStep(step) || isPaid(order) || isDelivered(status));
  return (
    <ol aria-label={tOrders.progress} className="grid auto-cols-fr grid-flow-col">
      {STATUS_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-done={isDone(step, index)}
          className="group relative flex flex-col items-center gap-2 text-center text-ink-soft text-sm aria-[current=step]:text-ink data-[done=true]:text-ink"
        >
          {index > 0 && (
            <span
              className={`absolute top-3.5 right-1/2 h-0.5 w-full ${index <= reached ? 'bg-success forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
          )}
          <span className="relative z-10 grid size-7 place-items-center rounded-full border-2 border-stone bg-white group-data-[done=true]:border-success group-data-[done=true]:bg-success group-data-[done=true]:text-white group-aria-[current=step]:border-success">
            {isDone(step, index) && <Check aria-hidden className="size-4" />}
          </span>
          <span className="first-letter:uppercase">{isWaiting(step) ? tOrders.waiting : tOrders.statuses[step]}</span>
        </li>
      ))}
    </ol>
  );
}

function CancelBadge({ order }: OrderProgressProps) {
  const language = useLanguage();
  const tOrders = useMessages(placedOrders);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="inline-flex items-center gap-1.5 rounded-md bg-danger px-2.5 py-0.5 font-semibold text-sm text-white forced-colors:outline">
        <Ban aria-hidden className="size-4" />
        {tOrders.statuses.Cancel}
      </span>
      <span>{whyNothingComes(order, language)}</span>
    </p>
  );
}

function whyNothingComes(order: OrderProgressProps['order'], language: LanguageCode): string {
  const tOrders = messagesIn(language, placedOrders);
  const { payment, outcome, closedFor } = order;
  const other = otherOrderOf(order);
  if (closedFor === 'joined' && other) return tOrders.cancelledJoined(other);
  const ahead = amountsOf(order, 'received');
  const isBack = outcome && closedFor !== 'lost';
  if ((payment && payment.sum > (outcome?.collected ?? 0)) || ahead.some(({ kept }) => !kept))
    return isBack ? tOrders.returnedPaid : tOrders.cancelledPaid;
  const text = isBack ? tOrders.returned : tOrders.cancelled;
  const kept = sumOfTaka(ahead.map(({ taka }) => taka));
  return kept > 0 ? `${text} ${tOrders.keptAhead(sum(kept, language))}` : text;
}
