import type { Stored } from '../database/collection.ts';
import { desk as desks, type OutboxDocument, orders } from '../database/collections.ts';
import { newDesk } from '../domain/desk.ts';
import { isToShop } from '../domain/notices.ts';
import { addresseeOf } from './addressee-of.ts';
import { drawNotice } from './draw-notice.ts';
import { isTrue } from './events-of.ts';
import type { NoticeSettings } from './notice-settings.ts';
import type { Message } from './providers/provider.ts';
import { siteAddress } from './site-address.ts';

/** The message of a notice, by the order of now; `untrue` when there is nothing to tell any more. */
export async function messageOf(
  { _id, orderId, event }: Stored<OutboxDocument>,
  settings: NoticeSettings,
): Promise<Message | 'untrue' | 'noAddress'> {
  const [[order], [opened]] = await Promise.all([orders.get([orderId]), desks.get([orderId])]);
  if (!order || !settings.events.has(event)) return 'untrue';
  if (!isTrue(event, { order, desk: opened ?? newDesk(order.createdAt) })) return 'untrue';
  const addressee = addresseeOf(event, order, settings);
  if (!addressee) return 'noAddress';
  const language = isToShop(event) ? settings.language : (order.language ?? settings.language);
  return { id: _id, ...addressee, ...drawNotice(event, order, language, addressee.channel, siteAddress()) };
}
