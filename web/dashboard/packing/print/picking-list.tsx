import type { Order } from '@aloghor/functions/contract/orders';
import { count } from '../../../shared/lib/format.ts';
import { WithNumber } from '../../../shared/ui/with-number.tsx';
import { picksOf } from '../picks-of.ts';
import { quantityOf } from '../quantity-of.ts';
import { ListHead } from './list-head.tsx';
import { digitsLanguage, type PrintLocale, printedName } from './print-language.ts';
import './print.css';

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
