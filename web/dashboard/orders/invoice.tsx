import type { Order } from '@aloghor/functions/contract/orders';
import { type Invoice, invoiceOf, vatIn, vatOf } from '@aloghor/functions/domain/invoice';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { shopTime } from '../../shared/lib/dates.ts';
import { amount, count, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { printout } from '../messages/en/orders.ts';

type Item = Order['orderItems'][number];
type Row = Invoice<Item>['rows'][number];

/** The title of an order's invoice: of a cancelled one it is a credit note. */
export function invoiceTitle(order: Order, language: LanguageCode): string {
  const t = messagesIn(language, printout);
  if (invoiceOf(order)?.isCreditNote) return t.creditNote;
  return order.invoice?.vatRate === undefined ? t.invoice : t.taxInvoice;
}

/** By which number, and since when, the authorities know the invoice; nothing of one without a number. */
export function IssuedLines({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useMessages(printout);
  if (!order.invoice) return null;
  const { serial, at, vatRate } = order.invoice;
  const isCreditNote = invoiceOf(order)?.isCreditNote;
  return (
    <>
      {vatRate !== undefined && !isCreditNote && <p className="text-sm">{t.mushak}</p>}
      <p className="font-semibold">{isCreditNote ? t.toInvoice(serial) : t.serial(serial)}</p>
      <p className="text-sm">{`${t.issued} ${shopTime(at, language)}`}</p>
    </>
  );
}

/** What stayed, what came back, and what was and is to be paid, as the books say. */
export function InvoiceBody({ order }: { order: Order }) {
  const t = useMessages(printout);
  const invoice = invoiceOf(order);
  if (!invoice) return null;
  const vatRate = order.invoice?.vatRate;
  return (
    <>
      {invoice.rows.length > 0 && <Rows rows={invoice.rows} vatRate={vatRate} />}
      {invoice.cameBack.length > 0 && (
        <CameBackLines title={order.outcome ? t.cameBack : t.cancelled} lines={invoice.cameBack} />
      )}
      <Sums invoice={invoice} order={order} vatRate={vatRate} />
    </>
  );
}

const CELL = 'border-line border-b py-2 align-top not-last:pr-3';
const NUMBER = `${CELL} whitespace-nowrap text-right tabular-nums`;

function Rows({ rows, vatRate }: { rows: Row[]; vatRate: number | undefined }) {
  const language = useLanguage();
  const t = useMessages(printout);
  const hasVat = vatRate !== undefined;
  const shown = hasVat ? amount : sum; // seven columns leave no room for the currency
  return (
    <table className={`mt-6 w-full border-collapse ${hasVat ? 'text-sm' : ''}`}>
      <thead>
        <tr className="text-sm">
          <th className={`${CELL} text-left`}>{t.product}</th>
          <th className={`${CELL} text-right`}>{t.quantity}</th>
          <th className={`${CELL} text-right`}>{t.each}</th>
          {hasVat && <th className={`${CELL} text-right`}>{t.value}</th>}
          {hasVat && <th className={`${CELL} text-right`}>{t.vatRate}</th>}
          {hasVat && <th className={`${CELL} text-right`}>{t.vat}</th>}
          <th className={`${CELL} text-right`}>{hasVat ? t.withVat : t.sum}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind === 'product' ? row.line._id : row.kind}>
            <RowHead row={row} shown={shown} />
            {hasVat && <VatCells taka={row.taka} rate={vatRate} language={language} />}
            <td className={NUMBER}>{signed(row.taka, (taka) => shown(taka, language))}</td>
          </tr>
        ))}
        {hasVat && <VatTotals rows={rows} rate={vatRate} language={language} />}
      </tbody>
    </table>
  );
}

