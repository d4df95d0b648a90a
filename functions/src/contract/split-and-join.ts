import * as z from 'zod/mini';
import { CART_LINES_MAXIMUM } from '../domain/limits.ts';
import { placeOrder } from './buyers-orders.ts';
import { seen } from './desk.ts';
import { holder } from './desk-documents.ts';
import { endpoint, Inserted, Modified, Problem } from './endpoint.ts';
import { Day, Id, Quantity } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

export const splitOrder = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/split',
  access: 'orders:correct',
  summary: 'Split an order: what is sent later becomes an order of its own',
  description:
    'The named quantities go into a new order of the same buyer, placed when the first one was, and as far at the desk; with `until` it is on hold until that day. Prices stay, the delivery charge stays with the first order, and so does what is taken off, up to what is to be paid for it: the rest goes along. Stock and sums of both together are those of before. A repeated call with the same `Idempotency-Key` gets the first answer.',
  headers: placeOrder.headers,
  errorCodes: [
    'called-meanwhile',
    'order-sent-out',
    'order-closed',
    'order-booked',
    'order-paid',
    'key-used-for-another-order',
  ],
  body: z.object({
    ...seen,
    /** What goes: some of the pieces, not all. */
    lines: z
      .array(z.object({ _id: Id, quantity: Quantity }))
      .check(z.maxLength(CART_LINES_MAXIMUM, `must hold at most ${CART_LINES_MAXIMUM} lines`))
      .register(openApiRegistry, { examples: [[{ _id: 'dhoya-smoked-glass-pendant', quantity: 1 }]] }),
    /** A day of the shop, from tomorrow on. */
    until: z.optional(Day),
  }),
  reply: z.extend(Inserted, {
    /** The new order's `number`. */
    number: z.string(),
  }),
});

/** The 409 of `joinOrders`: with `holder` where somebody else works on the other order. */
const JoinConflict = z.extend(Problem, { holder });
JoinConflict.register(openApiRegistry, { id: 'JoinConflict' });

export const joinOrders = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/join',
  access: 'orders:correct',
  summary: 'Put another open order of the same mobile number into an order',
  description:
    "The lines of both stand in this order, at their prices, with one delivery charge: this order's, where it has one. The `other` is cancelled for `joined`, which is no refusal of its buyer, and stays closed; what was paid ahead for it moves. Its buyer is told by this order alone. An order that was joined to this one already stays so.",
  errorCodes: [
    'called-meanwhile',
    'claimed',
    'order-sent-out',
    'order-closed',
    'order-booked',
    'order-paid',
    'not-joinable',
  ],
  conflict: JoinConflict,
  body: z.object({
    ...seen,
    /** The id of the order that is put into this one. */
    other: Id,
  }),
  reply: Modified,
});
