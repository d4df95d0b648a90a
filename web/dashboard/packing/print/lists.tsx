import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { BrandSettings } from '@aloghor/functions/domain/brand';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { dateText } from '../../../shared/lib/dates.ts';
import { count, price } from '../../../shared/lib/format.ts';
import { WithOrderNumber } from '../../../shared/ui/with-order-number.tsx';
import { picksOf, totalToCollect } from '../order-totals.ts';
import { digitsLanguage, type PrintLocale, printedArea, printedName, printedShopName } from './print-locale.ts';

interface ListProps {
  orders: PackingOrder[];
  locale: PrintLocale;
  brand: BrandSettings;
}

/** What a rider takes along and which sums to bring back, for both sides to sign. */
export function HandOverList({ orders, locale, brand }: ListProps) {
  const { messages } = locale;
  const quantity = countQuantity(orders.flatMap(({ orderItems }) => orderItems));
  const numeral = (number: number) => count(number, digitsLanguage(locale));
  const taka = (sum: number) => price(sum, digitsLanguage(locale));
  return (
    <article className="paper-list">
      <ListHead
        title={messages.handOver}
        facts={[messages.orders(orders.length), messages.quantity(quantity)]}
        locale={locale}
        brand={brand}
      />
      <table>
        <thead>
          <tr>
            <th />
            <th>{messages.order}</th>
            <th>{messages.customer}</th>
            <th>{messages.address}</th>
            <th className="paper-number">{messages.count}</th>
            <th className="paper-number">{messages.collect}</th>
          </tr>
        </thead>
        <tbody>
          {sortByArea(orders).map((order, index) => (
            <tr key={order._id}>
              <td className="paper-number">{numeral(index + 1)}</td>
              <td className="paper-order">{order.number}</td>
              <td className="paper-customer">
                <span className="paper-cut">{order.name || messages.noName}</span>
                {order.mobileNumber}
              </td>
              <td>
                <b>{printedArea(locale, order)}</b>
                <span className="paper-cut">{order.deliveryAddress || messages.noAddress}</span>
              </td>
              <td className="paper-number">{numeral(countQuantity(order.orderItems))}</td>
              <td className="paper-number">{taka(sumToCollect(order))}</td>
            </tr>
          ))}
          <tr className="paper-total">
            <td colSpan={4}>
              {messages.total}: {messages.orders(orders.length)}
            </td>
            <td className="paper-number">{numeral(quantity)}</td>
            <td className="paper-number">{taka(totalToCollect(orders))}</td>
          </tr>
        </tbody>
      </table>
      <div className="paper-signatures">
        {[messages.shopSigns, messages.riderSigns].map((who) => (
          <p key={who}>
            <b>{who}</b>
            <span>{messages.signature}</span>
          </p>
        ))}
      </div>
    </article>
  );
}

/** Sorted by district and thana, as a rider goes; orders without a place come last. */
function sortByArea(orders: PackingOrder[]): PackingOrder[] {
  return [...orders].sort((one, other) => compareAreas(one.place, other.place));
}

function compareAreas(one: PackingOrder['place'], other: PackingOrder['place']): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.district.localeCompare(other.district, 'en') || (one.thana ?? '').localeCompare(other.thana ?? '', 'en');
}

/** What to pick for all these orders at once, with boxes to tick. */
export function PickingList({ orders, locale, brand }: ListProps) {
  const { messages } = locale;
  const quantity = countQuantity(orders.flatMap(({ orderItems }) => orderItems));
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
            <th>{messages.count}</th>
            <th colSpan={2}>{messages.product}</th>
            <th>{messages.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {picksOf(orders).map((pick) => (
            <tr key={pick._id}>
              <td>
                <i />
              </td>
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

/** The head of a printed list: its title, the shop and the date. */
function ListHead({
  title,
  facts,
  locale,
  brand,
}: { title: string; facts: string[] } & Pick<ListProps, 'locale' | 'brand'>) {
  const today = dayOf(Date.now());
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{facts.join(', ')}</p>
      </div>
      <p>
        <b>{printedShopName(locale, brand)}</b>
        <br />
        {locale.messages.date}: {dateText(today, digitsLanguage(locale))}
      </p>
    </header>
  );
}
