import * as z from 'zod/mini';
import { RANGE_DAYS_MAXIMUM } from '../domain/day-ranges.ts';
import { LISTED_FIGURES } from '../domain/figures.ts';
import { STAFF_ROLES } from '../domain/roles.ts';
import { WORK_FIGURES } from '../domain/work.ts';
import { endpoint } from './endpoint.ts';
import { Day, StoredPictureAddress, Time } from './fields.ts';
import { isFake, LedgerEntry, Order } from './orders.ts';
import { paging } from './paging.ts';
import { Courier } from './parcel-notes.ts';
import { Zone } from './places.ts';
import { translatedNames } from './translations.ts';

/** A day of the shop, as yyyy/mm/dd: its orders and their `revenue` in taka, both without cancelled ones. */
export const SalesDay = z.object({ date: z.string(), orders: z.number(), revenue: z.number() });
export type SalesDay = z.infer<typeof SalesDay>;

/** A product and the quantity of it that was delivered. */
export const BestSeller = z.object({
  _id: z.string(),
  name: z.string(),
  ...translatedNames,
  img: StoredPictureAddress,
  quantity: z.number(),
});

/** `sum` in taka, of so many orders, or entries of the ledger. */
const Figure = z.object({ orders: z.number(), sum: z.number() });

/** The counters of the dashboard's home and those of the menu, by count queries, without reading the documents. */
export const getStats = endpoint({
  method: 'GET',
  path: '/stats',
  access: 'stats:read',
  summary: 'Count members, products, orders, and the work that waits',
  reply: z.object({
    members: z.number(),
    items: z.number(),
    /** Active orders. */
    pending: z.number(),
    /** Orders whose buyers are to be called now. */
    toCall: z.number(),
    /** Orders that are put aside, because their buyers have not answered. */
    aside: z.number(),
    /** Orders with the shop that their buyers have confirmed, not packed yet. */
    toPack: z.number(),
    /** Packed ones that are still there. */
    toHandOver: z.number(),
    /** Parcels that could not be delivered, about which somebody is to do something. */
    toRescue: z.number(),
    /** Parcels of which somebody is to find out what is true. */
    inDoubt: z.number(),
    /** Orders on their way to their buyers. */
    out: z.number(),
    /** Delivered and cancelled orders. */
    closed: z.number(),
    /** Reviews that wait to be shown or hidden; only for callers who may decide that. */
    waitingReviews: z.optional(z.number()),
    /** What is still to come of delivered orders and returned parcels; only for callers who may read the revenue. */
    toCollect: z.optional(Figure),
  }),
});

export const getSales = endpoint({
  method: 'GET',
  path: '/stats/sales',
  access: 'revenue:read',
  summary: 'Tell the sales of the last 30 days',
  description: 'With today, oldest first, and the five products with the greatest quantities delivered in them.',
  reply: z.object({
    days: z.array(SalesDay),
    bestSellers: z.array(BestSeller),
  }),
});

/** Active orders of an area; `total` is the sum of their totals in taka. */
const AreaTotal = z.object({ orders: z.number(), total: z.number() });

export const getAreas = endpoint({
  method: 'GET',
  path: '/stats/areas',
  access: 'revenue:read',
  summary: 'Tell where the active orders go',
  description:
    'Sums of each zone and district, which cost 67 reads, and more only where an area has over a thousand active orders.',
  reply: z.object({
    zones: z.array(z.extend(AreaTotal, { zone: Zone })),
    /** Those with orders, the one with the most orders first. */
    districts: z.array(z.extend(AreaTotal, { district: z.string() })),
    /** Orders whose place is not known. */
    unknown: AreaTotal,
  }),
});

/** Days of the shop, both in the range, which is at most 366 of them. An absent one is today. */
const range = { from: z.optional(Day), to: z.optional(Day) };

