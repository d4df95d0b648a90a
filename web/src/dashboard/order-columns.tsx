import type { Order } from '@aloghor/functions/contract/orders';
import { ChevronDown } from 'lucide-react';
import { sum } from '../lib/format.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { CallLink } from './call-link.tsx';
import type { Column } from './data-table.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusSelect } from './status-select.tsx';

interface Opening {
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The columns of a list of orders; closed ones have nothing to choose. */
export function orderColumns(isActive: boolean, { openId, onOpen }: Opening): Column<Order>[] {
  const columns: Column<Order>[] = [
    {
      label: tAdmin.orders.order,
      isPlain: true,
      className: 'lg:w-44',
      cell: (order) => <OpenButton order={order} isOpen={order._id === openId} onOpen={onOpen} />,
    },
    {
      label: tAdmin.orders.customer,
      isPlain: true,
      cell: ({ name, mobileNumber }) => (
        <>
          <span className="block">{name || tAdmin.orders.noName}</span>
          <CallLink number={mobileNumber} />
        </>
      ),
    },
    { label: tAdmin.orders.products, isPlain: true, cell: (order) => <FirstProduct order={order} /> },
    { label: tAdmin.orders.total, isNumber: true, cell: ({ totalPrice }) => sum(totalPrice) },
    { label: tAdmin.orders.status, cell: ({ status }) => <StatusChip status={status} /> },
  ];
  if (!isActive) return columns;
  return [...columns, { label: tAdmin.orders.change, cell: (order) => <StatusSelect order={order} /> }];
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
      <span>
        <span className="block font-semibold tabular-nums">{date}</span>
        <span className="block break-all text-ink-soft text-sm lg:w-28 lg:truncate">{_id}</span>
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
      <span>
        {first.quantity} × {first.name}{' '}
        {others.length > 0 && (
          <span className="whitespace-nowrap text-ink-soft">{tAdmin.orders.more(others.length)}</span>
        )}
      </span>
    </span>
  );
}
