import { partOf } from '../catalogue/settings-of.ts';
import type { noteMessage as noteMessageEndpoint, readMessages } from '../contract/desk-messages.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { type AdvanceSettings, advanceToAsk } from '../domain/advance-rules.ts';
import { newDesk } from '../domain/desk.ts';
import { asksForAdvance } from '../domain/desk-marks.ts';
import { EVENTS_BY_HAND, isAutomatic } from '../domain/notifications.ts';
import { notifyingShop } from '../notifications/message-of.ts';
import { isStillDue } from '../notifications/notification-rules.ts';
import { notificationSettings } from '../notifications/notification-settings.ts';
import { renderByHand } from '../notifications/render-notification.ts';
import { changeAtDesk, type Revised } from '../orders/change-order.ts';
import { findOrder } from '../orders/orders-store.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type DeskDocument, desk as desks, type OrderDocument, settings } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { appendEntry } from './desk-rules.ts';
import { historyOf } from './mobile-number-history.ts';

/**
 * Costs the order, its desk and the rules of advances; where these ask what a number has refused, also the orders of that.
 * @throws {NotFound}
 */
export async function findMessages(id: string): Promise<Reply<typeof readMessages>> {
  const [order, [opened], shop, [rules]] = await Promise.all([
    findOrder(id),
    desks.get([id]),
    notifyingShop(),
    settings.get(['advance']),
  ]);
  const desk = opened ?? newDesk(order.createdAt);
  const language = order.language ?? notificationSettings().language;
  const offered = EVENTS_BY_HAND.filter(
    (event) => isStillDue(event, { order, desk }) && (isAutomatic(event) || !shop.choices[event]?.isOff),
  );
  const advance = await advanceFor(order, opened?.marks, partOf('advance', rules));
  const told = { ...order, answer: opened?.answer, advance };
  return { language, messages: offered.map((event) => ({ event, text: renderByHand(event, told, language, shop) })) };
}

/** In taka, what its buyer is asked for ahead. */
async function advanceFor(
  order: Stored<OrderDocument>,
  marks: DeskDocument['marks'],
  rules: AdvanceSettings,
): Promise<number | undefined> {
  const history = rules.isOn && rules.afterRefusal ? await historyOf(order) : undefined;
  return advanceToAsk(rules, { ...order, refused: history?.refused ?? 0, isMarked: asksForAdvance(marks) });
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
