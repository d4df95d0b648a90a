import * as z from 'zod/mini';
import { inCheckoutFields } from '../domain/checkout.ts';
import { NOTES_MAXIMUM } from '../domain/limits.ts';
import { ORDER_SOURCES } from '../domain/orders.ts';
import { OrderConflict, placeOrder } from './buyers-orders.ts';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { SentAmounts } from './orders.ts';

/** The 409 of `placeOrderByHand`: that of `placeOrder`, or far more is taken off than the order is worth. */
const HandOrderConflict = z.extend(OrderConflict, {
  code: z.enum([...OrderConflict.shape.code.options, 'beyond-worth']),
});
HandOrderConflict.register(openApiRegistry, { id: 'HandOrderConflict' });

export const placeOrderByHand = endpoint({
  method: 'POST',
  path: '/orders/admin',
  access: 'orders:create',
  summary: 'Place an order for a buyer who has written, telephoned or come',
  description:
    "As `POST /orders` does, at the same prices. It is nobody's account's: its buyer follows it by its number and mobile number. With `isConfirmed` nobody is to call any more.",
  headers: placeOrder.headers,
  errorCodes: [...placeOrder.errorCodes, 'beyond-worth'],
  conflict: HandOrderConflict,
  body: z.extend(
    z.omit(placeOrder.body, { ...inCheckoutFields(true as const), recipientNotice: true, begunAsGuest: true }),
    {
      /** How it came: only the staff read it. */
      source: z.enum(ORDER_SOURCES, `must be one of ${ORDER_SOURCES.join(', ')}`),
      /** Whether the buyer has just said yes. */
      isConfirmed: z.optional(z.boolean('must be true or false')),
      amounts: z.optional(z.nullable(SentAmounts)),
      /** Only the staff read it. */
      deskNote: optionalText(NOTES_MAXIMUM),
    },
  ),
  reply: placeOrder.reply,
});