function RowHead({ row, shown }: { row: Row; shown: typeof sum }) {
  const language = useLanguage();
  const t = useMessages(printout);
  const { amounts } = useMessages(placedOrders);
  if (row.kind !== 'product')
    return (
      <td colSpan={3} className={CELL}>
        {row.kind === 'agreed' ? t.agreed : amounts[row.kind]}
      </td>
    );
  const { line } = row;
  return (
    <>
      <td lang={langOfName(line, language)} className={CELL}>
        {nameOf(line, language)}
      </td>
      <td className={NUMBER}>{count(line.quantity, language)}</td>
      <td className={NUMBER}>{shown(line.price, language)}</td>
    </>
  );
}

interface VatProps {
  rate: number;
  language: LanguageCode;
}

function VatCells({ taka, rate, language }: VatProps & { taka: number }) {
  const { value, vat } = vatIn(taka, rate);
  return (
    <>
      <td className={NUMBER}>{signed(value, (one) => amount(one, language))}</td>
      <td className={NUMBER}>{`${amount(rate, language)} %`}</td>
      <td className={NUMBER}>{signed(vat, (one) => amount(one, language))}</td>
    </>
  );
}

/** The columns added up. */
function VatTotals({ rows, rate, language }: VatProps & { rows: Row[] }) {
  const t = useMessages(printout);
  const { value, vat } = vatOf(rows, rate);
  return (
    <tr className="font-semibold">
      <td colSpan={3} className={CELL}>
        {t.total}
      </td>
      <td className={NUMBER}>{amount(value, language)}</td>
      <td className={CELL} />
      <td className={NUMBER}>{amount(vat, language)}</td>
      <td className={NUMBER}>{amount(sumOfTaka([value, vat]), language)}</td>
    </tr>
  );
}

function CameBackLines({ title, lines }: { title: string; lines: Item[] }) {
  const language = useLanguage();
  return (
    <section className="mt-5">
      <h2 className="font-sans font-semibold text-sm">{title}</h2>
      <ul className="mt-1 text-sm">
        {lines.map((line) => (
          <li key={line._id} lang={langOfName(line, language)}>
            {`${count(line.quantity, language)} × ${nameOf(line, language)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ invoice, order, vatRate }: { invoice: Invoice<Item>; order: Order; vatRate: number | undefined }) {
  const language = useLanguage();
  const t = useMessages(printout);
  const { amounts } = useMessages(placedOrders);
  const { isCreditNote, total, ahead, due, received, open, beyond } = invoice;
  const isBack = isCreditNote || order.outcome !== undefined;
  const state = isCreditNote || (isBack && beyond > 0) ? undefined : stateOf(invoice);
  return (
    <section className="mt-5 ml-auto grid w-fit max-w-full gap-1 break-inside-avoid text-right tabular-nums">
      {!isCreditNote && <p className="font-semibold text-lg">{`${t.total}: ${sum(total, language)}`}</p>}
      {vatRate !== undefined && !isCreditNote && <p className="text-sm">{t.containsVat(amount(vatRate, language))}</p>}
      {ahead.map(({ kind, taka, transaction }) => (
        <p key={kind}>{`${amounts[kind]} (${transaction}): − ${sum(taka, language)}`}</p>
      ))}
      <p>{`${t.due}: ${sum(due, language)}`}</p>
      <p>{`${t.received}: ${sum(received, language)}`}</p>
      {beyond > 0 && <p className="font-semibold">{`${isBack ? t.givenBack : t.beyond}: ${sum(beyond, language)}`}</p>}
      <p className="font-semibold">{`${t.open}: ${sum(open, language)}`}</p>
      {state && <p>{t.states[state]}</p>}
    </section>
  );
}

/** Whether it is paid, or not at all; a part speaks for itself. */
function stateOf({ received, ahead, open }: Invoice<Item>): 'paid' | 'unpaid' | undefined {
  if (open === 0) return 'paid';
  return received === 0 && ahead.length === 0 ? 'unpaid' : undefined;
}

/** With a minus that does not break. */
function signed(taka: number, text: (taka: number) => string): string {
  return taka < 0 ? `−\u00a0${text(-taka)}` : text(taka);
}
