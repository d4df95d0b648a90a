import * as z from 'zod/mini';
import { ADDRESS_MAXIMUM, CART_LINES_MAXIMUM, NOTES_MAXIMUM, QUANTITY_MAXIMUM } from '../domain/limits.ts';
import { OrderConflict } from './buyers-orders.ts';
import { Desk, DeskState, holder } from './desk-documents.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { Day, Id, OptionalPersonName, optionalText, Taka, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { inPanel, MobileNumber, Order, readOrders, SentAmounts } from './orders.ts';
import { paging } from './paging.ts';
import { SentPlace } from './places.ts';

/** What became of the other orders of a mobile number in this shop, without those taken for fakes. */
export const MobileNumberHistory = z.object({
  ordered: z.int(),
  delivered: z.int(),
  /** Refused, or sent back. */
  refused: z.int(),
  /** The last of them. */
  lastAt: z.optional(Time),
  /** Whether there are older ones, which are not counted. */
  isMore: z.boolean(),
  /** Those that are still in the shop, the newest first. */
  open: z.array(z.object({ _id: z.string(), number: z.string() })),
});
export type MobileNumberHistory = z.infer<typeof MobileNumberHistory>;
MobileNumberHistory.register(openApiRegistry, { id: 'NumberHistory' });

/** An order with what only the shop knows of it. */
export const DeskOrder = z.object({
  _id: z.string(),
  order: Order,
  desk: Desk,
  /** Absent for a number that no courier takes: the history goes by the numbers that they take. */
  history: z.optional(MobileNumberHistory),
});
export type DeskOrder = z.infer<typeof DeskOrder>;
DeskOrder.register(openApiRegistry, { id: 'DeskOrder' });

/** The revision of the desk that the caller has seen; without it every change is allowed. */
export const seen = { revision: z.optional(z.int('must be a whole number')) };

/** `revision`: that of the desk after the change. */
export const Revised = z.extend(Modified, { revision: z.int() });

/** The lists of orders to call about. */
const CALL_LISTS = ['now', 'later', 'aside'] as const;

export const listCalls = endpoint({
  method: 'GET',
  path: '/desk/calls',
  access: 'desk:work',
  summary: 'List the orders whose buyers are to be called',
  description:
    'Those that are due, the one that waits longest first; with `when=later` those whose time comes, the next first; with `when=aside` those that the shop calls no more, because their buyers have not answered, the one that was put aside first.',
  query: z.object({ ...paging, when: z.optional(z.enum(CALL_LISTS, `must be one of ${CALL_LISTS.join(', ')}`)) }),
  reply: z.array(DeskOrder),
});

export const readDeskOrders = endpoint({
  method: 'GET',
  path: '/desk/orders',
  access: 'desk:work',
  summary: 'Read some orders at the desk as they are now',
  description:
    'With their calls, notes and old versions, also those that nobody is to be called for. Ids that no order has are left out.',
  query: readOrders.query,
  reply: z.array(DeskOrder),
});

export const readNumber = endpoint({
  method: 'POST',
  path: '/desk/number',
  access: 'desk:work',
  summary: 'Read what became of the orders of a mobile number, and where the last one went',
  description: 'In a body, so that no log of addresses has the number.',
  body: z.object({ mobileNumber: MobileNumber }),
  reply: z.object({
    /** Absent for a number that no courier takes. */
    history: z.optional(MobileNumberHistory),
    /** Name, address and language of its last order that was delivered, or confirmed by telephone. */
    last: z.optional(z.pick(Order, { name: true, place: true, deliveryAddress: true, language: true })),
  }),
});

export const readDeskOrder = endpoint({
  method: 'GET',
  path: '/desk/:id',
  access: 'desk:work',
  summary: 'Read one order with its calls, notes and old versions',
  reply: DeskOrder,
});

const CallConflict = z.extend(Problem, { holder });
CallConflict.register(openApiRegistry, { id: 'CallConflict' });

