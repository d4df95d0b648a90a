import type { OrderItem } from '../contract/order-items.ts';
import { BadInput, Conflict } from '../platform/http/errors.ts';

/**
 * The lines of an order with other quantities, at the prices of the order; 0 drops a line, and those that are not named
 * stay. @throws {BadInput} for a line that is not in it, {Conflict} when none would be left
 */
export function correctedLines(lines: OrderItem[], wanted: { _id: string; quantity: number }[]): OrderItem[] {
  const strange = wanted.findIndex(({ _id }) => !lines.some((line) => line._id === _id));
  if (strange >= 0) throw new BadInput([{ path: `lines.${strange}._id`, message: 'must be a line of this order' }]);
  const quantities = new Map(wanted.map(({ _id, quantity }) => [_id, quantity]));
  const left = lines
    .map((line) => ({ ...line, quantity: quantities.get(line._id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (left.length === 0) throw new Conflict('no-line-left', 'An order keeps at least one line: cancel it instead.');
  return left;
}
