import { type AutomaticEvent, isToShop, type NotificationEvent } from '../domain/notifications.ts';
import { reasonOf } from '../domain/order-outcomes.ts';
import {
  isCancelled,
  isClosed,
  isDelivered,
  isInShop,
  isSent,
  isUnconfirmed,
  notificationOf,
} from '../domain/order-status.ts';
import { GUEST_EMAIL, sumReceived } from '../domain/orders.ts';
import { rescueDeadline } from '../domain/rescue.ts';
import type { DeskDocument, OrderDocument } from '../platform/database/collections.ts';
import type { NotificationSettings } from './notification-settings.ts';

/** What decides whether an order's buyer is notified. */
interface NotifiableOrder {
  order: Pick<OrderDocument, 'status' | 'confirmedAt' | 'closedFor' | 'amounts' | 'payment'>;
  desk: Pick<DeskDocument, 'state' | 'parcel'>;
}

/** The events of a changed order for its buyer. Reopening an order repeats none. */
export function eventsOf(before: NotifiableOrder, after: NotifiableOrder): AutomaticEvent[] {
  const event = after.order.status === before.order.status ? null : notificationOf(after.order.status);
  const events: AutomaticEvent[] = [
    ...(after.order.confirmedAt && !before.order.confirmedAt ? (['confirmed'] as const) : []),
    ...(event && !isClosed(before.order.status) ? [event] : []),
  ];
  return events.filter((one) => isStillDue(one, after));
}

/** Whether a message about an event is still to be sent: not when its event was undone meanwhile. */
export function isStillDue(event: NotificationEvent, { order, desk }: NotifiableOrder): boolean {
  const { status, confirmedAt, closedFor } = order;
  const hasFailed = desk.parcel !== undefined && rescueDeadline(desk.parcel) !== undefined;
  const isDue: Record<NotificationEvent, () => boolean> = {
    received: () => isUnconfirmed(order), // it announces a call
    confirmed: () => !isClosed(status) && confirmedAt !== undefined,
    outForDelivery: () => isSent(status),
    deliveryFailed: () => hasFailed,
    delivered: () => isDelivered(status),
    cancelled: () => isCancelled(status) && desk.state !== 'fake' && !reasonOf(closedFor)?.isSilent,
    newOrder: () => true,
    noAnswer: () => isUnconfirmed(order),
    advance: () => isInShop(status) && sumReceived(order) === 0,
    riderComing: () => isSent(status) && !hasFailed,
  };
  return isDue[event]();
}

/** `to`: an e-mail address, or a mobile number as couriers take it. */
export interface Addressee {
  channel: 'email' | 'sms';
  to: string;
}

/** Who receives a notification, and how; undefined when they cannot be reached. */
export function addresseeOf(
  event: NotificationEvent,
  { courierPhone, email }: Pick<OrderDocument, 'courierPhone' | 'email'>,
  { hasSms, shopAddress }: NotificationSettings,
): Addressee | undefined {
  if (isToShop(event)) return shopAddress ? { channel: 'email', to: shopAddress } : undefined;
  if (hasSms && courierPhone) return { channel: 'sms', to: courierPhone };
  return email === GUEST_EMAIL ? undefined : { channel: 'email', to: email };
}
