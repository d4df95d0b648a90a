import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { OrderItem } from '../contract/order-items.ts';
import { Amount, Order } from '../contract/orders.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { derivedMoneyFields } from './derived-money-fields.ts';

/** The fields of a stored order from which its `derivedMoneyFields` follow. */
export const MoneyOrder = z.extend(
  z.pick(Order, {
    _id: true,
    status: true,
    createdAt: true,
    confirmedAt: true,
    timeline: true,
    totalPrice: true,
    payment: true,
    outcome: true,
  }),
  {
    lines: z.array(z.pick(OrderItem, { _id: true, price: true, quantity: true })),
    delivered: z.optional(z.unknown()),
    unpaid: z.optional(z.unknown()),
    amounts: z._default(z.array(Amount), []),
  },
);

type Fields = Partial<Pick<OrderDocument, 'delivered' | 'unpaid' | 'payment'>>;

/** What an order of an older version lacks to be found by its money; undefined where it lacks nothing. */
export function missingMoneyFields(order: z.infer<typeof MoneyOrder>): Fields | undefined {
  const wanted: Fields = derivedMoneyFields(order);
  const names = Object.keys(wanted) as (keyof Fields)[]; // as `Fields` says
  const missing = names.filter((name) => !isDeepStrictEqual(plain(wanted[name]), plain(order[name])));
  return missing.length > 0 ? Object.fromEntries(missing.map((name) => [name, wanted[name]])) : undefined;
}

/** As it is stored: without absent fields. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
