import type { MobileNumberHistory } from '../contract/desk.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { Order } from '../contract/orders.ts';
import { DESK_ENTRIES_MAXIMUM, DESK_LIST_BYTES_MAXIMUM, isHoldDay } from '../domain/desk.ts';
import { CART_LINES_MAXIMUM } from '../domain/limits.ts';
import { linesThatStayed, reasonOf } from '../domain/order-outcomes.ts';
import { IN_SHOP_STATUSES, isDelivered } from '../domain/order-status.ts';
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

/** Some of the pieces stay, and some do not. @throws {BadInput} about this path */
export function assertPart(lines: OrderItem[], part: readonly { _id: string; quantity: number }[], path: string): void {
  assertPieces(lines, part, path);
  if (part.length > 0 && linesThatStayed(lines, part).length > 0) return;
  throw new BadInput([{ path, message: 'must name some of the pieces, and not all' }]);
}

/** These are pieces of the lines. @throws {BadInput} about this path */
export function assertPieces(
  lines: readonly { _id: string; quantity: number }[],
  pieces: readonly { _id: string; quantity: number }[],
  path: string,
): void {
  const all = new Map(lines.map(({ _id, quantity }) => [_id, quantity]));
  const strange = pieces.findIndex(({ _id, quantity }) => quantity > (all.get(_id) ?? 0));
  if (strange >= 0)
    throw new BadInput([{ path: `${path}.${strange}`, message: 'must be pieces of a line of this order' }]);
  const isTwice = new Set(pieces.map(({ _id }) => _id)).size < pieces.length;
  if (isTwice) throw new BadInput([{ path, message: 'must name each line once' }]);
}

/** @throws {BadInput} */
export function assertHoldDay(until: string | undefined, now: number): void {
  if (until && isHoldDay(until, now)) return;
  throw new BadInput([{ path: 'until', message: 'must be a day from tomorrow on, within two months' }]);
}

type Earlier = Pick<Order, '_id' | 'number' | 'status' | 'createdAt' | 'closedFor'>;

/**
 * What these orders of a number, newest first, tell about its owner; `fakes`: the ids of those that somebody else
 * placed. One that was joined to another counts as that other alone.
 */
export function historyFrom(earlier: Earlier[], fakes: string[], isMore: boolean): MobileNumberHistory {
  const own = earlier.filter(({ _id, closedFor }) => !fakes.includes(_id) && !reasonOf(closedFor)?.isFinal);
  return {
    ordered: own.length,
    delivered: own.filter(({ status }) => isDelivered(status)).length,
    refused: own.filter(({ closedFor }) => reasonOf(closedFor)?.isFailed).length,
    ...(own[0] && { lastAt: own[0].createdAt }),
    isMore,
    open: own.filter(({ status }) => IN_SHOP_STATUSES.includes(status)).map(({ _id, number }) => ({ _id, number })),
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
