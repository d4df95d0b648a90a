import { AMOUNT_KINDS, AMOUNTS, type Amount, type AmountKind, signedTaka, takaOfKind } from './amounts.ts';
import {
  type CameBack,
  type CloseReason,
  damagedOf,
  linesThatStayed,
  partOfLines,
  reasonOf,
} from './order-outcomes.ts';
import { isClosed, isDelivered, type OrderStatus } from './order-status.ts';
import { orderTotal, stillToCome, sumOfTaka, sumReceived } from './orders.ts';
import { withoutZeros } from './without-zeros.ts';

/** What is charged beside the products, or taken off: the amounts that are no money ahead of the payment. */
type ChargedKind = {
  [Kind in AmountKind]: (typeof AMOUNTS)[Kind]['received'] extends false ? Kind : never;
}[AmountKind];
export const CHARGED_KINDS = AMOUNT_KINDS.filter((kind): kind is ChargedKind => !AMOUNTS[kind].received);

export type EarnedFigure = 'goods' | ChargedKind | 'difference' | 'cost' | 'spoiled' | 'uncosted';

/**
 * What orders have earned, in taka, and how it counts for the profit:
 * - `goods`: what stayed with the buyers, at the prices of their orders
 * - the amounts: what was charged beside that, or, negative, taken off
 * - `difference`: by how much more came for the orders, or is to come, than all that; negative where it is less
 * - `cost`: what the shop had paid for what stayed
 * - `spoiled`: what it had paid for what came back and cannot be sold again, or was lost on its way
 * - `uncosted`: the part of `goods` of which no cost is known
 */
const SIGNS = {
  goods: 1,
  delivery: 1,
  discount: 1,
  difference: 1,
  cost: -1,
  spoiled: -1,
  uncosted: 0,
} as const satisfies Record<EarnedFigure, 1 | -1 | 0>;
export const EARNED_FIGURES = Object.keys(SIGNS) as EarnedFigure[]; // its own keys

/** The same of one product: how many stayed, what they came to, what all that is gone had cost, and what had no cost. */
export const PRODUCT_FIGURES = ['pieces', 'sold', 'cost', 'uncosted'] as const;
export type ProductFigure = (typeof PRODUCT_FIGURES)[number];

/** Figures of orders, and by product id those of their products. What is 0 is left out. */
export type Earnings = Record<'sums' | ProductFigure, Record<string, number>>;

/** By product id, what the shop paid for one when it was sold, in taka; absent where that is not known. */
export type Costs = Record<string, number>;

interface Line {
  _id: string;
  price: number;
  quantity: number;
}

interface EarningOrder {
  status: OrderStatus;
  lines: readonly Line[];
  totalPrice: number;
  amounts: readonly Amount[];
  payment?: { sum: number; beforeClosing?: true | undefined } | undefined;
  closedFor?: CloseReason | undefined;
  outcome?: (CameBack & { collected: number }) | undefined;
}

/** What an order has earned: nothing as long as it is open. */
export function earningsOf(order: EarningOrder, costs: Costs): Earnings {
  const { status, lines, outcome } = order;
  const stayed = isDelivered(status) ? linesThatStayed(lines, outcome?.cameBack) : [];
  const spoiled = spoiledLines(order);
  const uncosted = stayed.filter(({ _id }) => costs[_id] === undefined);
  const goods = orderTotal(stayed);
  const charged = CHARGED_KINDS.map((kind) => [kind, isDelivered(status) ? chargedTaka(order, kind) : 0] as const);
  const expected = sumOfTaka([goods, ...charged.map(([, taka]) => taka)]);
  return {
    sums: withoutZeros({
      orders: isDelivered(status) ? 1 : 0,
      goods,
      ...Object.fromEntries(charged),
      difference: sumOfTaka([dueFor(order), -expected]),
      cost: costOf(stayed, costs),
      spoiled: costOf(spoiled, costs),
      uncosted: orderTotal(uncosted),
    }),
    pieces: byProduct(stayed, ({ quantity }) => quantity),
    sold: byProduct(stayed, (line) => orderTotal([line])),
    cost: byProduct([...stayed, ...spoiled], (line) => costOf([line], costs)),
    uncosted: byProduct(uncosted, (line) => orderTotal([line])),
  };
}

/** What is neither with the buyer nor to be sold again. */
function spoiledLines({ lines, closedFor, outcome }: EarningOrder): readonly Line[] {
  if (reasonOf(closedFor)?.isGone) return lines;
  return outcome ? partOfLines(lines, damagedOf(outcome)) : [];
}

function chargedTaka(order: EarningOrder, kind: ChargedKind): number {
  const taka = takaOfKind(order, kind);
  return taka === undefined ? 0 : signedTaka({ kind, taka });
}

/** What came for a closed order and is still to come, in taka, with the money ahead of it. */
function dueFor(order: EarningOrder): number {
  if (!isClosed(order.status)) return 0;
  return sumOfTaka([sumReceived(order), stillToCome(order)]);
}

function costOf(lines: readonly Line[], costs: Costs): number {
  return orderTotal(lines.map(({ _id, quantity }) => ({ price: costs[_id] ?? 0, quantity })));
}

function byProduct(lines: readonly Line[], figureOf: (line: Line) => number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) sums[line._id] = sumOfTaka([sums[line._id] ?? 0, figureOf(line)]);
  return withoutZeros(sums);
}

/** What has to be added to the one to get the other. */
export function earningsBetween(before: Earnings, after: Earnings): Earnings {
  return {
    sums: difference(before.sums, after.sums),
    pieces: difference(before.pieces, after.pieces),
    sold: difference(before.sold, after.sold),
    cost: difference(before.cost, after.cost),
    uncosted: difference(before.uncosted, after.uncosted),
  };
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return withoutZeros(Object.fromEntries(keys.map((key) => [key, sumOfTaka([after[key] ?? 0, -(before[key] ?? 0)])])));
}

/** In taka. `spent`: what the ledger has of other costs. */
export function profitOf(sums: Partial<Record<EarnedFigure, number>>, spent: readonly number[]): number {
  const earned = EARNED_FIGURES.map((figure) => SIGNS[figure] * (sums[figure] ?? 0));
  return sumOfTaka([...earned, ...spent.map((taka) => -taka)]);
}

/** The costs of two orders as one: a mean where a product had another cost in each, none where one of them has none. */
export function joinedCosts(orders: readonly { lines: readonly Line[]; costs: Costs }[]): Costs {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ _id }) => _id)))];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const parts = orders.flatMap(({ lines, costs }) => {
        const [line] = lines.filter(({ _id }) => _id === id);
        return line ? [{ quantity: line.quantity, cost: costs[id] }] : [];
      });
      if (parts.some(({ cost }) => cost === undefined)) return [];
      const all = orderTotal(parts.map(({ quantity, cost = 0 }) => ({ price: cost, quantity })));
      const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
      return [[id, sumOfTaka([all / pieces])]];
    }),
  );
}
