import { Email } from '../contract/fields.ts';
import { isToShop, type NotificationEvent } from '../domain/notifications.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { NotificationSettings } from './notification-settings.ts';

/** `to`: an e-mail address, or a mobile number as couriers take it. */
export interface Addressee {
  channel: 'email' | 'sms';
  to: string;
}

/** Whom a notice reaches, and how; undefined when there is no way. */
export function addresseeOf(
  event: NotificationEvent,
  { courierPhone, email }: Pick<OrderDocument, 'courierPhone' | 'email'>,
  { hasSms, shopAddress }: NotificationSettings,
): Addressee | undefined {
  if (isToShop(event)) return shopAddress ? { channel: 'email', to: shopAddress } : undefined;
  if (hasSms && courierPhone) return { channel: 'sms', to: courierPhone };
  return Email.safeParse(email).success ? { channel: 'email', to: email } : undefined; // a guest has none
}
