import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { Amount, Order, PagedOrders, readOrders } from './orders.ts';

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
    orderItems: true,
  }),
  {
    /** What is added to the total, and taken off. */
    amounts: z.array(z.pick(Amount, { kind: true, taka: true })),
    /** What was received, in taka: nothing is left to collect then. */
    payment: z.optional(z.object({ sum: z.number() })),
    /** What was collected for a parcel that came back, in place of the sum to collect. */
    outcome: z.optional(z.object({ collected: z.number() })),
  },
);
export type PackingOrder = z.infer<typeof PackingOrder>;
PackingOrder.register(openApiRegistry, { id: 'PackingOrder' });

const CONFIRMED = 'Who may not read orders gets those alone that their buyers have confirmed.';

export const listPacking = endpoint({
  method: 'GET',
  path: '/packing',
  access: 'packing:read',
  summary: 'List the active orders for packing',
  description: `Newest first; with \`confirmed\`, and without a search, the last confirmed first. ${CONFIRMED}`,
  query: PagedOrders,
  reply: z.array(PackingOrder),
});

export const readPacking = endpoint({
  method: 'GET',
  path: '/packing/orders',
  access: 'packing:read',
  summary: 'Read some orders for packing as they are now',
  description: `Active and closed ones, newest first. Ids that no order has are left out. ${CONFIRMED}`,
  query: readOrders.query,
  reply: z.array(PackingOrder),
});
