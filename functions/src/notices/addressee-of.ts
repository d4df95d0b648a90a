import { Email } from '../contract/fields.ts';
import type { OrderDocument } from '../database/collections.ts';
import { isToShop, type NotificationEvent } from '../domain/notices.ts';
import type { NotificationSettings } from './notice-settings.ts';

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
