import * as z from 'zod/mini';
import { NEWS_SOURCES } from '../domain/parcel-news.ts';
import { PARCEL_STATES } from '../domain/parcels.ts';
import { endpoint } from './endpoint.ts';
import { Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { Order } from './orders.ts';
import { paging } from './paging.ts';
import { BookedParcel } from './parcel-notes.ts';
import { Rescue } from './rescue.ts';

/** What was told of a parcel: its courier's own `word`, what that means, and the courier's `message` for people. */
const ParcelEvent = z.object({
  at: Time,
  /** `api`: the answer to its booking; `poll`: to a later question. */
  from: z.enum(NEWS_SOURCES),
  state: z.enum(PARCEL_STATES),
  word: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ParcelEvent = z.infer<typeof ParcelEvent>;
ParcelEvent.register(openApiRegistry, { id: 'ParcelEvent' });

/** A parcel of an order with everything that was told of it, the oldest first. */
const ParcelWay = z.object({
  _id: z.string(),
  parcel: BookedParcel,
  events: z.array(ParcelEvent),
  rescue: z.optional(Rescue),
});
export type ParcelWay = z.infer<typeof ParcelWay>;
ParcelWay.register(openApiRegistry, { id: 'ParcelWay' });

export const readParcels = endpoint({
  method: 'GET',
  path: '/orders/admin/:id/parcels',
  access: 'orders:read',
  summary: 'Read the parcels of an order that were booked with couriers, with all that was told of them',
  description: 'The one that was booked last comes first. Each has its newest fifty events.',
  reply: z.array(ParcelWay),
});

/** A parcel of which somebody is to do something. */
export const OpenParcel = z.object({
  /** Of the parcel. */
  _id: z.string(),
  order: Order,
  parcel: BookedParcel,
  /** Since when. */
  since: Time,
  /** Whether its order has got another parcel since. */
  isEarlier: z.optional(z.literal(true)),
});
export type OpenParcel = z.infer<typeof OpenParcel>;
OpenParcel.register(openApiRegistry, { id: 'OpenParcel' });

export const listDoubts = endpoint({
  method: 'GET',
  path: '/parcels/doubts',
  access: 'orders:change',
  summary: 'List the parcels of which somebody is to find out what is true',
  description:
    'The one that waits longest first: those with a `doubt`, those that are lost, those that are `unknown` and are asked for no more, those in the file of a courier that nobody has said to be uploaded, and those whose rest has not come back in time. Also earlier parcels of an order: what their couriers say does not change it.',
  query: z.object(paging),
  reply: z.array(OpenParcel),
});
