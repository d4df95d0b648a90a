import { AMOUNT_KINDS, AMOUNTS, type Amount, type AmountKind, takaOfKind } from './amounts.ts';
import { sumOfTaka } from './orders.ts';

/** What the entries of the ledger are summed up as: a payment or money ahead of it that came, and what went back. */
export const LEDGER_FIGURES = ['payments', 'advances', 'refunds'] as const;
export type LedgerFigure = (typeof LEDGER_FIGURES)[number];

const PAYMENT = 'payment';

/** The kinds of money that is received for an order. */
export const RECEIVED_KINDS: (AmountKind | typeof PAYMENT)[] = [
  PAYMENT,
  ...AMOUNT_KINDS.filter((kind) => AMOUNTS[kind].received),
];
export type ReceivedKind = (typeof RECEIVED_KINDS)[number];

/**
 * What has cost the shop money: what couriers kept, what they took back or, negative, added beside the payments of parcels, less
 * what they paid for what they lost or damaged.
 */
export const COST_KINDS = ['courierCharge', 'adjustment', 'compensation'] as const;

export const LEDGER_KINDS = [...RECEIVED_KINDS, ...COST_KINDS] as const;

/** A cost, of an order or of none, in taka; negative where it was given back. */
export interface MoneySpent {
  kind: (typeof COST_KINDS)[number];
  taka: number;
  figure: 'costs';
}

interface Received {
  amounts: readonly Amount[];
  payment?: { sum: number; less?: number | undefined } | undefined;
}

/**
 * In taka, what came for an order by a change of it, negative where it was given back, or corrected downwards. `less`: by
 * how much less its payment is now than what was to be collected, beside what it was before; absent where that is the same.
 */
export interface MoneyMove {
  kind: ReceivedKind;
  taka: number;
  less?: number;
  /** Absent where nothing came or went, but from one order to another. */
  figure?: LedgerFigure;
}

/**
 * What a change of an order has moved; `before` is undefined for a new order. `isInternal`: from or to another order, so
 * that no figure knows of it.
 */
export function movesBetween(before: Received | undefined, after: Received, isInternal = false): MoneyMove[] {
  return RECEIVED_KINDS.flatMap((kind) => {
    const taka = sumOfTaka([takaOf(after, kind), -takaOf(before, kind)]);
    const less = kind === PAYMENT ? sumOfTaka([after.payment?.less ?? 0, -(before?.payment?.less ?? 0)]) : 0;
    if (taka === 0 && less === 0) return [];
    return [
      { kind, taka, ...(less !== 0 && { less }), ...(taka !== 0 && !isInternal && { figure: figureOf(kind, taka) }) },
    ];
  });
}

function figureOf(kind: ReceivedKind, taka: number): LedgerFigure {
  if (taka < 0) return 'refunds';
  return kind === PAYMENT ? 'payments' : 'advances';
}

function takaOf(order: Received | undefined, kind: ReceivedKind): number {
  if (!order) return 0;
  return (kind === PAYMENT ? order.payment?.sum : takaOfKind(order, kind)) ?? 0;
}
