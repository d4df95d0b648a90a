import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { amountsOf } from '@aloghor/functions/domain/amounts';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import { dateText } from '../../../shared/lib/dates.ts';
import { count, price, sum } from '../../../shared/lib/format.ts';
import { signedSum } from '../../../shared/orders/signed-sum.ts';
import { OrderCode } from '../../orders/order-code.tsx';
import { bookedParcel, CourierLabel } from './courier-label.tsx';
import {
  digitsLanguage,
  type PrintLocale,
  printedArea,
  printedName,
  SLIP_PAPERS,
  type SlipFormat,
} from './print-locale.ts';
import { ShopMark } from './shop-mark.tsx';

interface SlipsProps {
  orders: PackingOrder[];
  paper: SlipFormat;
  locale: PrintLocale;
  /** What the shop is called, and whom the buyer calls. */
  shop: Pick<PublicSettings, 'brand' | 'contact'>;
}

/** A slip for each order, in their order. */
export function Slips({ orders, paper, locale, shop }: SlipsProps) {
  return chunksOf(orders, SLIP_PAPERS[paper].slips).map((some) => (
    <div key={some[0]?._id} className={`paper paper-${paper}`}>
      {some.map((order) => (
        <Slip key={order._id} order={order} paper={paper} locale={locale} shop={shop} />
      ))}
    </div>
  ));
}

/** The slip for one parcel: who sends it, the buyer, the contents and the sum to collect. */
function Slip({ order, paper, locale, shop }: { order: PackingOrder } & Omit<SlipsProps, 'orders'>) {
  const { messages } = locale;
  const { lines, linesBesideLabel } = SLIP_PAPERS[paper];
  const { shown, hidden } = shownLines(order.orderItems, bookedParcel(order) ? linesBesideLabel : lines);
  const parts = partsOfSum(order, locale);
  return (
    <article className="slip">
      <header>
        <div>
          <p className="slip-shop">
            <ShopMark locale={locale} brand={shop.brand} /> {shop.contact.phone}
          </p>
          <p className="slip-from">{addressLines(shop.contact.address, digitsLanguage(locale)).join(', ')}</p>
          <h1>{order.number}</h1>
          <p>
            {messages.date}: {dateText(order.date, digitsLanguage(locale))}
          </p>
        </div>
        <OrderCode orderNumber={order.number} language={digitsLanguage(locale)} className="slip-code" />
      </header>
      <CourierLabel order={order} />
      <section className="slip-to">
        <p className="slip-name">{order.name || messages.noName}</p>
        <p className="slip-phone">{order.mobileNumber}</p>
        <p className="slip-area">{printedArea(locale, order)}</p>
        <p className="slip-address">{order.deliveryAddress || messages.noAddress}</p>
      </section>
      <p className="slip-sum">
        <span>{messages[sumToCollect(order) > 0 ? 'collect' : nothingToCollect(order)]}</span>
        {locale.languages.map((language, index) => (
          <b key={language} data-again={index > 0}>
            {price(sumToCollect(order), language)}
          </b>
        ))}
        {parts && <small>{parts}</small>}
      </p>
      <h2>{messages.quantity(countQuantity(order.orderItems))}</h2>
      <ul>
        {shown.map((line) => (
          <li key={line._id}>
            <i /> {count(line.quantity, digitsLanguage(locale))} × {printedName(locale, line)}
          </li>
        ))}
        {hidden > 0 && <li>{messages.more(hidden)}</li>}
      </ul>
      {order.info && (
        <p className="slip-notes">
          {messages.notes}: {order.info}
        </p>
      )}
    </article>
  );
}

function nothingToCollect(order: PackingOrder): 'paid' | 'cancelled' {
  return isCancelled(order.status) ? 'cancelled' : 'paid';
}

/** How the sum to collect comes about; empty where it is the total of the products. */
function partsOfSum({ totalPrice, payment, ...order }: PackingOrder, locale: PrintLocale): string {
  const { messages } = locale;
  const language = digitsLanguage(locale);
  const parts = [
    ...amountsOf(order)
      .filter(({ taka }) => taka > 0)
      .map((amount) => `${messages[amount.kind]} ${signedSum(amount, language)}`),
    ...(payment ? [`${messages.received} − ${sum(payment.sum, language)}`] : []),
  ];
  return parts.length > 0 ? [`${messages.goods} ${sum(totalPrice, language)}`, ...parts].join(', ') : '';
}

/** The lines to print on a slip with room for so many, and how many do not fit; if any, the last line says how many. */
export function shownLines<Line>(lines: Line[], room: number): { shown: Line[]; hidden: number } {
  if (lines.length <= room) return { shown: lines, hidden: 0 };
  const shown = lines.slice(0, room - 1);
  return { shown, hidden: lines.length - shown.length };
}
