import type { Order } from '@aloghor/functions/contract/orders';
import { handOverUntil } from '@aloghor/functions/domain/advance-rules';
import {
  isInShop,
  isUnconfirmed,
  isWaiting,
  type OrderStatus,
  type StatusTone,
  toneOf,
} from '@aloghor/functions/domain/order-status';
import { isPaidInFull, sumToCollect } from '@aloghor/functions/domain/orders';
import { Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameWithArticle } from '../../shared/lib/product-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { CameBack } from '../../shared/orders/order-steps.tsx';
import { signedSum } from '../../shared/orders/signed-sum.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ButtonLink, Link } from '../../shared/ui/link.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { deskPage, newOrder } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { keepOpenedNumber } from '../table/opened-numbers.ts';

const COLOURS: Record<StatusTone, string> = {
  waiting: 'bg-glow text-ink',
  paid: 'bg-sand text-ink',
  underWay: 'bg-bottle/15 text-bottle-deep',
  good: 'bg-success text-white',
  bad: 'bg-danger text-white',
};

/** An order's status as a coloured badge. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const tOrders = useMessages(placedOrders);
  return (
    <span
      className={`inline-block whitespace-nowrap first-letter:uppercase rounded-full px-3 py-0.5 font-semibold text-sm forced-colors:outline ${COLOURS[toneOf(status)]}`}
    >
      {tOrders.statuses[status]}
    </span>
  );
}

/** Whether the buyer of an order in the shop has confirmed it by telephone; nothing once it has left. */
export function Confirmation({ order }: { order: Pick<Order, 'status' | 'confirmedAt'> }) {
  const t = useMessages(ordersPage);
  const tPacking = useMessages(packing);
  if (!isInShop(order.status)) return null;
  return isUnconfirmed(order) ? (
    // On phones the chip of a waiting order says as much, and its row stays short.
    <span className={`text-ink-soft text-sm ${isWaiting(order.status) ? 'max-lg:hidden' : ''}`}>
      {tPacking.unconfirmed}
    </span>
  ) : (
    <span className="font-semibold text-sm text-success">{t.confirmed}</span>
  );
}

/** A telephone number that a tap calls; of an erased one, that it is. */
export function CallLink({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(ordersPage);
  if (!mobileNumber) return <span className="text-ink-soft">{t.erased}</span>;
  return (
    <a
      href={`tel:${mobileNumber}`}
      aria-label={t.call(mobileNumber)}
      className="inline-flex min-h-11 items-center lg:min-h-8 gap-1.5 whitespace-nowrap text-bottle tabular-nums underline-offset-4 hover:underline"
    >
      <Phone aria-hidden className="size-4" />
      <span>{mobileNumber}</span>
    </a>
  );
}

/** Leads to all orders of a mobile number, which neither address nor history names; nowhere for an erased one. */
export function CustomerLink({ mobileNumber }: { mobileNumber: string }) {
  const t = useMessages(ordersPage);
  const uid = useSession().user?.uid;
  const [opened] = useState(() => crypto.randomUUID());
  if (!mobileNumber) return null;
  return (
    <Link
      to={paths.dashboard.customers}
      state={{ opened }}
      onClick={() => keepOpenedNumber(opened, mobileNumber, uid)}
      className="inline-flex min-h-11 items-center justify-self-start text-bottle underline-offset-4 hover:underline lg:min-h-8"
    >
      {t.allOfNumber}
    </Link>
  );
}

interface OrderLineListProps {
  order: Pick<Order, 'orderItems' | 'outcome'>;
  hasPictures?: boolean;
}

/** The products of an order, with what came back of each. */
export function OrderLineList({ order: { orderItems, outcome }, hasPictures = false }: OrderLineListProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  return (
    <ul aria-label={t.lines} className="divide-y divide-line border-line border-b">
      {orderItems.map(({ _id, img, quantity, price, ...named }) => (
        <li key={_id} className={`flex gap-3 ${hasPictures ? 'items-center py-2 first:pt-0' : 'py-1.5'}`}>
          {hasPictures && <ProductThumbnail product={{ img }} />}
          <span className="min-w-0 grow">
            <span lang={langOfName(named, language)}>
              <UnbrokenText text={nameWithArticle(named, language)} />
            </span>
            <CameBack id={_id} quantity={quantity} outcome={outcome} />
          </span>
          <span className="whitespace-nowrap text-ink-soft tabular-nums">
            {tOrders.lineOf(quantity, sum(price, language))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The clock of an order of which more than a tenth was paid ahead. */
function HandOverClock({ order }: { order: Pick<Order, 'status' | 'totalPrice' | 'amounts' | 'payment'> }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const until = handOverUntil(order);
  if (until === undefined) return null;
  const isLate = until < serverNow();
  return (
    <p className={`mt-2 font-semibold ${isLate ? 'text-danger' : ''}`}>
      {(isLate ? t.handOverLate : t.handOverUntil)(shopTime(until, language))}
    </p>
  );
}

interface OrderSumsProps {
  order: Pick<Order, 'status' | 'totalPrice' | 'amounts' | 'payment' | 'outcome'>;
  className?: string;
}

/** What is still to be collected for an order, and how it is calculated; of a parcel that came back, what was collected. */
export function OrderSums({ order, className = '' }: OrderSumsProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  const { outcome } = order;
  return (
    <>
      <MoneyLines order={order} />
      <p className={`flex justify-between gap-3 font-semibold ${className}`}>
        <span>{outcome ? t.collected : tDeskPage.toCollect}</span>{' '}
        <span className="whitespace-nowrap tabular-nums">
          {sum(outcome ? outcome.collected : sumToCollect(order), language)}
        </span>
      </p>
      <HandOverClock order={order} />
    </>
  );
}

/** How the sum below is calculated; nothing if that is the total. */
function MoneyLines({ order }: Pick<OrderSumsProps, 'order'>) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const { totalPrice, amounts, outcome } = order;
  const payment = outcome ? undefined : order.payment; // it is for what was collected
  if (amounts.length === 0 && sumToCollect(order) === totalPrice) return null;
  return (
    <dl className="mt-2 grid gap-1 text-ink-soft tabular-nums">
      <MoneyLine label={tOrders.total} value={sum(totalPrice, language)} />
      {amounts
        .filter(({ taka }) => taka > 0)
        .map(({ transaction, ...amount }) => (
          <MoneyLine
            key={amount.kind}
            label={[tOrders.amounts[amount.kind], transaction && `(${transaction})`].filter(Boolean).join(' ')}
            value={signedSum(amount, language)}
          />
        ))}
      {payment && <MoneyLine label={t.received} value={`− ${sum(payment.sum, language)}`} />}
    </dl>
  );
}

function MoneyLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="wrap-anywhere min-w-0">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/** What is still to be collected; of a paid order, that nothing is. */
export function collectText(order: Parameters<typeof sumToCollect>[0], language: LanguageCode): string {
  return isPaidInFull(order) ? messagesIn(language, ordersPage).paid : sum(sumToCollect(order), language);
}

/** A link to the page on which the shop enters an order. */
export function NewOrderLink() {
  const t = useMessages(newOrder);
  return (
    <ButtonLink to={paths.dashboard.newOrder} variant="quiet" size="dense">
      <Plus aria-hidden className="size-4" />
      {t.title}
    </ButtonLink>
  );
}
