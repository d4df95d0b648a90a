import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { dateText } from '../../../shared/lib/dates.ts';
import { count, price } from '../../../shared/lib/format.ts';
import { OrderCode } from '../../orders/order-code.tsx';
import {
  digitsLanguage,
  type PrintLocale,
  printedArea,
  printedName,
  printedShopName,
  type SlipFormat,
} from './print-locale.ts';

const SLIPS_ON: Record<SlipFormat, number> = { a4: 4, a6: 1 };

interface SlipsProps {
  orders: PackingOrder[];
  paper: SlipFormat;
  locale: PrintLocale;
  /** What the shop is called, and whom the buyer calls. */
  shop: Pick<PublicSettings, 'brand' | 'contact'>;
}

/** A slip for each order, in their order. */
export function Slips({ orders, paper, locale, shop }: SlipsProps) {
  return chunksOf(orders, SLIPS_ON[paper]).map((some) => (
    <div key={some[0]?._id} className={`paper paper-${paper}`}>
      {some.map((order) => (
        <Slip key={order._id} order={order} locale={locale} shop={shop} />
      ))}
    </div>
  ));
}

/** The slip for one parcel, a quarter of A4: the buyer, the contents and the sum to collect. */
function Slip({ order, locale, shop }: { order: PackingOrder } & Pick<SlipsProps, 'locale' | 'shop'>) {
  const { messages } = locale;
  const { shown, hidden } = shownLines(order.orderItems);
  return (
    <article className="slip">
      <header>
        <div>
          <p className="slip-shop">
            <b>{printedShopName(locale, shop.brand)}</b> {shop.contact.phone}
          </p>
          <h1>{order.number}</h1>
          <p>
            {messages.date}: {dateText(order.date, digitsLanguage(locale))}
          </p>
        </div>
        <OrderCode orderNumber={order.number} language={digitsLanguage(locale)} className="slip-code" />
      </header>
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

/** How many lines of an order fit on a slip. */
const SLIP_LINES = 12;

/** The lines to print on a slip, and how many do not fit; if any, the last line says how many. */
export function shownLines<Line>(lines: Line[]): { shown: Line[]; hidden: number } {
  if (lines.length <= SLIP_LINES) return { shown: lines, hidden: 0 };
  const shown = lines.slice(0, SLIP_LINES - 1);
  return { shown, hidden: lines.length - shown.length };
}
