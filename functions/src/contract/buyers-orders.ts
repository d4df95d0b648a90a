import * as z from 'zod/mini';
import { inCheckoutFields } from '../domain/checkout.ts';
import { ADDRESS_MAXIMUM, CART_LINES_MAXIMUM, NOTES_MAXIMUM } from '../domain/limits.ts';
import { endpoint, Inserted, Modified, Problem, type Schema } from './endpoint.ts';
import { Id, OptionalPersonName, OwnEmail, optionalText, Quantity } from './fields.ts';
import { SentOrderProduct } from './older-clients.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OrderItem } from './order-items.ts';
import { Language, MobileNumber, Order, RecipientNotice } from './orders.ts';
import { SentPlace } from './places.ts';

// What buyers do with their orders: place, list, follow and cancel them.

export const WRONG_KEY = 'must have 8 to 200 visible ASCII characters';

/** What a client makes up for one checkout. */
export const IdempotencyKey = z
  .string('must be a text')
  .check(z.maxLength(200, WRONG_KEY), z.regex(/^[\x21-\x7e]{8,}$/, WRONG_KEY));

// Any value that a client sends is accepted and ignored.
const decidedByServer = z.optional(z.unknown());

const clientItem = z.object({ _id: Id, price: decidedByServer, quantity: z._default(Quantity, 1) });

function clientLines<Line extends Schema>(line: Line) {
  const lines = z.array(line).check(z.maxLength(CART_LINES_MAXIMUM, `must hold at most ${CART_LINES_MAXIMUM} lines`));
  return z.optional(z.nullable(lines));
}

/** Of which products there is less than wanted, and whether nothing is left. */
export const Shortages = z.optional(z.array(z.object({ _id: z.string(), isSoldOut: z.boolean() })));

/** The 409 of what takes products from the stock again: with `short` where they are sold meanwhile. `id`: in the API's description. */
export function stockConflict(id: string) {
  const conflict = z.extend(Problem, { short: Shortages });
  conflict.register(openApiRegistry, { id });
  return conflict;
}

/** The 409 of `placeOrder`: prices or products have changed, or the key was used before. */
export const OrderConflict = z.extend(Problem, {
  code: z.enum(['price-changed', 'products-gone', 'out-of-stock', 'key-used-for-another-order']),
  /** The lines at current prices, without deleted products. */
  lines: z.optional(z.array(OrderItem)),
  /** Their total in taka. */
  totalPrice: z.optional(z.number()),
  /** In taka, the amounts of such an order: 0 where a delivery is free, absent where the shop decides it later. */
  ...inCheckoutFields(z.optional(z.number())),
  /** Ids of ordered products that were deleted. */
  missing: z.optional(z.array(z.string())),
  short: Shortages,
  /** The order first placed with this `Idempotency-Key`, if it is the caller's; guests share one key space. */
  insertedId: z.optional(z.string()),
  /** Its short number, for the same. */
  number: z.optional(z.string()),
});
export type OrderConflict = z.infer<typeof OrderConflict>;
OrderConflict.register(openApiRegistry, { id: 'OrderConflict' });

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  access: 'orders:place',
  summary: 'Place an order',
  description:
    'The server sets prices, delivery charge, date and status; `totalPrice` and `deliveryCharge` are only compared with the current ones. A repeated call with the same `Idempotency-Key` gets the first answer, and no second order; keys are bound to the caller, those of a checkout that was `begunAsGuest` to nobody.',
  headers: ['Idempotency-Key'],
  errorCodes: ['price-changed', 'products-gone', 'out-of-stock', 'key-used-for-another-order', 'too-many'],
  conflict: OrderConflict,
  body: z.object({
    email: decidedByServer,
    name: OptionalPersonName,
    photo: optionalText(2_000),
    mobileNumber: MobileNumber,
    place: SentPlace,
    deliveryAddress: optionalText(ADDRESS_MAXIMUM),
    info: optionalText(NOTES_MAXIMUM),
    /** In which the shop is to write to the buyer. */
    language: z.optional(Language),
    /** Which text of the order form has told the buyer who gets these data; the order keeps it. */
    recipientNotice: z.optional(RecipientNotice),
    /** Whether the same key was tried before its buyer signed in: that try may still arrive. */
    begunAsGuest: z.optional(z.boolean('must be true or false')),
    totalPrice: z.optional(z.number('must be a number')),
    /** The amounts that the buyer was told, in taka. */
    ...inCheckoutFields(z.optional(z.number('must be a number'))),
    orderItems: clientLines(clientItem).register(openApiRegistry, {
      examples: [[{ _id: 'dhoya-smoked-glass-pendant', quantity: 1 }]],
    }),
    orderProducts: clientLines(SentOrderProduct),
  }),
  reply: z.extend(Inserted, {
    /** The order's `number`. */
    number: z.string(),
  }),
});

const ownOrders = { query: z.object({ email: OwnEmail }), reply: z.array(Order) };

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/orders',
  access: 'user',
  summary: "List the caller's active orders",
  ...ownOrders,
});

/** What becomes of an order, without name and address. */
export const FollowedOrder = z.pick(Order, {
  _id: true,
  number: true,
  status: true,
  date: true,
  timeline: true,
  orderItems: true,
  orderProducts: true,
  totalPrice: true,
  payment: true,
  amounts: true,
  toCollect: true,
  closedFor: true,
  outcome: true,
  sentWith: true,
  reviewed: true,
});

export const readLastOrder = endpoint({
  method: 'GET',
  path: '/orders/last',
  access: 'own-orders:manage',
  summary: "Read to whom and where the caller's last order went",
  description:
    'What a form proposes for the next order. With the `key` of an order whose answer was lost also that order, as `placed`, if it was placed.',
  query: z.object({ key: z.optional(IdempotencyKey) }),
  reply: z.object({
    last: z.optional(z.pick(Order, { name: true, mobileNumber: true, place: true, deliveryAddress: true })),
    placed: z.optional(FollowedOrder),
  }),
});

export const listOwnHistory = endpoint({
  method: 'GET',
  path: '/orders/userOrderHistory',
  access: 'user',
  summary: "List the caller's closed orders",
  ...ownOrders,
});

export const cancelOwnOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  access: 'own-orders:manage',
  summary: "Cancel one of the caller's own orders",
  description: 'Possible until the shop has confirmed it. An order that is cancelled already stays so.',
  errorCodes: ['order-confirmed', 'order-closed', 'order-booked'],
  reply: Modified,
});

export const trackOrder = endpoint({
  method: 'POST',
  path: '/orders/track',
  access: 'anyone',
  summary: 'Follow an order by its id, number or key, and its mobile number',
  description:
    "The reply has neither name nor address. `id` is id or number: `A-1042` is read with any dash or none, also behind a #; `1042` alone is the newest order of the mobile number whose number ends so. `key`, in place of it, is the `Idempotency-Key` of a guest's order whose answer was lost; after a 404 it can be sent again with the same key.",
  errorCodes: ['not-found', 'too-many'],
  body: z
    .object({
      id: z.optional(Id).register(openApiRegistry, { examples: ['A-1042'] }),
      key: z.optional(IdempotencyKey),
      mobileNumber: MobileNumber,
    })
    .check(
      z.refine(({ id, key }) => (id === undefined) !== (key === undefined), {
        path: ['id'],
        message: 'must come, or a key in place of it',
      }),
    ),
  reply: FollowedOrder,
});
