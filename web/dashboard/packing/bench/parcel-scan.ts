import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isArticleTyped, storedArticle } from '@aloghor/functions/domain/article-number';
import { typedOrderNumber } from '@aloghor/functions/domain/order-number';
import { isBack } from '@aloghor/functions/domain/order-outcomes';
import { isCancelled, isDelivered, isSent } from '@aloghor/functions/domain/order-status';
import { type ByWhom, scannedOrder } from '@aloghor/functions/domain/packing';

/** How many of each line are in the parcel, by the id of the line. */
export type Counted = Readonly<Record<string, number>>;

export type Line = PackingOrder['orderItems'][number];

/** Why the bench stops until somebody has read it. */
export type Stop =
  | { why: 'unknown' | 'wrongProduct' | 'otherOrder' | 'unclear'; code: string }
  | { why: 'failed'; code: string; error: unknown }
  | {
      why: 'cancelled' | 'back' | 'delivered' | 'sent' | 'unconfirmed' | 'missing' | 'counted' | 'changed';
      order: PackingOrder;
    }
  | { why: 'packed'; order: PackingOrder; packed: ByWhom }
  | { why: 'tooMany'; line: Line };

/** Why an order that was scanned is not to be packed; undefined for one that is. */
export function stopFor(order: PackingOrder): Stop | undefined {
  const { status, packed, closedFor, confirmedAt } = order;
  if (isCancelled(status)) return { why: isBack(closedFor) ? 'back' : 'cancelled', order };
  if (isDelivered(status)) return { why: 'delivered', order };
  if (isSent(status)) return { why: 'sent', order };
  if (packed) return { why: 'packed', order, packed };
  return confirmedAt === undefined ? { why: 'unconfirmed', order } : undefined;
}

/** Whether a code names this order. */
export function isCodeOf({ _id, number, parcel }: PackingOrder, code: string): boolean {
  const named = scannedOrder(code) ?? code;
  const onLabel = [parcel?.invoice, parcel?.consignmentId, parcel?.trackingCode];
  return named === _id || (typedOrderNumber(named) ?? named) === number || onLabel.includes(code);
}

/** What the code of a product does to the parcel of an order: it counts one more, or stops. */
export function scanProduct(
  { orderItems }: PackingOrder,
  counted: Counted,
  code: string,
): { counted: Counted } | { stop: Stop } {
  const line =
    orderItems.find(({ article }) => article === storedArticle(code)) ??
    orderItems.find(({ article }) => isArticleTyped(code)(article));
  if (line) return countOne(line, counted);
  const isOrder = scannedOrder(code) !== undefined || typedOrderNumber(code) !== undefined;
  return { stop: { why: isOrder ? 'otherOrder' : 'wrongProduct', code } };
}

/** One more of a line in the parcel. */
export function countOne(line: Line, counted: Counted): { counted: Counted } | { stop: Stop } {
  const count = (counted[line._id] ?? 0) + 1;
  return count > line.quantity ? { stop: { why: 'tooMany', line } } : { counted: { ...counted, [line._id]: count } };
}

/** The lines whose products have a code, of which some are missing in the parcel. */
export function linesToScan({ orderItems }: PackingOrder, counted: Counted): Line[] {
  return orderItems.filter(({ _id, article, quantity }) => article !== undefined && (counted[_id] ?? 0) < quantity);
}

/** Whether the last scan closes the parcel: every product has a code, and nothing is missing. */
export function isComplete(order: PackingOrder, counted: Counted): boolean {
  return linesToScan(order, counted).length === 0 && order.orderItems.every(({ article }) => article !== undefined);
}

/** Some scanners end a code with two line ends, of which the second comes as Enter alone; nobody reads a stop so fast. In milliseconds. */
const ECHO_MS = 500;

/** Whether Enter alone at `at` may be the scanner's own: it comes right after the last code, or before a stop can be read. */
export function isEchoOfScan(at: number, { codeAt, stopAt }: { codeAt: number; stopAt: number }): boolean {
  return at - codeAt < ECHO_MS || at - stopAt < ECHO_MS;
}
