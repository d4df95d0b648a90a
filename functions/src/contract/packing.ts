import * as z from 'zod/mini';
import { CART_LINES_MAXIMUM, SLIPS_MAXIMUM } from '../domain/limits.ts';
import { stockConflict } from './buyers-orders.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { Id, Quantity, Taka, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OrderItem } from './order-items.ts';
import { CameBack } from './order-outcomes.ts';
import { Amount, Order, Outcome, PagedOrders, Payment, ReturnReason, readOrders } from './orders.ts';
import { BookedParcel, ByWhom, PackedNote, parcelNotes, WithRider } from './parcel-notes.ts';
import { Shelf } from './products.ts';

/** Of a parcel that is booked with a courier, what its label says, and how far it is: nothing of its money beside the sum to collect. */
const PackingParcel = z.pick(BookedParcel, {
  courier: true,
  byFile: true,
  invoice: true,
  attempt: true,
  state: true,
  taka: true,
  consignmentId: true,
  trackingCode: true,
  doubt: true,
});
PackingParcel.register(openApiRegistry, { id: 'PackingParcel' });

/**
 * What packing needs to know of an order: what is in the parcel, where it goes, and what its slip says. Nothing of its
 * history, of the account that placed it, or of how an advance was paid.
 */
export const PackingOrder = z.extend(
  z.pick(Order, {
    _id: true,
    number: true,
    name: true,
    mobileNumber: true,
    place: true,
    deliveryAddress: true,
    date: true,
    createdAt: true,
    confirmedAt: true,
    totalPrice: true,
    status: true,
    info: true,
    closedFor: true,
  }),
  {
    /** `shelf`: where the product lies now; only where orders are read by their ids. */
    orderItems: z.array(z.extend(OrderItem, { shelf: z.optional(Shelf) })),
    /** What is added to the total, and taken off. */
    amounts: z.array(z.pick(Amount, { kind: true, taka: true })),
    /** What was received, in taka; where that was recorded before the closing, the rest is still to come. */
    payment: z.optional(z.pick(Payment, { sum: true, beforeClosing: true })),
    /** What came back of it, and what was collected, in place of the sum to collect. */
    outcome: z.optional(z.pick(Outcome, { reason: true, cameBack: true, damaged: true, collected: true })),
    packed: parcelNotes.packed,
    printed: parcelNotes.printed,
    parcel: z.optional(PackingParcel),
    rider: z.optional(z.omit(WithRider, { settlement: true })),
  },
);
export type PackingOrder = z.infer<typeof PackingOrder>;
PackingOrder.register(openApiRegistry, { id: 'PackingOrder' });

const CONFIRMED =
  'Of what is still in the shop, who may not read orders gets that alone which its buyer has confirmed.';

export const listPacking = endpoint({
  method: 'GET',
  path: '/packing',
  access: 'packing:read',
  headers: ['X-Search'],
  summary: 'List the active orders for packing',
  description: `What waits longest first: since it was placed, with \`confirmed\` since it was confirmed; of a search the newest first. A page of a search, or of those that are packed or not, may be short although another one follows. ${CONFIRMED}`,
  query: z.extend(PagedOrders, {
    /** Only orders that are packed, or that are not. */
    packed: z.optional(z.enum(['true', 'false'], 'must be true or false')),
  }),
  reply: z.array(PackingOrder),
});

export const readPacking = endpoint({
  method: 'GET',
  path: '/packing/orders',
  access: 'packing:read',
  summary: 'Read some orders for packing as they are now',
  description: `Active and closed ones, newest first, with the shelves of their products. Ids that no order has are left out. ${CONFIRMED}`,
  query: readOrders.query,
  reply: z.array(PackingOrder),
});

/** Characters of a scanned code: the address of a tracking page, and more. */
const CODE_MAXIMUM = 200;

export const scanOrder = endpoint({
  method: 'GET',
  path: '/packing/scan',
  access: 'packing:read',
  summary: 'Read the order that a scanned code names',
  description: `The code is what a slip or an invoice has, the order's number or id, or what the courier's label of its parcel has: the invoice, the consignment or the tracking code, as it stands or in capital letters. Closed orders are found, too. ${CONFIRMED}`,
  errorCodes: ['not-found'],
  query: z.object({ code: text(1, CODE_MAXIMUM) }),
  reply: PackingOrder,
});

/** A slip may lie on the bench overnight. */
const DAY_MS = 24 * 60 * 60 * 1000;

