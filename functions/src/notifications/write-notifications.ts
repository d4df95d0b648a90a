import type { Transaction } from 'firebase-admin/firestore';
import type { NotificationEvent } from '../domain/notifications.ts';
import {
  type DeskDocument,
  type OrderDocument,
  type OutboxDocument,
  outbox,
} from '../platform/database/collections.ts';
import type { OneWrite } from '../platform/database/optimistic-batch.ts';
import { addresseeOf, eventsOf } from './notification-rules.ts';
import { type NotificationSettings, notificationSettings } from './notification-settings.ts';

/** What is changed by mistake can be set right before its buyer is told. */
const GRACE_MS = 60_000;

/** The same event of the same order is the same intention, however often it is written. */
export function notificationId(orderId: string, event: NotificationEvent): string {
  return `${orderId}_${event}`;
}

/** Writes what is to be told of a new order, in the order's own write; nothing of one of very many of its number. */
export function writeNotificationsOfNew(write: OneWrite, id: string, order: OrderDocument, opened: DeskDocument): void {
  if (isDoubtful({ order, desk: opened })) return;
  const settings = notificationSettings();
  const events = [order.confirmedAt ? 'confirmed' : 'received', 'newOrder'] as const; // by hand it may be confirmed already
  for (const event of events.filter((one) => isWanted(one, order, settings)))
    outbox
      .inBatch(write)
      .put(notificationId(id, event), newNotification(id, order, event, order.createdAt, order.createdAt));
}

interface OrderAtDesk {
  order: OrderDocument;
  desk: DeskDocument;
}

/**
 * What is to be told of a change, for the transaction of the change itself. Reads where there is something to tell, so it
 * stands before the transaction's first write. What was sent before is not sent again.
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

/** Whether somebody may have ordered with a stranger's number, and nobody has asked the stranger yet. */
function isDoubtful({ order, desk }: OrderAtDesk): boolean {
  return order.confirmedAt === undefined && desk.marks?.includes('manyOrders') === true;
}

function isWanted(event: NotificationEvent, order: OrderDocument, settings: NotificationSettings): boolean {
  return settings.events.has(event) && addresseeOf(event, order, settings) !== undefined;
}

function newNotification(
  orderId: string,
  { number }: OrderDocument,
  event: NotificationEvent,
  askedAt: number,
  dueAt: number,
): OutboxDocument {
  return { orderId, ...(number !== undefined && { number }), event, askedAt, dueAt, tries: 0 };
}
