import * as z from 'zod/mini';
import { RANGE_DAYS_MAXIMUM } from '../domain/day-ranges.ts';
import { COST_KINDS } from '../domain/ledger.ts';
import { EARNED_FIGURES, type EarnedFigure } from '../domain/profit.ts';
import { endpoint } from './endpoint.ts';
import { Day } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { translatedNames } from './translations.ts';

const taka = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Name, z.ZodMiniNumber>); // of all its keys

const earned = {
  /**
   * `goods` that stayed with the buyers, and the amounts beside them, taken off where they are negative; by what
   * `difference` more came, or is to come; what the shop had paid for the goods, `cost`, and for what came back `spoiled`;
   * and `uncosted`, the part of the goods of which no cost is known.
   */
  sums: taka<EarnedFigure>(EARNED_FIGURES),
  /** By kind of the ledger's costs; negative where something was given back. */
  spent: taka(COST_KINDS),
  /** Goods, amounts and difference, without cost, spoiled goods and what was spent. Uncosted goods count as if they were free. */
  profit: z.number(),
};

/** All sums in taka. */
export const Profit = z.object(earned);
Profit.register(openApiRegistry, { id: 'Profit' });

const ProductProfit = z.object({
  _id: z.string(),
  name: z.string(),
  ...translatedNames,
  /** How many stayed with buyers. */
  pieces: z.number(),
  /** What they came to. */
  sold: z.number(),
  /** What the shop had paid for them, and for those that came back and cannot be sold again. */
  cost: z.number(),
  /** The part of `sold` of which no cost is known. */
  uncosted: z.number(),
  /** What was sold without that part, less the cost. */
  profit: z.number(),
});
ProductProfit.register(openApiRegistry, { id: 'ProductProfit' });

export const getProfit = endpoint({
  method: 'GET',
  path: '/stats/profit',
  access: 'revenue:read',
  summary: 'Tell what orders and products have earned in a range of days',
  description: `An order counts on the day on which it is delivered or comes back, and what is changed later on the day of the change: the figures of a day never change. Costs are those of the moment of the sale. Costs at most sixteen reads for each day. A range has at most ${RANGE_DAYS_MAXIMUM} days; an absent day is today.`,
  query: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** How many were delivered, less those that were opened again. */
    orders: z.number(),
    ...earned,
    /** Who has earned most first; without discounts, charges, differences and what was spent. */
    products: z.array(ProductProfit),
  }),
});

export const getOrderProfit = endpoint({
  method: 'GET',
  path: '/orders/admin/:id/profit',
  access: 'revenue:read',
  summary: 'Tell what an order has earned',
  description: 'Nothing as long as it is open. Costs a read for each entry of the ledger, and two more.',
  reply: Profit,
});
