import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { AMOUNT_KINDS, AMOUNTS } from '@aloghor/functions/domain/amounts';
import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import type { ListedFigure } from '@aloghor/functions/domain/figures';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { toCollect } from '@aloghor/functions/domain/orders';
import { callPageWithToken } from '../../shared/api/client.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { type Cell, csvOf } from '../csv.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { revenue } from '../messages/en/overview.ts';
import { closedReason, timeText } from '../orders/orders-csv.ts';
import { allPages } from '../table/all-pages.ts';

/**
 * The rows of a sheet, fetched page by page; only the rows are kept in memory. `onProgress` is called with how many
 * there are so far. @throws {ApiError}
 */
export function fetchRevenueRows(
  by: ListedFigure,
  days: DayRange,
  onProgress: (done: number) => void,
  language: LanguageCode,
): Promise<RevenueRow[]> {
  return allPages(async (cursor) => {
    const query = { ...days, by, limit: PAGE_MAXIMUM, cursor };
    const { reply, next } = await callPageWithToken('GET /stats/revenue/orders', { query });
    return { reply: reply.map((listed) => toRevenueRow(listed, language)), next };
  }, onProgress);
}

type Listed = ReplyTo<'GET /stats/revenue/orders'>[number];
type RevenueRow = Cell[];

/** A CSV of orders with their money: one order per row, or one entry of the ledger; sums as numbers. */
export function revenueCsv(rows: RevenueRow[], language: LanguageCode): string {
  const t = messagesIn(language, revenue);
  const tOrdersPage = messagesIn(language, ordersPage);
  const { amounts } = messagesIn(language, placedOrders);
  const headings = AMOUNT_KINDS.flatMap((kind) => {
    const label = amounts[kind];
    const recorded = AMOUNTS[kind].received ? [t.recordedOn(label), t.recordedBy(label)] : [];
    return [tOrdersPage.inTaka(label), ...recorded];
  });
  return csvOf([t.columns(headings), ...rows]);
}

/** The row of an order. */
export function toRevenueRow(
  { order, isFake, deliveredAt, deliveredSum = 0, recorded, entry }: Listed,
  language: LanguageCode,
): RevenueRow {
  const tOrders = messagesIn(language, placedOrders);
  const { payment } = order;
  const recorder = (at: number | undefined) => recorded.find((one) => one.at === at)?.by ?? '';
  return [
    order.number,
    order._id,
    order.date,
    tOrders.statuses[order.status],
    closedReason({ ...order, isFake }, language),
    order.name ?? '',
    order.place?.district ?? '',
    order.place?.thana ?? '',
    order.totalPrice,
    ...AMOUNT_KINDS.flatMap((kind) => {
      const { taka = 0, at } = order.amounts.find((one) => one.kind === kind) ?? {};
      return AMOUNTS[kind].received ? [taka, timeText(at), recorder(at)] : [taka];
    }),
    isCancelled(order.status) && !order.outcome ? 0 : toCollect(order),
    payment?.sum ?? 0,
    timeText(payment?.at),
    recorder(payment?.at),
    payment?.less ?? 0,
    timeText(order.confirmedAt),
    timeText(deliveredAt),
    deliveredSum,
    ...entryCells(entry, language),
  ];
}

/** What came or went, how much, when, and by whom it was recorded; empty in a sheet of orders. */
function entryCells(entry: Listed['entry'], language: LanguageCode): RevenueRow {
  if (!entry) return ['', '', '', ''];
  const { kind, taka, at, by } = entry;
  const t = messagesIn(language, revenue);
  const { amounts } = messagesIn(language, placedOrders);
  const { payment, courierCharge, adjustment, compensation } = t;
  const names = { ...amounts, payment, courierCharge, adjustment, compensation };
  return [names[kind], taka, timeText(at), by];
}
