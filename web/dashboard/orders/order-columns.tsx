import type { Order } from '@aloghor/functions/contract/orders';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { isPaidInFull, sumToCollect } from '@aloghor/functions/domain/orders';
import { ChevronDown } from 'lucide-react';
import { dateText, shopClock } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { signedSum } from '../../shared/orders/signed-sum.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';
import { CallLink, Confirmation, StatusChip } from './order-parts.tsx';
import { closedReasonText } from './orders-csv.ts';
import { StatusButton } from './status-button.tsx';

interface Opening {
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/**
 * The columns of a list of orders, as wide as their contents; the products get the rest. The status of an active order
 * is a button that changes it. On a phone the products are in the details, so that many orders fit.
 */
export function orderColumns(isActive: boolean, { openId, onOpen }: Opening, language: LanguageCode): Column<Order>[] {
  const t = messagesIn(language, ordersPage);
  const tPacking = messagesIn(language, packing);
  return [
    {
      label: t.order,
      isPlain: true,
      className: 'cell-head lg:w-40',
      cell: (order) => <OpenButton order={order} isOpen={order._id === openId} onOpen={onOpen} />,
    },
    {
      label: t.customer,
      isPlain: true,
      className: 'lg:w-54',
      cell: (order) => <Buyer order={order} />,
    },
    {
      label: t.products,
      isPlain: true,
      className: 'cell-wide',
      cell: (order) => <FirstProduct order={order} />,
    },
    {
      label: isActive ? tPacking.collect : t.total,
      isNumber: true,
      isPlain: true,
      className: 'cell-wide lg:w-36',
      cell: (order) => <Sums order={order} />,
    },
    {
      label: t.status,
      isPlain: true,
      className: isActive ? 'cell-corner lg:w-56' : 'cell-corner lg:w-36',
      cell: (order) => (
        <span className="inline-grid justify-items-end gap-0.5 lg:justify-items-start lg:gap-1.5">
          <span className="flex flex-wrap items-center justify-end gap-x-2 lg:justify-start">
            {isActive ? <StatusButton order={order} /> : <StatusChip status={order.status} />}
            {isPaidInFull(order) && <span className="font-semibold text-sm text-success">{t.paid}</span>}
          </span>
          {order.closedFor && <span className="text-sm">{closedReasonText(order, language)}</span>}
          <span className="flex flex-wrap items-baseline justify-end gap-x-3 lg:contents">
            <Confirmation order={order} />
            <span className="text-right text-sm tabular-nums lg:hidden">
              <Sums order={order} />
            </span>
          </span>
        </span>
      ),
    },
  ];
}

/** The sum to collect, of a closed order its total; below it what is added to the total, and taken off. */
function Sums({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const others = amountsOf(order).filter(({ taka }) => taka > 0);
  const shown = sum(isClosed(order.status) ? order.totalPrice : sumToCollect(order), language);
  return (
    <>
      {isClosed(order.status) ? (
        <span className="whitespace-nowrap">{shown}</span>
      ) : (
        <>
          <span className="whitespace-nowrap max-lg:hidden">{shown}</span>
          <span className="lg:hidden">
            <UnbrokenText text={t.sumToCollect(shown)} />
          </span>
        </>
      )}
      {others.map((amount) => (
        <span key={amount.kind} className="block text-ink-soft text-sm">
          <span>{tOrders.amounts[amount.kind]}</span>{' '}
          <span className="whitespace-nowrap">{signedSum(amount, language)}</span>
        </span>
      ))}
    </>
  );
}

function OpenButton({
  order: { _id, number, date, createdAt },
  isOpen,
  onOpen,
}: { order: Order; isOpen: boolean } & Pick<Opening, 'onOpen'>) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="flex min-h-11 w-full items-center gap-2 rounded-lg text-left"
      onClick={() => onOpen(isOpen ? undefined : _id)}
    >
      <ChevronDown aria-hidden className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      <span className="sr-only">{t.details}</span>
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-1 whitespace-nowrap tabular-nums">
          <span className="font-semibold">{number}</span> <span>{shopClock(createdAt, language)}</span>
        </span>
        <span className="block text-ink-soft text-sm tabular-nums">{dateText(date, language)}</span>
      </span>
    </button>
  );
}

/** The buyer's name and number, the address and the notes, each on one line. */
function Buyer({ order: { name, mobileNumber, place, deliveryAddress, info } }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const where = [place && placeName(place, language), deliveryAddress].filter(Boolean).join(' · ');
  return (
    <span className="block">
      <span className="flex items-center justify-between gap-3 lg:block">
        <OneLine className="font-semibold lg:font-normal">{name || t.noName}</OneLine>
        <CallLink mobileNumber={mobileNumber} />
      </span>
      {where && <OneLine className="text-sm">{where}</OneLine>}
      {info && <OneLine className="text-ink-soft text-sm">{info}</OneLine>}
    </span>
  );
}

/** A text truncated to one line; the whole text is its title. */
function OneLine({ children, className }: { children: string; className: string }) {
  return (
    <span title={children} className={`block min-w-0 truncate ${className}`}>
      {children}
    </span>
  );
}

function FirstProduct({ order: { orderItems } }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const [first, ...others] = orderItems;
  if (!first) return null;
  return (
    <span className="flex items-center gap-3">
      <ProductThumbnail product={{ img: first.img }} size={44} />
      <span className="min-w-0">
        <ShortText lines={3}>{`${count(first.quantity, language)} × ${nameOf(first, language)}`}</ShortText>
        {others.length > 0 && <span className="text-ink-soft">{t.more(others.length)}</span>}
      </span>
    </span>
  );
}
