import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { newDesk } from '../domain/desk.ts';
import { type AutomaticEvent, isToShop } from '../domain/notifications.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, type OrderDocument, type OutboxDocument, orders } from '../platform/database/collections.ts';
import { findAccount } from '../platform/http/accounts.ts';
import type { SourceWish } from '../platform/http/serve-versioned.ts';
import { addresseeOf, isStillDue } from './notification-rules.ts';
import { type NotificationSettings, siteAddress } from './notification-settings.ts';
import type { Message } from './providers/provider.ts';
import { type NotifyingShop, renderNotification } from './render-notification.ts';

/** What is to be sent. `isAskedFor`: the order is confirmed, or the event is one that needs no confirmation. */
export interface Sendable {
  message: Message;
  isAskedFor: boolean;
}

/** What the shop sends before it has called: the order may have been placed with somebody else's number. */
const BEFORE_CALLING: readonly AutomaticEvent[] = ['received', 'cancelled'];

/**
 * The message of a notification for the current state of the order; `outdated` when it no longer applies. An e-mail
 * address that its account has not verified may be a stranger's, so it gets none.
 */
export async function messageOf(
  { _id, orderId, event }: Stored<OutboxDocument>,
  settings: NotificationSettings,
): Promise<Sendable | 'outdated' | 'noAddress'> {
  const shop = await notifyingShop();
  if (!isOn(event, settings, shop)) return 'outdated';
  const [[order], [opened]] = await Promise.all([orders.get([orderId]), desks.get([orderId])]);
  if (!order) return 'outdated';
  const desk = opened ?? newDesk(order.createdAt);
  if (!isStillDue(event, { order, desk })) return 'outdated';
  const addressee = addresseeOf(event, order, settings);
  if (!addressee) return 'noAddress';
  if (!isToShop(event) && addressee.channel === 'email' && !(await isProved(order, addressee.to))) return 'outdated';
  const language = isToShop(event) ? settings.language : (order.language ?? settings.language);
  const rendered = renderNotification(event, { ...order, answer: opened?.answer }, language, addressee.channel, shop);
  const isAskedFor = order.confirmedAt !== undefined || !BEFORE_CALLING.includes(event);
  return { message: { id: _id, ...addressee, ...rendered }, isAskedFor };
}

/** Whether an event is sent: the deployment allows it, and the shop has not switched it off. */
export function isOn(event: AutomaticEvent, { events }: NotificationSettings, { choices }: NotifyingShop): boolean {
  return events.has(event) && !choices[event]?.isOff;
}

/** What notifications say of the shop, from its settings. The server keeps a copy, so sending reads none. */
export async function notifyingShop(wish?: SourceWish): Promise<NotifyingShop> {
  const { settings } = await currentCatalogue(wish);
  return { site: siteAddress(), brand: settings.brand, phone: settings.contact.phone, choices: settings.notifications };
}

async function isProved({ uid }: OrderDocument, address: string): Promise<boolean> {
  const account = uid ? await findAccount(uid) : undefined;
  return account?.emailVerified === true && account.email?.toLowerCase() === address.toLowerCase();
}
