import type { Order } from '@aloghor/functions/contract/orders';
import { count, price } from '../../../shared/lib/format.ts';
import { sumToCollect } from '../../orders/payment.ts';
import { orderNumberOf } from '../number-of.ts';
import { quantityOf } from '../quantity-of.ts';
import { totalToCollect } from '../sum-to-collect.ts';
import { printedArea } from './area-on.ts';
import { ListHead } from './list-head.tsx';
import { digitsLanguage, type PrintLocale } from './print-language.ts';
import './print.css';

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
