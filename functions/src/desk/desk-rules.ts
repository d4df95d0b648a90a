import type { MobileNumberHistory } from '../contract/desk.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { Order } from '../contract/orders.ts';
import { DESK_ENTRIES_MAXIMUM, DESK_LIST_BYTES_MAXIMUM } from '../domain/desk.ts';
import { CART_LINES_MAXIMUM } from '../domain/limits.ts';
import { reasonOf } from '../domain/order-outcomes.ts';
import { isDelivered } from '../domain/order-status.ts';
import { BadInput, Conflict } from '../platform/http/errors.ts';

/**
 * The lines of an order with other quantities, at the prices of the order, and those that are `added`; 0 drops a line, and
 * those that are not named stay. @throws {Conflict} when none would be left, {BadInput} for too many
 */
export function correctedLines(
  lines: OrderItem[],
  wanted: readonly { _id: string; quantity: number }[],
  added: OrderItem[],
): OrderItem[] {
  const quantities = new Map(wanted.map(({ _id, quantity }) => [_id, quantity]));
  const left = [...lines.map((line) => ({ ...line, quantity: quantities.get(line._id) ?? line.quantity })), ...added];
  const kept = left.filter(({ quantity }) => quantity > 0);
  if (kept.length === 0) throw new Conflict('no-line-left', 'An order keeps at least one line: cancel it instead.');
  if (kept.length > CART_LINES_MAXIMUM)
    throw new BadInput([{ path: 'lines', message: `must leave at most ${CART_LINES_MAXIMUM} lines` }]);
  return kept;
}

type Earlier = Pick<Order, '_id' | 'status' | 'createdAt' | 'closedFor'>;

/**
 * What these orders of a number, newest first, tell about its owner; `fakes`: the ids of those that somebody else
 * placed.
 */
export function historyFrom(earlier: Earlier[], fakes: string[], isMore: boolean): MobileNumberHistory {
  const own = earlier.filter(({ _id }) => !fakes.includes(_id));
  return {
    ordered: own.length,
    delivered: own.filter(({ status }) => isDelivered(status)).length,
    refused: own.filter(({ closedFor }) => reasonOf(closedFor)?.isFailed).length,
    ...(own[0] && { lastAt: own[0].createdAt }),
    isMore,
  };
}

/**
 * The entries with one more, without the oldest when there are too many, or too many bytes, for a document: the audit
 * has them all. The newest always stays.
 */
export function appendEntry<Entry>(entries: readonly Entry[], newest: Entry): Entry[] {
  const newestFirst = [newest, ...entries.toReversed()].slice(0, DESK_ENTRIES_MAXIMUM);
  let bytes = 0;
  const fitting = newestFirst.filter((entry, place) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return place === 0 || bytes <= DESK_LIST_BYTES_MAXIMUM;
  });
  return fitting.toReversed();
}