const PackedConflict = z.extend(Problem, { packed: z.optional(ByWhom) });
export type PackedConflict = z.infer<typeof PackedConflict>;
PackedConflict.register(openApiRegistry, { id: 'PackedConflict' });

export const setPacked = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/packed',
  access: 'packing:change',
  summary: 'Note that an order is packed, or that it is not',
  description:
    'No status needs it, and no buyer reads it. Packed by the same person again within a minute, nothing changes and the answer is the same: a scanner may read a code twice. An order whose lines are others than `lines` is not packed. The note is gone once the lines of the order change, or it is cancelled or reopened.',
  errorCodes: ['already-packed', 'lines-changed', 'order-sent-out', 'order-cancelled', 'order-closed'],
  conflict: PackedConflict,
  body: z.object({
    packed: z.boolean('must be true or false'),
    /** What is in the parcel, as it was read: an order that has other lines by now is not packed. */
    lines: z.optional(
      z
        .array(z.object({ _id: Id, quantity: Quantity }))
        .check(z.maxLength(CART_LINES_MAXIMUM, `must hold at most ${CART_LINES_MAXIMUM} lines`)),
    ),
    /** How long ago the slip was scanned on the bench, in milliseconds; absent for one that is ticked in the list. */
    measuredMs: z.optional(
      z
        .int('must be a whole number')
        .check(z.minimum(0, 'must be at least 0'), z.maximum(DAY_MS, 'must be at most a day')),
    ),
  }),
  reply: z.object({
    packed: z.optional(PackedNote),
    /** As it is now: what its slip is to say. */
    order: PackingOrder,
    /** How many orders were packed on this day of the shop. */
    packedToday: z.int(),
  }),
});

const PrintedConflict = z.extend(Problem, {
  printed: z.array(z.object({ _id: z.string(), number: z.string(), printed: ByWhom })),
});
export type PrintedConflict = z.infer<typeof PrintedConflict>;
PrintedConflict.register(openApiRegistry, { id: 'PrintedConflict' });

export const markPrinted = endpoint({
  method: 'POST',
  path: '/packing/slips',
  access: 'packing:change',
  summary: 'Note that the slips of some orders are printed',
  description:
    'To be called before they are printed. All or none: where slips were printed before, `printed` names them and nothing is noted, unless `again` says so. Ids that no order has are left out.',
  errorCodes: ['slips-printed'],
  conflict: PrintedConflict,
  body: z.object({
    ids: z
      .array(Id)
      .check(z.minLength(1, 'must hold an id'), z.maxLength(SLIPS_MAXIMUM, `must hold at most ${SLIPS_MAXIMUM} ids`)),
    again: z.optional(z.boolean('must be true or false')),
  }),
  reply: Modified,
});

export const recordReturn = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/returned',
  access: 'packing:change',
  summary: 'Record that a parcel came back whole, as its products are counted',
  description:
    'For a parcel that was sent, also one of which its courier has said that it comes back. It is cancelled as returned, and what came back is counted again in the stock, but for the pieces of it that are `damaged`; where they are not named, that is all of it for the reason `damaged`, else nothing. `cameBack` are the pieces that were found: all of the order, or nothing changes. Nothing is said of money: those who may record payments do that. Recorded again, nothing changes.',
  errorCodes: ['order-not-sent', 'order-closed', 'parcel-incomplete'],
  body: z.object({
    reason: ReturnReason,
    cameBack: CameBack,
    damaged: z.optional(CameBack),
  }),
  reply: Modified,
});

export const countReturned = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/counted',
  access: 'packing:change',
  summary: 'Record what has come back of a delivered order, or what of a returned one is damaged',
  description:
    'Also long after the delivery: the order stays delivered, and the figures of that day stay. `cameBack` and `damaged` are all the pieces until now, so that a repeat, or two people at once, count them once: never fewer than before. What is not damaged is in the stock again. `collected`: what the shop keeps of a payment that is recorded in full, in taka; the rest is then to be refunded, as a payment is. Only who may change orders says that.',
  errorCodes: ['not-delivered', 'order-closed', 'counted-meanwhile', 'out-of-stock'],
  conflict: stockConflict('CountConflict'),
  body: z.object({
    reason: ReturnReason,
    cameBack: CameBack,
    damaged: z.optional(CameBack),
    collected: z.optional(Taka),
  }),
  reply: Modified,
});
