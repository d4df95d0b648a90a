import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { BrandSettings } from '@aloghor/functions/domain/brand';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { count } from '../../../shared/lib/format.ts';
import { WithOrderNumber } from '../../../shared/ui/with-order-number.tsx';
import { picksOf } from '../order-totals.ts';
import { ListHead } from './list-head.tsx';
import { digitsLanguage, type PrintLocale, printedName } from './print-locale.ts';

interface PickingListProps {
  orders: PackingOrder[];
  locale: PrintLocale;
  brand: BrandSettings;
}

/** What to pick for all these orders at once, shelf by shelf, with boxes to tick. */
export function PickingList({ orders, locale, brand }: PickingListProps) {
  const { messages } = locale;
  const quantity = countQuantity(orders.flatMap(({ orderItems }) => orderItems));
  const picks = picksOf(orders);
  const hasShelves = picks.some(({ shelf }) => shelf);
  return (
    <article className="paper-list">
      <ListHead
        title={messages.picking}
        facts={[messages.orders(orders.length), messages.quantity(quantity)]}
        locale={locale}
        brand={brand}
      />
      <table>
        <thead>
          <tr>
            <th />
            {hasShelves && <th>{messages.shelf}</th>}
            <th>{messages.count}</th>
            <th colSpan={2}>{messages.product}</th>
            <th>{messages.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick._id}>
              <td>
                <i />
              </td>
              {hasShelves && <td className="paper-shelf">{pick.shelf}</td>}
              <td className="paper-count">{count(pick.quantity, digitsLanguage(locale))}</td>
              <td>
                <img src={pick.img} alt="" />
              </td>
              <td>{printedName(locale, pick)}</td>
              <td className="paper-small">
                <WithOrderNumber
                  text={pick.orders
                    .map((one) => `${one.orderNumber} × ${count(one.quantity, digitsLanguage(locale))}`)
                    .join(', ')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
