import type { Order } from '@aloghor/functions/contract/orders';
import { AMOUNT_KINDS, takaOfKind } from '@aloghor/functions/domain/amounts';
import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { isNational, nationalNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { otherOrderOf } from '@aloghor/functions/domain/order-outcomes';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { shopClock } from '../../shared/lib/dates.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';
import { nameWithArticle } from '../../shared/lib/product-texts.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { type Cell, csvOf } from '../csv.ts';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';

/** `isFake`: whether the desk has marked it as a fake, which its buyer never learns. */
export type ListedOrder = Order & { isFake?: boolean | undefined };

/** A CSV of orders: one order per row, sums as numbers. */
export function ordersCsv(orders: ListedOrder[], language: LanguageCode): string {
  const columns = columnsIn(language);
  const rows = orders.map((order) => columns.map(([, cellOf]) => cellOf(order)));
  return csvOf([columns.map(([heading]) => heading), ...rows]);
}

function columnsIn(language: LanguageCode): [heading: string, cellOf: (order: ListedOrder) => Cell][] {
  const t = messagesIn(language, ordersPage);
  const tOrders = messagesIn(language, placedOrders);
  const { columns } = t;
  return [
    [columns.number, ({ number }) => number],
    [columns.id, ({ _id }) => _id],
    [columns.date, ({ date }) => date],
    [columns.time, ({ createdAt }) => shopClock(createdAt, 'en')], // in Latin digits, which every spreadsheet reads as a time
    [columns.name, ({ name = '' }) => name],
    [columns.mobileNumber, ({ mobileNumber }) => spreadsheetMobileNumber(mobileNumber)],
    [columns.email, ({ email }) => email],
    [columns.district, ({ place }) => place?.district ?? ''],
    [columns.thana, ({ place }) => place?.thana ?? ''],
    [columns.address, ({ deliveryAddress = '' }) => deliveryAddress],
    [
      columns.products,
      ({ orderItems }) =>
        orderItems.map((line) => `${line.quantity} × ${nameWithArticle(line, DEFAULT_LANGUAGE)}`).join('; '),
    ],
    [columns.total, ({ totalPrice }) => totalPrice],
    ...AMOUNT_KINDS.map((kind): [string, (order: ListedOrder) => Cell] => [
      t.inTaka(tOrders.amounts[kind]),
      (order) => takaOfKind(order, kind) ?? 0,
    ]),
    [columns.toCollect, sumToCollect],
    [columns.status, ({ status }) => tOrders.statuses[status]],
    [columns.confirmedAt, ({ confirmedAt }) => timeText(confirmedAt)],
    [columns.outcome, (order) => closedReason(order, language)],
    [columns.reason, ({ outcome }) => (outcome ? t.parcel.reasons[outcome.reason] : '')],
    [columns.notes, ({ info = '' }) => info],
  ];
}

/** Why an order was closed; empty if no reason is recorded. */
export function closedReason(
  { isFake, ...order }: Pick<ListedOrder, 'closedFor' | 'timeline' | 'isFake'>,
  language: LanguageCode,
): string {
  if (isFake) return messagesIn(language, deskPage).states.fake;
  return closedReasonText(order, language) ?? '';
}

/** The same as far as the buyer may know it; undefined if no reason is recorded. */
export function closedReasonText(
  { closedFor, timeline }: Pick<Order, 'closedFor' | 'timeline'>,
  language: LanguageCode,
): string | undefined {
  const t = messagesIn(language, ordersPage);
  const other = otherOrderOf({ timeline });
  return closedFor === 'joined' && other ? t.joinedTo(other) : closedFor && t.closedFor[closedFor];
}

/** `2026-11-22 14:05` in the shop's time zone: spreadsheets in every language read and sort it as a time. */
export function timeText(at: number | undefined): string {
  if (at === undefined) return '';
  return new Date(at).toLocaleString('sv', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
}

const BEHIND_THE_HYPHEN = 6;

/**
 * A mobile number for a spreadsheet: 01712-345678, in national form. With the usual hyphen every spreadsheet reads it
 * as text and keeps the zero; 01712345678 would become a number, and a leading + a formula.
 */
export function spreadsheetMobileNumber(mobileNumber: string): string {
  const digits = plainMobileNumber(mobileNumber).replace(/\D/g, '');
  const national = nationalNumber(digits);
  const plain = isNational(national) ? national : digits;
  return `${plain.slice(0, -BEHIND_THE_HYPHEN)}-${plain.slice(-BEHIND_THE_HYPHEN)}`;
}
