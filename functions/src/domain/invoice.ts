import { type Amount, type AmountKind, amountsOf, isAmount, signedTaka } from './amounts.ts';
import { linesThatStayed, partOfLines } from './order-outcomes.ts';
import { isCancelled, type OrderStatus } from './order-status.ts';
import { orderTotal, sumOfTaka, sumReceived, sumToCollect, toCollect } from './orders.ts';

interface Line {
  _id: string;
  price: number;
  quantity: number;
}

interface Invoiced<One extends Line> {
  status: OrderStatus;
  orderItems: readonly One[];
  totalPrice: number;
  amounts?: readonly Amount[] | undefined;
  payment?: { sum: number } | undefined;
  outcome?: { cameBack: readonly { _id: string; quantity: number }[]; collected: number } | undefined;
}

/** `agreed`: what a buyer who sent something back has paid more, or less, than the rest comes to */
export type InvoiceRow<One> =
  | { kind: 'product'; line: One; taka: number }
  | { kind: AmountKind | 'agreed'; taka: number };

/** What the books say of an order, for its buyer; all sums in taka, exact to two decimals. */
export interface Invoice<One> {
  /** Of a cancelled order it says what is given back. */
  isCreditNote: boolean;
  /** What is paid for: what stayed with the buyer, and its delivery. */
  rows: InvoiceRow<One>[];
  /** What came back, or was never delivered, with its quantities. */
  cameBack: One[];
  /** The sum of the rows. */
  total: number;
  /** What came ahead of the payment. */
  ahead: Amount[];
  due: number;
  received: number;
  open: number;
  /** What the buyer has paid beyond all that, once what is open has come. */
  beyond: number;
}

/** The invoice of an order; none of a cancelled one for which nothing was paid. */
export function invoiceOf<One extends Line>(order: Invoiced<One>): Invoice<One> | undefined {
  const isCreditNote = isCancelled(order.status);
  const collected = order.outcome?.collected ?? 0;
  const ahead = amountsOf(order, 'received');
  const receivedOrAhead = sumReceived(order);
  if (isCreditNote && collected + receivedOrAhead === 0) return undefined;
  const rows = isCreditNote ? deliveryOf(collected) : rowsOf(order, ahead);
  const total = sumOfTaka(rows.map(({ taka }) => taka));
  return {
    isCreditNote,
    rows,
    cameBack: isCreditNote ? [...order.orderItems] : partOfLines(order.orderItems, order.outcome?.cameBack ?? []),
    total,
    ahead,
    due: isCreditNote ? collected : toCollect(order),
    received: order.payment?.sum ?? 0,
    open: sumToCollect(order),
    beyond: Math.max(0, sumOfTaka([receivedOrAhead, sumToCollect(order), -total])),
  };
}

/** Of a parcel that came back whole the buyer has paid the way at most. */
function deliveryOf(taka: number): InvoiceRow<never>[] {
  return taka > 0 ? [{ kind: 'delivery', taka }] : [];
}

function rowsOf<One extends Line>(order: Invoiced<One>, ahead: Amount[]): InvoiceRow<One>[] {
  const { orderItems, amounts = [], outcome } = order;
  const products = linesThatStayed(orderItems, outcome?.cameBack).map((line) => ({
    kind: 'product' as const,
    line,
    taka: orderTotal([line]),
  }));
  const rows: InvoiceRow<One>[] = [...products];
  for (const amount of amounts.filter((one) => one.taka !== 0 && !isAmount(one, 'received'))) {
    const worth = sumOfTaka(rows.map(({ taka }) => taka));
    rows.push({ kind: amount.kind, taka: Math.max(signedTaka(amount), -worth) }); // nobody gets money for an order
  }
  const paid = outcome ? [outcome.collected, ...ahead.map(({ taka }) => taka)] : [];
  const agreed = outcome ? sumOfTaka([...paid, ...rows.map(({ taka }) => -taka)]) : 0;
  return agreed === 0 ? rows : [...rows, { kind: 'agreed', taka: agreed }];
}

/** How a sum that contains the VAT is made up, in taka. */
export interface VatShare {
  value: number;
  vat: number;
}

/** @param rate in per cent; nothing is added: the VAT is in the sum */
export function vatIn(taka: number, rate: number): VatShare {
  const vat = Math.round((taka * 100 * rate) / (100 + rate)) / 100;
  return { value: sumOfTaka([taka, -vat]), vat };
}

/** The sum of the rows' shares, so that every column adds up. */
export function vatOf(rows: readonly { taka: number }[], rate: number): VatShare {
  const shares = rows.map(({ taka }) => vatIn(taka, rate));
  return { value: sumOfTaka(shares.map(({ value }) => value)), vat: sumOfTaka(shares.map(({ vat }) => vat)) };
}