export const getRevenue = endpoint({
  method: 'GET',
  path: '/stats/revenue',
  access: 'revenue:read',
  summary: 'Tell what was ordered, confirmed, delivered and received in a range of days',
  description: `The sums of orders are of their \`totalPrice\`: the products alone, without amounts such as delivery charge and discount. They follow the orders as they are now. Those of money are what came and went in the range: they never change later, and a correction counts on the day it is made. A range has at most ${RANGE_DAYS_MAXIMUM} days.`,
  query: z.object(range),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** Made in the range, whatever became of them. */
    ordered: Figure,
    /** Those of them that are cancelled now. */
    cancelled: Figure,
    /** Confirmed by their buyers on the telephone in the range, and not cancelled since. */
    confirmed: Figure,
    /** Delivered in the range; of a part of a parcel that part alone. */
    delivered: Figure,
    /** Delivered in the range, or come back with something collected, and not paid yet: what is to come. */
    unpaid: Figure,
    /** Payments that came in the range; what a correction adds counts as one more. */
    payments: Figure,
    /** The same of money that came ahead of a payment. */
    advances: Figure,
    /** What went back in the range, or was corrected downwards; its sum is not above 0. */
    refunds: Figure,
    /** All three together, in taka. */
    received: z.number(),
    /** By how much those payments are less than what was to be collected, in taka; negative where they are more. */
    less: z.number(),
  }),
});

const workCounts = Object.fromEntries(WORK_FIGURES.map((figure) => [figure, z.int()])) as Record<
  (typeof WORK_FIGURES)[number],
  z.ZodMiniInt
>; // of all its keys

export const getWork = endpoint({
  method: 'GET',
  path: '/stats/people',
  access: 'own-work:read',
  summary: 'Tell what each of the staff has done in a range of days',
  description: `Administrators read everybody's figures, everybody else their own alone. What is taken back, such as a call, counts on the day on which that is done. Costs a read for each of the staff, and one for each day on which somebody worked. A range has at most ${RANGE_DAYS_MAXIMUM} days.`,
  query: z.object(range),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** The staff, who has most calls and parcels first, and who has left since but worked in the range. */
    people: z.array(
      z.object({
        /** Their e-mail. */
        by: z.string(),
        name: z.optional(z.string()),
        /** Absent for who works here no more. */
        role: z.optional(z.enum(STAFF_ROLES)),
        ...workCounts,
        /** The median of the parcels that were packed on a bench; absent where there are none. */
        secondsAParcel: z.optional(z.int()),
      }),
    ),
  }),
});

export const getRescue = endpoint({
  method: 'GET',
  path: '/stats/rescue',
  access: 'stats:read',
  summary: 'Tell how many failed deliveries of a range of days were rescued',
  description: `Of each courier that has failed then, by the day on which it failed first, as the parcels are now. Costs three reads for each courier, and more only where one has failed over a thousand times. A range has at most ${RANGE_DAYS_MAXIMUM} days.`,
  query: z.object(range),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    couriers: z.array(
      z.object({
        courier: Courier,
        /** Parcels that it could not deliver at once, and those of them that were delivered in the end. */
        failed: z.int(),
        rescued: z.int(),
        /** From the first failure until somebody had called the buyer, on average; absent where nobody has. */
        minutes: z.optional(z.int()),
      }),
    ),
  }),
});

export const listRevenue = endpoint({
  method: 'GET',
  path: '/stats/revenue/orders',
  access: 'revenue:read',
  summary: 'List the orders behind a figure of the revenue',
  description:
    'Oldest first, with who recorded what was received. With `by=received` each entry of the ledger, with its order.',
  query: z.object({
    ...paging,
    ...range,
    /** Absent, the orders made in the range. */
    by: z.optional(z.enum(LISTED_FIGURES, `must be one of ${LISTED_FIGURES.join(', ')}`)),
  }),
  reply: z.array(
    z.object({
      order: Order,
      isFake,
      deliveredAt: z.optional(Time),
      /** In taka, what the products come to that stayed with the buyer; only of a delivered order. */
      deliveredSum: z.optional(z.number()),
      /** By whose e-mail the payment, or the money ahead of it, with the same `at` was recorded. */
      recorded: z.array(z.object({ at: Time, by: z.string() })),
      /** Only with `by=received`. */
      entry: z.optional(LedgerEntry),
    }),
  ),
});
