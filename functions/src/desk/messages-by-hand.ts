import type { noteMessage as noteMessageEndpoint, readMessages } from '../contract/desk-messages.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { newDesk } from '../domain/desk.ts';
import { EVENTS_BY_HAND, isAutomatic } from '../domain/notifications.ts';
import { notifyingShop } from '../notifications/message-of.ts';
import { isStillDue } from '../notifications/notification-rules.ts';
import { notificationSettings } from '../notifications/notification-settings.ts';
import { renderByHand } from '../notifications/render-notification.ts';
import { changeAtDesk, type Revised } from '../orders/change-order.ts';
import { findOrder } from '../orders/orders-store.ts';
import { desk as desks } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { appendEntry } from './desk-rules.ts';

/** Costs the order and its desk. @throws {NotFound} */
export async function findMessages(id: string): Promise<Reply<typeof readMessages>> {
  const [order, [opened], shop] = await Promise.all([findOrder(id), desks.get([id]), notifyingShop()]);
  const desk = opened ?? newDesk(order.createdAt);
  const language = order.language ?? notificationSettings().language;
  const offered = EVENTS_BY_HAND.filter(
    (event) => isStillDue(event, { order, desk }) && (isAutomatic(event) || !shop.choices[event]?.isOff),
  );
  const told = { ...order, answer: opened?.answer };
  return { language, messages: offered.map((event) => ({ event, text: renderByHand(event, told, language, shop) })) };
}

/** So long the same message by the same person is taken for a second press. */
const REPEAT_MS = 60_000;

/** @throws {NotFound} */
export function noteMessage(
  id: string,
  { event, way }: Parsed<typeof noteMessageEndpoint>['body'],
  by: Staff,
): Promise<Revised> {
  return changeAtDesk(id, by, undefined, ({ desk: { messages = [] } }, at) => {
    const last = messages.at(-1);
    const isRepeated = last?.event === event && last.way === way && last.by === by.email && at - last.at < REPEAT_MS;
    if (isRepeated) return undefined;
    return {
      desk: { messages: appendEntry(messages, { at, by: by.email, event, way }) },
      audited: { before: {}, after: { messageByHand: event } },
    };
  });
}
