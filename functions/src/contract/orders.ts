import * as z from 'zod/mini';
import { AMOUNT_KINDS, isAmount } from '../domain/amounts.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { LEDGER_KINDS } from '../domain/ledger.ts';
import { ORDER_SUM_MAXIMUM, PAGE_MAXIMUM, TRANSACTION_MAXIMUM } from '../domain/limits.ts';
import { areSeveralNumbers, isMobileNumber, plainMobileNumber } from '../domain/mobile-number.ts';
import { CLOSE_REASONS, RETURN_REASONS } from '../domain/order-outcomes.ts';
import { ORDER_STATUSES, STAFF_STATUSES } from '../domain/order-status.ts';
import { RECIPIENT_NOTICES } from '../domain/recipients.ts';
import { endpoint, Modified } from './endpoint.ts';
import { commaSeparated, commaSeparatedUpTo, hasTwoDecimals, Id, Quantity, Taka, Time, text } from './fields.ts';
import { COUNTED_ORDERS_PATH, orderAliases } from './older-clients.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OrderItem } from './order-items.ts';
import { optionalPaging, paging, searchText, wholeWithoutParameters } from './paging.ts';
import { Courier, parcelNotes, SentWith } from './parcel-notes.ts';
import { Area, Place } from './places.ts';

export const StaffStatus = z.enum(STAFF_STATUSES, `must be one of ${STAFF_STATUSES.join(', ')}`);
export const OrderStatus = z.enum(ORDER_STATUSES);

