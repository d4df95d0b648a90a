import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PictureAddress } from './fields.ts';
import { Zone } from './places.ts';

/** One day in Dhaka, as yyyy/mm/dd: its orders and their `revenue` in taka, both without cancelled ones. */
export const SalesDay = z.object({ date: z.string(), orders: z.number(), revenue: z.number() });
export type SalesDay = z.infer<typeof SalesDay>;

/** A product and how many pieces of it were delivered. */
export const BestSeller = z.object({
  _id: z.string(),
  name: z.string(),
  nameBn: z.optional(z.string()),
  img: PictureAddress,
  quantity: z.number(),
});

/** The four counters of the admin's home and that of the calls, by count queries, without reading the documents. */
export const getStats = endpoint({
  method: 'GET',
  path: '/stats',
  access: 'admin',
  summary: 'Count members, products and orders',
  reply: z.object({
    members: z.number(),
    items: z.number(),
    /** Active orders. */
    pending: z.number(),
    /** Orders whose buyers are to be called now. */
    toCall: z.number(),
    /** Delivered and cancelled orders. */
    closed: z.number(),
  }),
});

export const getSales = endpoint({
  method: 'GET',
  path: '/stats/sales',
  access: 'admin',
  summary: 'Tell the sales of the last 30 days',
  description: 'With today, oldest first, and the five products with the most pieces delivered in them.',
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
  access: 'admin',
  summary: 'Tell where the active orders go',
  description: 'Costs one read for each active order.',
  reply: z.object({
    zones: z.array(z.extend(AreaTotal, { zone: Zone })),
    /** Those with orders, the one with the most orders first. */
    districts: z.array(z.extend(AreaTotal, { district: z.string() })),
    /** Orders whose place is not known. */
    unknown: AreaTotal,
  }),
});
