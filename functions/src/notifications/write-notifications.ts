import type { Transaction } from 'firebase-admin/firestore';
import { isSilent } from '../domain/desk-marks.ts';
import type { AutomaticEvent } from '../domain/notifications.ts';
import {
  type DeskDocument,
  type OrderAtDesk,
  type OrderDocument,
  type OutboxDocument,
  outbox,
} from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';
import { addresseeOf, eventsOf } from './notification-rules.ts';
import { type NotificationSettings, notificationSettings } from './notification-settings.ts';

/** Time to correct a mistake before the buyer is notified. */
const GRACE_MS = 60_000;

/** The same event of an order has one notification, however often it is written. */
function notificationId(orderId: string, event: AutomaticEvent): string {
  return `${orderId}_${event}`;
}

/** Writes the notifications of a new order in the order's own batch; none while its marks say so. */
export function writeNotificationsOfNew(
  write: OptimisticBatch,
  id: string,
  order: OrderDocument,
  opened: DeskDocument,
): void {
  if (isDoubtful({ order, desk: opened })) return;
  const settings = notificationSettings();
  const events = [order.confirmedAt ? 'confirmed' : 'received', 'newOrder'] as const; // by hand it may be confirmed already
  for (const event of events.filter((one) => isWanted(one, order, settings)))
    outbox
      .inBatch(write)
      .put(notificationId(id, event), newNotification(id, order, event, order.createdAt, order.createdAt));
}

/**
 * The notifications of a changed order, for the transaction that changes it. May read, so call it
 * before the transaction's first write. What was sent before is not sent again.
 */
export async function notificationsOfChange(
  transaction: Transaction,
  id: string,
  before: OrderAtDesk,
  after: OrderAtDesk,
  at: number,
): Promise<{ write: () => void }> {
  const settings = notificationSettings();
  const events = isDoubtful(after)
    ? []
    : eventsOf(before, after).filter((event) => isWanted(event, after.order, settings));
  const earlier = await outbox.within(transaction).get(events.map((event) => notificationId(id, event)));
  const sent = new Set(earlier.flatMap(({ event, sentAt }) => (sentAt === undefined ? [] : event)));
  const write = () => {
    for (const event of events.filter((one) => !sent.has(one)))
      outbox
        .within(transaction)
        .put(notificationId(id, event), newNotification(id, after.order, event, at, at + GRACE_MS));
  };
  return { write };
}

/** Whether its marks say that nobody is told of it, as long as its buyer has not confirmed it. */
function isDoubtful({ order, desk }: OrderAtDesk): boolean {
  return order.confirmedAt === undefined && isSilent(desk.marks);
}

function isWanted(event: AutomaticEvent, order: OrderDocument, settings: NotificationSettings): boolean {
  return settings.events.has(event) && addresseeOf(event, order, settings) !== undefined;
}

function newNotification(
  orderId: string,
  { number }: OrderDocument,
  event: AutomaticEvent,
  askedAt: number,
  dueAt: number,
): OutboxDocument {
  return { orderId, number, event, askedAt, dueAt, tries: 0 };
}