export const recordCall = endpoint({
  method: 'POST',
  path: '/desk/:id/calls',
  access: 'desk:work',
  summary: 'Record what came of calling the buyer of an order',
  description:
    'A buyer who does not answer is to be called again after half an hour, then after two hours, then in the next morning, until the settings of the shop put the order aside, which `asideSince` tells, or cancel it, which `closedFor` tells. `hold` wants a day in `until`, and comes back at nine in its morning. `refused`, `wrongNumber` and `fake` cancel the order. `toCall` sets an order back. `confirmed` may set the delivery charge with it. Who works on an order gives it back with it; while somebody else does, nothing is recorded.',
  errorCodes: ['called-meanwhile', 'claimed', 'order-sent-out', 'order-closed', 'order-booked', 'order-paid'],
  conflict: CallConflict,
  body: z.object({
    ...seen,
    outcome: DeskState,
    /** A day of the shop, from tomorrow on. */
    until: z.optional(Day),
    note: optionalText(NOTES_MAXIMUM),
    /** With `confirmed`: what the buyer was told on the telephone, in taka. */
    deliveryCharge: z.optional(Taka),
  }),
  reply: z.extend(Revised, { closedFor: Order.shape.closedFor, asideSince: Desk.shape.asideSince }),
});

export const addDeskNote = endpoint({
  method: 'POST',
  path: '/desk/:id/notes',
  access: 'desk:work',
  summary: 'Add a note to an order that only the staff read',
  body: z.object({ text: text(1, NOTES_MAXIMUM) }),
  reply: Revised,
});

/** A line of the order, or a product to add to it. */
const correctedLine = z.object({
  _id: Id,
  /** 0 drops the line. */
  quantity: z
    .int('must be a whole number')
    .check(z.minimum(0, 'must be at least 0'), z.maximum(QUANTITY_MAXIMUM, `must be at most ${QUANTITY_MAXIMUM}`)),
});

/**
 * The 409 of a correction: with `short` where there is less than the buyer wants now, `missing` where added products are
 * gone, and `lines` and `totalPrice` as they would be where their prices have changed.
 */
const CorrectionConflict = z.extend(
  Problem,
  z.pick(OrderConflict, { short: true, missing: true, lines: true, totalPrice: true }).shape,
);
CorrectionConflict.register(openApiRegistry, { id: 'CorrectionConflict' });

export const correctOrder = endpoint({
  method: 'PATCH',
  path: '/orders/admin/:id/corrections',
  access: 'orders:correct',
  summary: 'Correct an order as its buyer asks on the telephone',
  description:
    'Absent and empty fields stay as they are, and so do the prices and the lines that are not named; a quantity of 0 drops a line, and a product that the order does not have is added at its price of now. The total is summed up anew, and the old version is kept. The delivery charge stays. Possible until the order is out for delivery.',
  errorCodes: [
    'called-meanwhile',
    'order-sent-out',
    'order-closed',
    'order-booked',
    'order-paid',
    'no-line-left',
    'out-of-stock',
    'price-changed',
    'products-gone',
  ],
  conflict: CorrectionConflict,
  body: z.object({
    ...seen,
    name: OptionalPersonName,
    mobileNumber: z.optional(MobileNumber),
    deliveryAddress: optionalText(ADDRESS_MAXIMUM),
    place: SentPlace,
    lines: z.optional(
      z
        .array(correctedLine)
        .check(z.maxLength(CART_LINES_MAXIMUM, `must hold at most ${CART_LINES_MAXIMUM} lines`))
        .register(openApiRegistry, { examples: [[{ _id: 'dhoya-smoked-glass-pendant', quantity: 1 }]] }),
    ),
    /** With `lines`: the total that the buyer was told, in taka. */
    totalPrice: z.optional(z.number('must be a number')),
  }),
  reply: Revised,
});

export const setOrderAmounts = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/amounts',
  access: 'orders:correct',
  summary: 'Set the amounts of an order, such as its delivery charge',
  description:
    'All at once that the caller may set: what is missing is removed. A delivery of 0 is free; without one the charge is not decided. What is to be collected follows from them, and is never below 0. While a courier has the parcel, that changes only with `inPanel`: the parcel has that sum then.',
  errorCodes: ['called-meanwhile', 'order-closed', 'order-booked', 'order-paid', 'beyond-worth'],
  body: z.object({ ...seen, amounts: SentAmounts, inPanel }),
  reply: Revised,
});
