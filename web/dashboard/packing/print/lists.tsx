import './print.css';
import type { Order } from '@aloghor/functions/contract/orders';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { dateText } from '../../../shared/lib/dates.ts';
import { count, price } from '../../../shared/lib/format.ts';
import { shop } from '../../../shared/shop.config.ts';
import { WithNumber } from '../../../shared/ui/with-number.tsx';
import { sumToCollect } from '../../orders/payment.ts';
import { orderNumberOf, picksOf, quantityOf, totalToCollect } from '../order-totals.ts';
import { digitsLanguage, inEachLanguage, type PrintLocale, printedArea, printedName } from './print-locale.ts';

/** What a rider takes along and what to bring back, for both to sign. */
export function HandOverList({ orders, pen }: { orders: Order[]; pen: PrintLocale }) {
  const { words } = pen;
  const pieces = orders.reduce((sum, order) => sum + quantityOf(order), 0);
  const numeral = (number: number) => count(number, digitsLanguage(pen));
  const taka = (sum: number) => price(sum, digitsLanguage(pen));
  return (
    <article className="paper-list">
      <ListHead title={words.handOver} facts={[words.orders(orders.length), words.pieces(pieces)]} pen={pen} />
      <table>
        <thead>
          <tr>
            <th />
            <th>{words.order}</th>
            <th>{words.customer}</th>
            <th>{words.address}</th>
            <th className="paper-number">{words.count}</th>
            <th className="paper-number">{words.collect}</th>
          </tr>
        </thead>
        <tbody>
          {byArea(orders).map((order, index) => (
            <tr key={order._id}>
              <td className="paper-number">{numeral(index + 1)}</td>
              <td className="paper-order" data-id={order.number === undefined}>
                {orderNumberOf(order)}
              </td>
              <td className="paper-customer">
                <span className="paper-cut">{order.name || words.noName}</span>
                {order.mobileNumber}
              </td>
              <td>
                <b>{printedArea(pen, order)}</b>
                <span className="paper-cut">{order.deliveryAddress || words.noAddress}</span>
              </td>
              <td className="paper-number">{numeral(quantityOf(order))}</td>
              <td className="paper-number">{taka(sumToCollect(order))}</td>
            </tr>
          ))}
          <tr className="paper-total">
            <td colSpan={4}>
              {words.total}: {words.orders(orders.length)}
            </td>
            <td className="paper-number">{numeral(pieces)}</td>
            <td className="paper-number">{taka(totalToCollect(orders))}</td>
          </tr>
        </tbody>
      </table>
      <div className="paper-signatures">
        {[words.shopSigns, words.riderSigns].map((who) => (
          <p key={who}>
            <b>{who}</b>
            <span>{words.signature}</span>
          </p>
        ))}
      </div>
    </article>
  );
}

/** By district and thana, as a rider goes; orders that do not say where come last. */
function byArea(orders: Order[]): Order[] {
  return orders.toSorted((one, other) => compareAreas(one.place, other.place));
}

function compareAreas(one: Order['place'], other: Order['place']): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.district.localeCompare(other.district, 'en') || (one.thana ?? '').localeCompare(other.thana ?? '', 'en');
}

/** What to take from the shelves for all these orders at once, with boxes to tick. */
export function PickingList({ orders, pen }: { orders: Order[]; pen: PrintLocale }) {
  const { words } = pen;
  const pieces = orders.reduce((sum, order) => sum + quantityOf(order), 0);
  return (
    <article className="paper-list">
      <ListHead title={words.picking} facts={[words.orders(orders.length), words.pieces(pieces)]} pen={pen} />
      <table>
        <thead>
          <tr>
            <th />
            <th>{words.count}</th>
            <th colSpan={2}>{words.product}</th>
            <th>{words.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {picksOf(orders).map((pick) => (
            <tr key={pick._id}>
              <td>
                <i />
              </td>
              <td className="paper-count">{count(pick.pieces, digitsLanguage(pen))}</td>
              <td>
                <img src={pick.img} alt="" />
              </td>
              <td>{printedName(pen, pick)}</td>
              <td className="paper-small">
                <WithNumber
                  text={pick.orders
                    .map((one) => `${one.number} × ${count(one.pieces, digitsLanguage(pen))}`)
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

/** The head of a list on paper: what it is, of which shop, of today. */
function ListHead({ title, facts, pen }: { title: string; facts: string[]; pen: PrintLocale }) {
  const today = dayOf(Date.now());
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{facts.join(', ')}</p>
      </div>
      <p>
        <b>{inEachLanguage(pen, (language) => (language === 'bn' ? shop.nameInBangla : shop.name))}</b>
        <br />
        {pen.words.date}: {dateText(today, digitsLanguage(pen))}
      </p>
    </header>
  );
}
