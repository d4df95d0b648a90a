import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { dateText } from '../../shared/lib/dates.ts';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { nameWithArticle } from '../../shared/lib/product-texts.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { dataTable } from '../messages/en/common.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { packing } from '../messages/en/packing.ts';
import { CallLink, Confirmation, collectText, StatusChip } from '../orders/order-parts.tsx';
import { PackedAndPrinted } from '../orders/parcel-notes.tsx';
import { UndoSentButton } from '../orders/undo-sent-button.tsx';
import { ShortText } from '../table/cells.tsx';
import type { Column } from '../table/data-table.tsx';
import { tickColumn } from '../table/tick-box.tsx';
import type { Ticks } from '../table/ticks.ts';
import { UnpackButton } from './unpack-button.tsx';

/** The columns of the orders to pack: a box to tick, then what decides whether to pack the order now. */
export function packingColumns(
  ticks: Ticks<PackingOrder>,
  readsOrders: boolean,
  language: LanguageCode,
): Column<PackingOrder>[] {
  const t = messagesIn(language, ordersPage);
  const tDataTable = messagesIn(language, dataTable);
  const tPacking = messagesIn(language, packing);
  return [
    tickColumn(ticks, tDataTable.tick, (order) => tPacking.tickOf(order.number)),
    {
      label: t.order,
      isPlain: true,
      className: 'cell-rest lg:w-32',
      cell: (order) => (
        <span className="block min-w-0">
          {readsOrders ? (
            <Link
              to={paths.dashboard.order(order._id)}
              className="block min-h-6 break-all font-semibold text-bottle underline-offset-4 hover:underline lg:truncate"
            >
              {order.number}
            </Link>
          ) : (
            <span className="block min-h-6 break-all font-semibold lg:truncate">{order.number}</span>
          )}
          <span className="text-ink-soft text-sm tabular-nums">{dateText(order.date, language)}</span>
        </span>
      ),
    },
    {
      label: t.customer,
      isPlain: true,
      cell: (order) => (
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <ShortText>{order.name || t.noName}</ShortText>
            <CallLink mobileNumber={order.mobileNumber} />
          </span>
          <ShortText className="text-ink-soft text-sm">
            {[order.place && placeName(order.place, language), order.deliveryAddress].filter(Boolean).join(', ') ||
              t.noAddress}
          </ShortText>
        </>
      ),
    },
    {
      label: t.products,
      isPlain: true,
      cell: ({ orderItems }) => (
        <ShortText lines={6}>
          {orderItems
            .map((line) => tPacking.line(count(line.quantity, language), nameWithArticle(line, language)))
            .join(', ')}
        </ShortText>
      ),
    },
    {
      label: tPacking.collect,
      isNumber: true,
      className: 'lg:w-36',
      cell: (order) => <UnbrokenText text={collectText(order, language)} />,
    },
    {
      label: t.status,
      className: 'lg:w-52',
      cell: (order) => (
        <span className="inline-grid justify-items-end gap-1 lg:justify-items-start">
          <StatusChip status={order.status} />
          <Confirmation order={order} />
          <PackedAndPrinted notes={order} />
          <UnpackButton order={order} />
          <UndoSentButton order={order} />
        </span>
      ),
    },
  ];
}
