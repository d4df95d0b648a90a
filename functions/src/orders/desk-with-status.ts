import { FIRST_STATUS, type OrderStatus } from '../domain/order-status.ts';
import type { DeskDocument } from '../platform/database/collections.ts';

/**
 * The desk of an order that has got this status: nobody is called any more for an order that has moved on, and one that
 * waits again comes back into the queue, unless its buyer has confirmed it.
 */
export function deskWithStatus(desk: DeskDocument, status: OrderStatus): DeskDocument {
  if (status !== FIRST_STATUS) return desk.callAt === undefined ? desk : { ...desk, callAt: undefined };
  return desk.callAt === undefined && desk.state !== 'confirmed' ? { ...desk, callAt: desk.createdAt } : desk;
}
