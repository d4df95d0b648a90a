import type { Order } from '@aloghor/functions/contract/orders';
import { dateText } from '../../../shared/lib/dates.ts';
import { count, price } from '../../../shared/lib/format.ts';
import { pathIn } from '../../../shared/lib/localized-path.ts';
import { siteAddress } from '../../../shared/lib/site-address.ts';
import { paths } from '../../../shared/paths.ts';
import { shop } from '../../../shared/shop.config.ts';
import { paymentOf, sumToCollect } from '../../orders/payment.ts';
import { numberOf } from '../number-of.ts';
import { piecesOf } from '../pieces-of.ts';
import { areaOn } from './area-on.ts';
import { digitsOf, inEach, nameOn, type Pen } from './paper-language.ts';
import { QrCode } from './qr-code.tsx';
import { shownLines } from './shown-lines.ts';

/** What goes onto one parcel, a quarter of A4: who gets it, what is in it, and what to collect. */
export function Slip({ order, pen }: { order: Order; pen: Pen }) {
  const { words } = pen;
  const { shown, hidden } = shownLines(order.orderItems);
  return (
    <article className="slip">
      <header>
        <div>
          <p className="slip-shop">
            <b>{inEach(pen, (language) => (language === 'bn' ? shop.nameInBangla : shop.name))}</b> {shop.phone}
          </p>
          <h1 data-long={numberOf(order).length > LARGE_NUMBER_MAXIMUM}>{numberOf(order)}</h1>
          <p>
            {words.date}: {dateText(order.date, digitsOf(pen))}
          </p>
        </div>
        <QrCode address={trackingAddress(order, pen)} className="slip-code" />
      </header>
      <section className="slip-to">
        <p className="slip-name">{order.name || words.noName}</p>
        <p className="slip-phone">{order.mobileNumber}</p>
        <p className="slip-area">{areaOn(pen, order)}</p>
        <p className="slip-address">{order.deliveryAddress || words.noAddress}</p>
      </section>
      <p className="slip-sum">
        <span>{words[paymentOf(order) === 'collect' ? 'collect' : wordOfNothing(order)]}</span>
        {pen.languages.map((language, index) => (
          <b key={language} data-again={index > 0}>
            {price(sumToCollect(order), language)}
          </b>
        ))}
      </p>
      <h2>{words.pieces(piecesOf(order))}</h2>
      <ul>
        {shown.map((line) => (
          <li key={line._id}>
            <i /> {count(line.quantity, digitsOf(pen))} × {nameOn(pen, line)}
          </li>
        ))}
        {hidden > 0 && <li>{words.more(hidden)}</li>}
      </ul>
      {order.info && (
        <p className="slip-notes">
          {words.notes}: {order.info}
        </p>
      )}
    </article>
  );
}

/** Longer ones are written smaller. */
const LARGE_NUMBER_MAXIMUM = 10;

function wordOfNothing(order: Order): 'paid' | 'cancelled' {
  return order.status === 'Cancel' ? 'cancelled' : 'paid';
}

/** The page that tells where the order is, in the first language of the paper. */
function trackingAddress(order: Order, pen: Pen): string {
  const { pathname, search } = new URL(paths.trackOrder(numberOf(order)), window.location.origin);
  return new URL(siteAddress(pathIn(digitsOf(pen), pathname) + search), window.location.origin).href;
}
