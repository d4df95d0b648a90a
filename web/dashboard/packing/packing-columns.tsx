import type { Order } from '@aloghor/functions/contract/orders';
import { isPaid } from '@aloghor/functions/domain/orders';
import { dateText } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { CallLink } from '../orders/call-link.tsx';
import { sumToCollect } from '../orders/payment.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';
import { isUnconfirmed } from './confirm-many.ts';
import { orderNumberOf } from './number-of.ts';
import { TickBox } from './tick-box.tsx';
import type { Ticks } from './use-ticks.ts';

/** The columns of the orders to pack: the box to tick, then what decides whether it is packed now. */
export function packingColumns({ ids, press }: Ticks): Column<Order>[] {
  return [
    {
      label: tAdmin.packing.tick,
      isPlain: true,
      className: 'cell-start max-lg:-ml-3 lg:w-16',
      cell: (order) => (
        <TickBox
          label={tAdmin.packing.tickOf(orderNumberOf(order))}
          isTicked={ids.has(order._id)}
          onPress={(isRange) => press(order._id, isRange)}
        />
      ),
    },
    {
      label: tAdmin.orders.order,
      isPlain: true,
      className: 'cell-rest lg:w-32',
      cell: (order) => (
        <span className="block min-w-0">
          <Link
            to={paths.dashboard.order(order._id)}
            className="block min-h-6 break-all font-semibold text-bottle underline-offset-4 hover:underline lg:truncate"
          >
            {orderNumberOf(order)}
          </Link>
          <span className="text-ink-soft text-sm tabular-nums">{dateText(order.date)}</span>
        </span>
      ),
    },
    {
      label: tAdmin.orders.customer,
      isPlain: true,
      cell: (order) => (
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <ShortText>{order.name || tAdmin.orders.noName}</ShortText>
            <CallLink number={order.mobileNumber} />
          </span>
          <ShortText className="text-ink-soft text-sm">
            {[order.place && placeName(order.place), order.deliveryAddress].filter(Boolean).join(', ') ||
              tAdmin.orders.noAddress}
          </ShortText>
        </>
      ),
    },
    {
      label: tAdmin.orders.products,
      isPlain: true,
      cell: ({ orderItems }) => (
        <ShortText lines={3}>
          {orderItems.map((line) => tAdmin.packing.line(count(line.quantity), nameOf(line))).join(', ')}
        </ShortText>
      ),
    },
    {
      label: tAdmin.packing.collect,
      isNumber: true,
      className: 'lg:w-36',
      cell: (order) => (isPaid(order) ? tAdmin.orders.paid : sum(sumToCollect(order))),
    },
    {
      label: tAdmin.orders.status,
      className: 'lg:w-52',
      cell: (order) => (
        <span className="inline-grid justify-items-end gap-1 lg:justify-items-start">
          <StatusChip status={order.status} />
          {isUnconfirmed(order) && <span className="text-ink-soft text-sm">{tAdmin.packing.unconfirmed}</span>}
        </span>
      ),
    },
  ];
}
