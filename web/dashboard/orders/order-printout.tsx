import type { Order } from '@aloghor/functions/contract/orders';
import { invoiceOf } from '@aloghor/functions/domain/invoice';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import type { LegalSettings, PublicSettings } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { dateText } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { langOfName, nameWithArticle } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Wordmark } from '../../shared/navigation/wordmark.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Printout } from '../layout/printout.tsx';
import { showError } from '../layout/show-error.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage, printout } from '../messages/en/orders.ts';
import { InvoiceBody, IssuedLines, invoiceTitle } from './invoice.tsx';
import { orderErrorText } from './order-changes.ts';
import { OrderCode } from './order-code.tsx';
import { orderQuery, useIssueInvoice } from './orders-api.ts';
import { paymentState, paymentSum } from './payment.ts';
import { claimSlips } from './printed-slips.ts';

/** Prints the packing slip that goes into the parcel, or the invoice. */
export function PrintButtons({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(printout);
  const tOrdersPage = useMessages(ordersPage);
  const [sheet, setSheet] = useState<{ kind: SheetKind; order: Order }>();
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useIssueInvoice(order._id);
  const settings = useShopSettings();
  const isWithoutInvoice = invoiceOf(order) === undefined; // it is cancelled, and nothing was paid

  /** Where the shop charges VAT, each invoice gets its number before it is printed. */
  async function printInvoice() {
    if (isPending) return;
    const isNumbered = order.invoice || isCancelled(order.status) || settings?.legal.vatRate === undefined;
    if (isNumbered) return setSheet({ kind: 'invoice', order });
    try {
      setSheet({ kind: 'invoice', order: { ...order, invoice: await mutateAsync(undefined) } });
    } catch (error) {
      void showError(error, tOrdersPage.notPrintedTitle, orderErrorText(error, language), language);
    }
  }

  async function printSlip() {
    try {
      const [claimed] = await claimSlips([order], language, async () => [
        await cache.fetchQuery(orderQuery(order._id)),
      ]);
      if (claimed) setSheet({ kind: 'slip', order: claimed });
    } catch (error) {
      void showError(error, tOrdersPage.slipNotPrintedTitle, orderErrorText(error, language), language);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="dense" disabled={!settings} onClick={printSlip}>
        <Printer aria-hidden className="size-4" />
        {tOrdersPage.printSlip}
      </Button>
      {!isWithoutInvoice && (
        <Button variant="quiet" size="dense" disabled={!settings} aria-disabled={isPending} onClick={printInvoice}>
          <Printer aria-hidden className="size-4" />
          {isCancelled(order.status) ? t.creditNote : tOrdersPage.printInvoice}
        </Button>
      )}
      {sheet && settings && (
        <Printout key={sheet.kind} onDone={() => setSheet(undefined)}>
          <OrderPrintout sheet={sheet.kind} order={sheet.order} shop={settings} />
        </Printout>
      )}
    </div>
  );
}

type SheetKind = 'slip' | 'invoice';

interface OrderPrintoutProps {
  sheet: SheetKind;
  order: Order;
  shop: Pick<PublicSettings, 'brand' | 'contact' | 'legal'>;
}

/** One printed page: a packing slip with boxes to tick, or an invoice with prices. It is not shown on the screen. */
export function OrderPrintout({ sheet, order, shop: { brand, contact, legal } }: OrderPrintoutProps) {
  const language = useLanguage();
  const t = useMessages(printout);
  const isInvoice = sheet === 'invoice';
  return (
    <article className="bg-white p-2 text-ink">
      <header className="flex justify-between gap-4 border-ink border-b-2 pb-4">
        <div className="min-w-0 grow">
          <Wordmark brand={brand} className="h-8 text-xl leading-8" />
          <p className="mt-2 text-sm">{addressLines(contact.address, language).join(', ')}</p>
          <p className="text-sm">
            {contact.phone} · {contact.emailAddress}
          </p>
          {isInvoice && <Registrations legal={legal} />}
        </div>
        <div className="text-right">
          <h1 className="text-2xl">{isInvoice ? invoiceTitle(order, language) : t.slip}</h1>
          {isInvoice && <IssuedLines order={order} />}
          <p className="font-semibold text-xl">{`${t.order} ${order.number}`}</p>
          <p className="text-sm">{order._id}</p>
          <p className="text-sm">{`${t.date} ${dateText(order.date, language)}`}</p>
        </div>
        <OrderCode orderNumber={order.number} language={language} className="size-[25mm] shrink-0" />
      </header>
      <section className="mt-6">
        <h2 className="font-sans font-semibold text-sm">{isInvoice ? t.billTo : t.deliverTo}</h2>
        <p className="mt-1 text-lg">{order.name}</p>
        <p className="whitespace-pre-line">{order.deliveryAddress}</p>
        {order.place && <p className="font-semibold">{placeName(order.place, language)}</p>}
        <p>{order.mobileNumber}</p>
      </section>
      {isInvoice ? <InvoiceBody order={order} /> : <SlipBody order={order} />}
      {isInvoice && legal.responsible && (
        <p className="mt-10 text-sm">
          {t.responsible}: {legal.responsible.name}, {legal.responsible.phone}
        </p>
      )}
      {!isCancelled(order.status) && <p className="mt-6 text-sm">{t.thanks}</p>}
    </article>
  );
}

/** By which numbers the authorities know the shop, as far as it has set them. */
function Registrations({ legal: { bin, tradeLicence, dbid } }: { legal: LegalSettings }) {
  const t = useMessages(printout);
  const numbers = [
    bin && `${t.bin} ${bin}`,
    tradeLicence && `${t.tradeLicence} ${tradeLicence}`,
    dbid && `DBID ${dbid}`,
  ].filter(Boolean);
  return numbers.map((number) => (
    <p key={number} className="text-sm">
      {number}
    </p>
  ));
}

function SlipBody({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(printout);
  const cell = 'border-line border-b py-2 not-last:pr-3';
  return (
    <>
      <table className="mt-6 w-full border-collapse">
        <thead>
          <tr className="text-sm">
            <th className={`${cell} w-16 text-left`}>{t.packed}</th>
            <th className={`${cell} text-left`}>{t.product}</th>
            <th className={`${cell} text-right`}>{t.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map((item) => (
            <tr key={item._id}>
              <td className={cell}>
                <span className="block size-5 border border-ink" />
              </td>
              <td lang={langOfName(item, language)} className={cell}>
                <UnbrokenText text={nameWithArticle(item, language)} />
              </td>
              <td className={`${cell} text-right tabular-nums`}>{count(item.quantity, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-right font-semibold text-lg">{collectedText(order, language)}</p>
      {order.info && (
        <p className="mt-6 whitespace-pre-line border-ink border-l-2 pl-3">
          {t.notes}: {order.info}
        </p>
      )}
    </>
  );
}

/** What the rider must collect. */
function collectedText(order: Order, language: LanguageCode): string {
  const { payment } = messagesIn(language, printout);
  const left = sumToCollect(order);
  if (left > 0) return payment.collect(sum(left, language));
  return payment[paymentState(order)](sum(paymentSum(order), language));
}
