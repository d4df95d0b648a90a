import type { Order } from '@aloghor/functions/contract/orders';
import { ChevronDown } from 'lucide-react';
import { inDigits } from '../../lib/dates.ts';
import { count, sum } from '../../lib/format.ts';
import { nameOf } from '../../lib/product-texts.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { Column } from '../table/data-table.tsx';
import { ShortText } from '../table/short-text.tsx';
import { CallLink } from './call-link.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusForm } from './status-form.tsx';

interface Opening {
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The columns of a list of orders, as wide as their contents; the products get the rest. Closed ones have no select. */
export function orderColumns(isActive: boolean, { openId, onOpen }: Opening): Column<Order>[] {
  return [
    {
      label: tAdmin.orders.order,
      isPlain: true,
      className: 'lg:w-40',
      cell: (order) => <OpenButton order={order} isOpen={order._id === openId} onOpen={onOpen} />,
    },
    {
      label: tAdmin.orders.customer,
      isPlain: true,
      className: 'lg:w-48',
      cell: ({ name, mobileNumber }) => (
        <>
          <ShortText>{name || tAdmin.orders.noName}</ShortText>
          <CallLink number={mobileNumber} />
        </>
      ),
    },
    { label: tAdmin.orders.products, isPlain: true, cell: (order) => <FirstProduct order={order} /> },
    { label: tAdmin.orders.total, isNumber: true, className: 'lg:w-40', cell: ({ totalPrice }) => sum(totalPrice) },
    {
      label: tAdmin.orders.status,
      className: isActive ? 'cell-top lg:w-54' : 'lg:w-36',
      cell: (order) => (
        <span className="inline-grid justify-items-end gap-1.5 lg:justify-items-start">
          <span className="flex flex-wrap items-center justify-end gap-x-2 lg:justify-start">
            <StatusChip status={order.status} />
            {order.payment && <span className="font-semibold text-sm text-success">{tAdmin.orders.paid}</span>}
          </span>
          {isActive && <StatusForm order={order} />}
        </span>
      ),
    },
  ];
}

function OpenButton({
  order: { _id, date },
  isOpen,
  onOpen,
}: { order: Order; isOpen: boolean } & Pick<Opening, 'onOpen'>) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="flex min-h-11 w-full items-center gap-2 rounded-lg text-left"
      onClick={() => onOpen(isOpen ? undefined : _id)}
    >
      <ChevronDown aria-hidden className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      <span className="sr-only">{tAdmin.orders.details}</span>
      <span className="min-w-0">
        <span className="block font-semibold tabular-nums">{inDigits(date)}</span>
        <span className="block break-all text-ink-soft text-sm lg:truncate">{_id}</span>
      </span>
    </button>
  );
}

function FirstProduct({ order: { orderItems } }: { order: Order }) {
  const [first, ...others] = orderItems;
  if (!first) return null;
  return (
    <span className="flex items-center gap-3">
      <img
        src={first.img}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        className="size-11 shrink-0 rounded-lg bg-stone object-cover"
      />
      <span className="min-w-0">
        <ShortText lines={3}>{`${count(first.quantity)} × ${nameOf(first)}`}</ShortText>
        {others.length > 0 && <span className="text-ink-soft">{tAdmin.orders.more(others.length)}</span>}
      </span>
    </span>
  );
}
