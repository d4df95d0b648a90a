import * as z from 'zod/mini';
import { CART_LINES_MAXIMUM, NOTES_MAXIMUM } from '../domain/limits.ts';
import { PARCEL_OUTCOMES } from '../domain/order-outcomes.ts';
import { stockConflict } from './buyers-orders.ts';
import { endpoint, Modified } from './endpoint.ts';
import { Id, optionalText, Quantity, Taka } from './fields.ts';
import { ReturnReason, seenToCollect } from './orders.ts';

/** What came back of an order, by its lines. */
export const CameBack = z
  .array(z.object({ _id: Id, quantity: Quantity }))
  .check(z.maxLength(CART_LINES_MAXIMUM, `must hold at most ${CART_LINES_MAXIMUM} lines`));

export const closeParcel = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/outcome',
  access: 'orders:change',
  summary: 'Close an order whose parcel came back, whole or in part',
  description:
    '`returned` cancels it, with all its products; `partlyDelivered` delivers it, without what is in `cameBack`. What came back is counted again in the stock, unless it is `damaged`, and only what stayed counts as sold. `collected` is what the buyer has paid for it beside an advance; `received` says that the shop has that money, with what it had before. The note is kept at the desk. The same once more changes nothing.',
  errorCodes: ['order-closed', 'sum-changed', 'beyond-worth'],
  body: z.object({
    outcome: z.enum(PARCEL_OUTCOMES, `must be one of ${PARCEL_OUTCOMES.join(', ')}`),
    reason: ReturnReason,
    cameBack: z.optional(CameBack),
    collected: Taka,
    toCollect: seenToCollect,
    received: z.optional(z.boolean('must be true or false')),
    note: optionalText(NOTES_MAXIMUM),
  }),
  reply: Modified,
});

export const undoSent = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/undo-sent',
  access: 'orders:send',
  summary: 'Take back that an order was handed over by mistake',
  description:
    'It gets the status that it had in the shop; nothing is said of money. Who may only hand over takes back nobody else’s hand-over. An order that is in the shop stays as it is.',
  errorCodes: ['order-closed', 'sent-by-another'],
  reply: Modified,
});

export const reopenOrder = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/reopen',
  access: 'orders:change',
  summary: 'Open an order again that was closed by mistake',
  description:
    'Within a day it gets the status that it had before. Why it was closed is taken back, and what the closing call itself recorded of its payment: what was recorded before stays, and so does any other payment; its products are taken from the stock again, and do not count as sold. An order that is not closed stays as it is.',
  errorCodes: ['closed-too-long', 'order-joined', 'order-erased', 'out-of-stock'],
  conflict: stockConflict('ReopenConflict'),
  reply: Modified,
});