export const Language = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`);

export const RecipientNotice = z.literal(RECIPIENT_NOTICES, `must be one of ${RECIPIENT_NOTICES.join(', ')}`);

/** Characters of a page of ids, each of at most 40. */
const ORDER_IDS_LENGTH_MAXIMUM = 40 * PAGE_MAXIMUM;

const SomeStatuses = z.pipe(commaSeparated, z.array(z.enum(ORDER_STATUSES, `must be of ${ORDER_STATUSES.join(', ')}`)));

/** Customers do not learn who of the staff it was: only the audit has the name. */
const OrderActor = z.enum(['guest', 'customer', 'shop']);
export type OrderActor = z.infer<typeof OrderActor>;

/**
 * `event`: what happened at `at`, where the status alone does not say. `pieces`: of a partly delivered order, or one of which
 * something came back, the quantity that stayed, of the ordered one. `other`: the number of the order that a split or joined one came from, or went to.
 */
const TimelineEntry = z.object({
  status: OrderStatus,
  at: Time,
  by: OrderActor,
  event: z.optional(
    z.enum([
      'corrected',
      'confirmed',
      'confirmedByBuyer',
      'cancelledByBuyer',
      'notSent',
      'returned',
      'partlyDelivered',
      'cameBackLater',
      'reopened',
      'splitInto',
      'splitFrom',
      'joined',
      'joinedTo',
    ]),
  ),
  pieces: z.optional(z.object({ stayed: z.int(), of: z.int() })),
  other: z.optional(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/**
 * Money received: `sum` in taka. Present, whatever the status, until it is taken back. `less`: by how much it is
 * less than what was to be collected, negative where it is more, absent where they are the same, and while the rest is still
 * to come. `withClosing`: it was
 * recorded by the very call that closed the order, so reopening takes it back, and brings back what was recorded `before`.
 * `beforeClosing`: it was recorded while the order was open, so that what it lacks is still to come.
 */
export const Payment = z.object({
  sum: z.number(),
  at: Time,
  less: z.optional(z.number()),
  withClosing: z.optional(z.boolean()),
  before: z.optional(z.object({ sum: z.number(), at: Time })),
  beforeClosing: z.optional(z.literal(true)),
});

const amountFields = {
  kind: z.enum(AMOUNT_KINDS, `must be one of ${AMOUNT_KINDS.join(', ')}`),
  /** Never negative: the kind says whether it is added or taken off. */
  taka: Taka,
  /** The number of the transaction; only of money that came ahead. */
  transaction: z.optional(text(1, TRANSACTION_MAXIMUM)),
};

/**
 * What stands in an order beside the total. `at`: when it was set. Of money that came ahead, `kept`: the shop keeps it although
 * the order is cancelled; `paidFor`: the sum of the products that it came for, in taka, where the order was split or joined since.
 */
export const Amount = z.object({
  ...amountFields,
  at: Time,
  kept: z.optional(z.literal(true)),
  paidFor: z.optional(z.number()),
});
export type Amount = z.infer<typeof Amount>;
Amount.register(openApiRegistry, { id: 'Amount' });

const SentAmount = z.object(amountFields).check(
  z.refine((amount) => amount.taka > 0 || isAmount(amount, 'mayBeZero'), {
    path: ['taka'],
    message: 'must be more than 0',
  }),
  z.refine((amount) => isAmount(amount, 'received') === (amount.transaction !== undefined), {
    path: ['transaction'],
    message: 'must come with money that was received, and with nothing else',
  }),
);
export type SentAmount = z.infer<typeof SentAmount>;

/** What the staff set of an order's amounts: each kind at most once. */
export const SentAmounts = z.array(SentAmount).check(
  z.maxLength(AMOUNT_KINDS.length, 'must name each kind at most once'),
  z.refine((sent) => new Set(sent.map(({ kind }) => kind)).size === sent.length, 'must name each kind at most once'),
);

const productQuantity = z.object({ _id: z.string(), quantity: Quantity });

export const ReturnReason = z.enum(RETURN_REASONS, `must be one of ${RETURN_REASONS.join(', ')}`);

/** What became of a parcel that came back, whole or in part; `collected` in taka. */
export const Outcome = z.object({
  reason: ReturnReason,
  cameBack: z.array(productQuantity),
  collected: z.number(),
  /** Of what came back, all that cannot be sold again; where nobody has counted it, all of it for the reason `damaged`, else nothing. */
  damaged: z.optional(z.array(productQuantity)),
  /** What of it came back after the order was delivered, and what was collected before, in taka. */
  later: z.optional(z.object({ cameBack: z.array(productQuantity), collected: z.number() })),
});
export type Outcome = z.infer<typeof Outcome>;
Outcome.register(openApiRegistry, { id: 'Outcome' });

/** The number of its invoice, without gaps in the whole shop, and the rate of the VAT when it was issued. */
const IssuedInvoice = z.object({ serial: z.int(), at: Time, vatRate: z.optional(z.number()) });
export type IssuedInvoice = z.infer<typeof IssuedInvoice>;
IssuedInvoice.register(openApiRegistry, { id: 'IssuedInvoice' });

export const Order = z.object({
  _id: z.string(),
  /** Short enough to be said on the telephone: `A-1042`. Unique, with gaps. */
  number: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  photo: z.optional(z.string()),
  mobileNumber: z.string(),
  /** The mobile number as couriers take it; absent where they do not. */
  courierPhone: z.optional(z.string()),
  place: z.optional(Place),
  deliveryAddress: z.optional(z.string()),
  /** The shop's day of the order, as yyyy/mm/dd. */
  date: z.string(),
  createdAt: Time,
  /** In taka: the sum of price times quantity, without amounts and tax. */
  totalPrice: z.number(),
  status: OrderStatus,
  info: z.optional(z.string()),
  orderItems: z.array(OrderItem),
  timeline: z.array(TimelineEntry),
  payment: z.optional(Payment),
  /** What is added to the total, and taken off; at most one of each kind. */
  amounts: z.array(Amount),
  /** In taka, what follows from total and amounts, never below 0; of a parcel that came back, what was collected. */
  toCollect: z.number(),
  /** When the buyer confirmed it on the telephone; only while that holds. */
  confirmedAt: z.optional(Time),
  /** In which the buyer ordered. */
  language: z.optional(Language),
  /** Which text has told the buyer who gets the data, and when. */
  recipientNotice: z.optional(z.object({ version: RecipientNotice, at: Time })),
  /** Why it was closed, where that is known. */
  closedFor: z.optional(z.enum(CLOSE_REASONS)),
  /** What came back, why, and what was collected, which then replaces the sum to collect. */
  outcome: z.optional(Outcome),
  /** What is public of its parcel, once it has left the shop with a courier. */
  sentWith: z.optional(SentWith),
  /** Once an invoice was issued for it. */
  invoice: z.optional(IssuedInvoice),
  /** Ids of its products that the buyer has reviewed. */
  reviewed: z.optional(z.array(z.string())),
  ...orderAliases,
});
export type Order = z.infer<typeof Order>;
Order.register(openApiRegistry, { id: 'Order' });

const TypedMobileNumber = z
  .string('must be a mobile number')
  .check(
    z.maxLength(100, 'must have at most 100 characters'),
    z.refine((typed) => !areSeveralNumbers(typed), { message: 'must be one mobile number', abort: true }),
  )
  .register(openApiRegistry, { examples: ['01712345678'] });

const WRONG_MOBILE_NUMBER = 'must have 11, 13 or 14 characters';

export const MobileNumber = z
  .pipe(TypedMobileNumber, z.transform(plainMobileNumber))
  .check(z.refine(isMobileNumber, WRONG_MOBILE_NUMBER));

/** The same where it may be missing: empty and null count as absent. */
export const OptionalMobileNumber = z.optional(
  z
    .pipe(
      z.nullable(TypedMobileNumber),
      z.transform((typed: string | null) => plainMobileNumber(typed ?? '') || undefined),
    )
    .check(z.refine((plain) => plain === undefined || isMobileNumber(plain), WRONG_MOBILE_NUMBER)),
);

/** Whether the desk took it for a fake; only on request, and only for staff. */
export const isFake = z.optional(z.boolean());

const orderFilters = {
  /** Only orders of this status, or of these. */
  status: z.optional(SomeStatuses),
  /** Orders without a place are in none. */
  area: z.optional(Area),
  /** Only orders whose buyers have confirmed them on the telephone, the last confirmed first. */
  confirmed: z.optional(z.literal('true', 'must be true')),
  /** A prefix of the order's id, number, mobile number, or any word of the buyer's or products' names, of its place or address; or the mobile number's last four digits or more. */
  q: searchText,
};

/** Of a list of orders that comes in pages. */
export const PagedOrders = z.object({ ...paging, ...orderFilters });

export const listActiveOrders = endpoint({
  method: 'GET',
  path: '/allOrders',
  access: 'orders:read',
  headers: ['X-Search'],
  summary: 'List the active orders of the shop',
  description:
    'Newest first; with `confirmed`, and without a search, the last confirmed first. A page of a search may be short although another one follows.',
  query: wholeWithoutParameters({ ...optionalPaging, ...orderFilters }),
  reply: z.array(Order),
});

export const countActiveOrders = endpoint({ ...listActiveOrders, path: COUNTED_ORDERS_PATH, deprecated: true });

export const listOrderHistory = endpoint({
  ...listActiveOrders,
  path: '/orderHistory',
  summary: 'List the delivered and cancelled orders of the shop',
  description:
    'Newest first; with `unpaid`, and without a search, the first delivered first. `with=isFake` also tells which of the cancelled ones were taken for fakes, which no buyer reads: it costs a read for each that has no other reason.',
  query: wholeWithoutParameters({
    ...optionalPaging,
    ...orderFilters,
    with: z.optional(z.enum(['isFake'], 'must be isFake')),
    /** Only those of which money is still to come. */
    unpaid: z.optional(z.enum(['true'], 'must be true')),
  }),
  reply: z.array(z.extend(Order, { isFake })),
});

export const readOrders = endpoint({
  method: 'GET',
  path: '/orders/admin',
  access: 'orders:read',
  summary: 'Read some orders as they are now',
  description: 'Active and closed ones, newest first. Ids that no order has are left out.',
  query: z.object({
    /** At most 100, separated by commas. */
    ids: z.pipe(
      commaSeparatedUpTo(ORDER_IDS_LENGTH_MAXIMUM),
      z.array(Id).check(z.maxLength(PAGE_MAXIMUM, `must hold at most ${PAGE_MAXIMUM} ids`)),
    ),
  }),
  reply: z.array(Order),
});

/**
 * In taka, what came for an order at that time, negative where it went back or was corrected; or what it has cost. By whose
 * e-mail.
 */
export const LedgerEntry = z.object({
  kind: z.enum(LEDGER_KINDS),
  taka: z.number(),
  at: Time,
  by: z.string(),
  /** Whether it came from another order of the buyer, or went to one. */
  isMoved: z.optional(z.boolean()),
  /** The rider who brought it, and the settlement by which it was handed over. */
  rider: z.optional(z.string()),
  settlement: z.optional(z.string()),
  /** The courier who has paid it out, or kept it, and the payout. */
  courier: z.optional(Courier),
  payout: z.optional(z.string()),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;
LedgerEntry.register(openApiRegistry, { id: 'LedgerEntry' });

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/admin/:id',
  access: 'orders:read',
  summary: 'Read one order, with who changed it',
  description: 'With the e-mail of the member of staff who made each change, which the order itself does not hold.',
  reply: z.extend(Order, {
    /** `at` is the time of the changed timeline entry or payment. */
    changes: z.array(z.object({ at: Time, by: z.string() })),
    /** Since when it is put aside, because its buyer has not answered. */
    asideSince: z.optional(Time),
    /** The notes of its desk, which only the staff read, oldest first. */
    notes: z.array(z.object({ at: Time, by: z.string(), text: z.string() })),
    /** What came for it and what went back, oldest first. */
    entries: z.array(LedgerEntry),
    ...parcelNotes,
  }),
});
export type OrderWithChanges = z.infer<typeof readOrder.reply>;

/** What came, in taka; absent, what was to be collected. */
const receivedSum = z.optional(Taka.check(z.positive('must be more than 0')));

const SeenSum = z
  .number('must be a number')
  .check(
    z.minimum(0, 'must not be negative'),
    z.maximum(ORDER_SUM_MAXIMUM, 'must be at most what an order can cost'),
    hasTwoDecimals(),
  );

/** What was to be collected as the caller has seen it, in taka: another sum now is a 409. */
export const seenToCollect = z.optional(SeenSum);

/** Corrects a recorded payment, or adds the rest to it: its sum, as the caller has seen it. */
const sumSeen = z.optional(SeenSum);

/** Of an open order of which a courier has the parcel: somebody has changed the sum to collect in the courier's panel, too. */
export const inPanel = z.optional(z.literal(true, 'must be true'));

/** Absent or empty, the status alone is set. */
const StatusPayment = z
  .object({
    received: z.optional(z.literal(true, 'must be true')),
    toCollect: seenToCollect,
    sum: receivedSum,
    sumSeen,
  })
  .check(
    z.refine(({ received, toCollect }) => received === undefined || toCollect !== undefined, {
      path: ['toCollect'],
      message: 'must be given with received',
    }),
    z.refine(({ received, toCollect, sum }) => received !== undefined || (toCollect ?? sum) === undefined, {
      path: ['received'],
      message: 'must be given with a sum',
    }),
  );

export const setOrderStatus = endpoint({
  method: 'PATCH',
  path: '/orders/admin/:id',
  access: 'orders:send',
  summary: 'Set the status of an order',
  description:
    'Delivered and Cancel move the order to history at once. The status is independent of the payment: only with a body is that recorded too, both or neither.',
  errorCodes: ['order-closed', 'order-cancelled', 'order-booked', 'payment-recorded', 'sum-changed', 'beyond-worth'],
  query: z.object({ status: StaffStatus }),
  body: z.optional(StatusPayment),
  reply: Modified,
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/invoice',
  access: 'orders:change',
  summary: 'Give an order the number of its invoice',
  description:
    'The numbers have no gaps. An order keeps the number that it got first, with its time and the rate of the VAT of then.',
  errorCodes: ['order-cancelled'],
  reply: IssuedInvoice,
});

export const setOrderPayment = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/payment',
  access: 'payments:change',
  summary: 'Record that an order was paid, correct the sum, or take that back',
  description:
    "Payment moves a waiting order to 'Payment successful'; taking it back restores the status before. An order that has moved on, or is closed, keeps its status. Of a cancelled order the advance is given back too, unless the shop keeps it. With `keptAhead`, of a cancelled order or a delivered one of which something came back, as much of the advance as that leaves is given back, and nothing else changes. While a courier has the parcel of an open order, its sum to collect changes only with `inPanel`: the parcel has that sum then.",
  errorCodes: ['order-cancelled', 'order-booked', 'payment-recorded', 'sum-changed', 'beyond-worth', 'not-delivered'],
  body: z.object({
    received: z.boolean('must be true or false'),
    toCollect: seenToCollect,
    sum: receivedSum,
    sumSeen,
    /** Of the money that came ahead, what the shop keeps once the rest went back; with it, what came as the caller has seen it. */
    keptAhead: z.optional(Taka),
    aheadSeen: z.optional(Taka),
    inPanel,
  }),
  reply: Modified,
});
