import type { Order } from '@aloghor/functions/contract/orders';
import { orderTotal, sumToCollect } from '@aloghor/functions/domain/orders';
import type { ContactSettings } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { dateText } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Wordmark } from '../../shared/navigation/wordmark.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Printout } from '../layout/printout.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { MoneyLines } from './order-parts.tsx';
import { paymentState, paymentSum } from './payment.ts';

/** Prints the packing slip that goes into the parcel, or the invoice. */
export function PrintButtons({ order }: { order: Order }) {
  const tAdmin = useMessages(dashboardMessages);
  const [sheet, setSheet] = useState<SheetKind>();
  const contact = useShopSettings()?.contact;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="dense" disabled={!contact} onClick={() => setSheet('slip')}>
        <Printer aria-hidden className="size-4" />
        {tAdmin.orders.printSlip}
      </Button>
      <Button variant="quiet" size="dense" disabled={!contact} onClick={() => setSheet('invoice')}>
        <Printer aria-hidden className="size-4" />
        {tAdmin.orders.printInvoice}
      </Button>
      {sheet && contact && (
        <Printout key={sheet} onDone={() => setSheet(undefined)}>
          <OrderPrintout sheet={sheet} order={order} contact={contact} />
        </Printout>
      )}
    </div>
  );
}

type SheetKind = 'slip' | 'invoice';

/** One printed page: a packing slip with boxes to tick, or an invoice with prices. It is not shown on the screen. */
export function OrderPrintout({ sheet, order, contact }: { sheet: SheetKind; order: Order; contact: ContactSettings }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const isInvoice = sheet === 'invoice';
  return (
    <article className="bg-white p-2 text-ink">
      <header className="flex justify-between border-ink border-b-2 pb-4">
        <div>
          <Wordmark className="h-8" />
          <p className="mt-2 text-sm">{addressLines(contact.address, language).join(', ')}</p>
          <p className="text-sm">
            {contact.phone} · {contact.emailAddress}
          </p>
        </div>
        <div className="text-right">
          <h1 className="text-2xl">{tAdmin.sheet[sheet]}</h1>
          {order.number && <p className="font-semibold text-xl">{`${tAdmin.sheet.order} ${order.number}`}</p>}
          <p className="text-sm">{order.number ? order._id : `${tAdmin.sheet.order} ${order._id}`}</p>
          <p className="text-sm">{`${tAdmin.sheet.date} ${dateText(order.date, language)}`}</p>
        </div>
      </header>
      <section className="mt-6">
        <h2 className="font-sans font-semibold text-sm">{isInvoice ? tAdmin.sheet.billTo : tAdmin.sheet.deliverTo}</h2>
        <p className="mt-1 text-lg">{order.name}</p>
        <p className="whitespace-pre-line">{order.deliveryAddress}</p>
        {order.place && <p className="font-semibold">{placeName(order.place, language)}</p>}
        <p>{order.mobileNumber}</p>
      </section>
      <SheetLines order={order} isInvoice={isInvoice} />
      {isInvoice ? <Total order={order} /> : <p className={totalStyle}>{paymentText('slip', order, language)}</p>}
      {!isInvoice && order.info && (
        <p className="mt-6 whitespace-pre-line border-ink border-l-2 pl-3">
          {tAdmin.sheet.notes}: {order.info}
        </p>
      )}
      <p className="mt-10 text-sm">{tAdmin.sheet.thanks}</p>
    </article>
  );
}

const totalStyle = 'mt-5 text-right font-semibold text-lg';

function paymentText(sheet: SheetKind, order: Order, language: LanguageCode): string {
  const tAdmin = messagesIn(language, dashboardMessages);
  const left = sumToCollect(order);
  if (left > 0) return tAdmin.sheet.payment[sheet].collect(sum(left, language));
  return tAdmin.sheet.payment[sheet][paymentState(order)](sum(paymentSum(order), language));
}

function Total({ order }: { order: Order }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  return (
    <>
      <p className={`${totalStyle} tabular-nums`}>{`${tAdmin.sheet.total}: ${sum(order.totalPrice, language)}`}</p>
      <MoneyLines order={order} isTotalShown />
      <p className="text-right">{paymentText('invoice', order, language)}</p>
    </>
  );
}

function SheetLines({ order, isInvoice }: { order: Order; isInvoice: boolean }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  const cell = 'border-line border-b py-2 not-last:pr-3';
  return (
    <table className="mt-6 w-full border-collapse">
      <thead>
        <tr className="text-sm">
          {!isInvoice && <th className={`${cell} w-16 text-left`}>{tAdmin.sheet.packed}</th>}
          <th className={`${cell} text-left`}>{tAdmin.sheet.product}</th>
          <th className={`${cell} text-right`}>{tAdmin.sheet.quantity}</th>
          {isInvoice && <th className={`${cell} text-right`}>{tAdmin.sheet.each}</th>}
          {isInvoice && <th className={`${cell} text-right`}>{tAdmin.sheet.sum}</th>}
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((item) => (
          <tr key={item._id}>
            {!isInvoice && (
              <td className={cell}>
                <span className="block size-5 border border-ink" />
              </td>
            )}
            <td lang={langOfName(item, language)} className={cell}>
              {nameOf(item, language)}
            </td>
            <td className={`${cell} text-right tabular-nums`}>{count(item.quantity, language)}</td>
            {isInvoice && <td className={`${cell} text-right tabular-nums`}>{sum(item.price, language)}</td>}
            {isInvoice && <td className={`${cell} text-right tabular-nums`}>{sum(orderTotal([item]), language)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
