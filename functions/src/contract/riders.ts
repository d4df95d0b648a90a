import * as z from 'zod/mini';
import { NAME_MAXIMUM, NOTES_MAXIMUM, ORDER_SUM_MAXIMUM } from '../domain/limits.ts';
import { isSameRider, RIDERS_MAXIMUM, SHEET_MAXIMUM } from '../domain/riders.ts';
import { endpoint, Modified, Problem } from './endpoint.ts';
import { Day, hasTwoDecimals, Id, optionalText, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OptionalMobileNumber } from './orders.ts';
import { PackingOrder } from './packing.ts';
import { paging } from './paging.ts';

const RiderName = text(1, NAME_MAXIMUM).register(openApiRegistry, { examples: ['Karim'] });

export const RiderSettings = z.object({
  people: z.array(z.object({ name: RiderName, mobileNumber: OptionalMobileNumber })).check(
    z.maxLength(RIDERS_MAXIMUM, `must hold at most ${RIDERS_MAXIMUM} riders`),
    z.refine(
      (people) => people.every(({ name }, place) => people.findIndex((one) => isSameRider(one.name, name)) === place),
      'must not hold a name twice',
    ),
  ),
});

const CashSum = z
  .number('must be a number')
  .check(
    z.minimum(0, 'must not be negative'),
    z.maximum(ORDER_SUM_MAXIMUM, `must be at most ${ORDER_SUM_MAXIMUM}`),
    hasTwoDecimals(),
  );

/** What a rider handed over of a day, and for which orders. All sums in taka. */
export const RiderSettlement = z.object({
  _id: z.string(),
  rider: z.string(),
  /** The shop's day on which the orders were brought to an end. */
  day: z.string(),
  at: Time,
  by: z.string(),
  /** Of the account that settled it, where it has one. */
  name: z.optional(z.string()),
  orders: z.array(z.object({ _id: z.string(), number: z.string(), taka: z.number() })),
  /** The sum of those orders, which were recorded as received. */
  expected: z.number(),
  handedOver: z.number(),
  /** What was handed over less than expected; negative where it was more. */
  missing: z.number(),
  note: z.optional(z.string()),
  /** Present while something is missing, or too much, and nobody has closed it with a reason. */
  isOpen: z.optional(z.literal(true)),
  closed: z.optional(z.object({ at: Time, by: z.string(), name: z.optional(z.string()), reason: z.string() })),
});
export type RiderSettlement = z.infer<typeof RiderSettlement>;
RiderSettlement.register(openApiRegistry, { id: 'RiderSettlement' });

export const giveToRider = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/rider',
  access: 'orders:send',
  summary: 'Give an order to one of the shop’s own riders',
  description:
    "It becomes 'Out for Delivery', with all that follows from that. An order that is out already changes its rider; with the same one again nothing changes. `undo-sent` takes it back. Who may only hand over gives confirmed orders alone.",
  errorCodes: ['order-closed', 'order-booked', 'no-such-rider'],
  body: z.object({ rider: RiderName }),
  reply: Modified,
});

export const keepForAnotherDay = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/another-day',
  access: 'orders:change',
  summary: 'Note that a rider could not deliver an order, and tries again another day',
  description: 'The order stays out for delivery, with the same rider.',
  errorCodes: ['not-with-rider'],
  reply: Modified,
});

export const listRiders = endpoint({
  method: 'GET',
  path: '/riders',
  access: 'orders:send',
  summary: 'List the shop’s own riders, with what they have out',
  reply: z.array(
    z.object({
      name: z.string(),
      mobileNumber: z.optional(z.string()),
      /** Orders that the rider has out now. */
      out: z.int(),
      /** The earliest day of the shop whose money is not handed over yet; absent where nothing waits. */
      unsettledSince: z.optional(z.string()),
    }),
  ),
});

export const readRiderSheet = endpoint({
  method: 'GET',
  path: '/riders/sheet',
  access: 'orders:send',
  summary: 'Read what a rider has out, or brought to an end on a day',
  description: `What is out belongs to today's sheet. What is settled is named by \`settlements\`, only for callers who may record payments. Of each kind, at most ${SHEET_MAXIMUM} orders are answered; \`isMore\` says that there are others.`,
  query: z.object({ rider: RiderName, day: Day }),
  reply: z.object({
    rider: z.string(),
    day: z.string(),
    /** Those that are out; then those that are closed and not settled. The first given, or closed, first. */
    orders: z.array(PackingOrder),
    isMore: z.boolean(),
    settlements: z.optional(z.array(RiderSettlement)),
  }),
});

const SettledConflict = z.extend(Problem, { settlement: z.optional(RiderSettlement) });
export type SettledConflict = z.infer<typeof SettledConflict>;
SettledConflict.register(openApiRegistry, { id: 'SettledConflict' });

export const settleRider = endpoint({
  method: 'POST',
  path: '/riders/settlements',
  access: 'payments:change',
  summary: 'Record what a rider has handed over for the orders of a day',
  description: `All orders that the rider brought to an end on that day and that are not settled, at most ${SHEET_MAXIMUM}, each with what it brings as the caller has seen it; where one is another now, nothing is recorded. What is still to come of each becomes received, in one transaction. What is missing, or too much, stays open. Settled by somebody else meanwhile, \`settlement\` is what they recorded; the same once more by the same person changes nothing.`,
  errorCodes: ['sheet-settled', 'sheet-changed'],
  conflict: SettledConflict,
  body: z.object({
    rider: RiderName,
    day: Day,
    orders: z.array(z.object({ _id: Id, taka: CashSum })).check(
      z.minLength(1, 'must hold an order'),
      z.maxLength(SHEET_MAXIMUM, `must hold at most ${SHEET_MAXIMUM} orders`),
      z.refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'must not hold an order twice'),
    ),
    handedOver: CashSum,
    note: optionalText(NOTES_MAXIMUM),
  }),
  reply: RiderSettlement,
});

export const listRiderDifferences = endpoint({
  method: 'GET',
  path: '/riders/differences',
  access: 'payments:change',
  summary: 'List the settlements of which something is missing, or too much',
  description: 'Those that nobody has closed yet, oldest first.',
  query: z.object(paging),
  reply: z.array(RiderSettlement),
});

const ClosedConflict = z.extend(Problem, { settlement: RiderSettlement });
ClosedConflict.register(openApiRegistry, { id: 'ClosedConflict' });

export const closeRiderDifference = endpoint({
  method: 'POST',
  path: '/riders/settlements/:id/close',
  access: 'payments:change',
  summary: 'Close the difference of a settlement with a reason',
  description: 'The sums stay as they are. The same reason of the same person once more changes nothing.',
  errorCodes: ['difference-closed'],
  conflict: ClosedConflict,
  body: z.object({ reason: text(1, NOTES_MAXIMUM) }),
  reply: RiderSettlement,
});
