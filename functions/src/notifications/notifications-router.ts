import { Router } from 'express';
import {
  listNotifications,
  type NotificationTexts,
  readNotificationTexts,
  sendNotificationAgain,
} from '../contract/notifications.ts';
import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { isToShop, NOTICE_EVENTS, type NotificationEvent } from '../domain/notifications.ts';
import { smsParts } from '../domain/sms-parts.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { notifyingShop } from './message-of.ts';
import { notificationSettings } from './notification-settings.ts';
import { findNotifications, sendAgain } from './notifications-store.ts';
import { type NotifyingShop, renderNotification, type ToldOrder } from './render-notification.ts';

export const notificationsRouter = Router();

serve(notificationsRouter, listNotifications, async (call) =>
  answerPage(listNotifications, call, await findNotifications(call.query)),
);

serve(notificationsRouter, readNotificationTexts, async () => notificationSamples(await notifyingShop()));

serve(notificationsRouter, sendNotificationAgain, async ({ caller, params }) => ({
  modifiedCount: await sendAgain(params.id, caller),
}));

/** Belongs to nobody. */
const SAMPLE: ToldOrder = {
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  name: 'Rahim',
  mobileNumber: '01700000000',
  lines: [{ _id: 'sample', name: 'Product', nameBn: 'পণ্য', img: '/sample.webp', price: 1_250, quantity: 2 }],
  totalPrice: 2_500,
};

/** A sample of each notification, switched on or not, with its length as a text message. */
function notificationSamples(shop: NotifyingShop): NotificationTexts {
  const { provider, events, hasSms } = notificationSettings();
  const notices = NOTICE_EVENTS.map((event) => ({
    event,
    isOn: events.has(event),
    samples: LANGUAGES.map((language) => sampleOf(event, language, shop)),
  }));
  return { ...(provider && { provider }), hasSms, notices };
}

function sampleOf(event: NotificationEvent, language: LanguageCode, shop: NotifyingShop) {
  const { subject, text } = renderNotification(event, SAMPLE, language, 'sms', shop);
  return { language, subject, text, ...(!isToShop(event) && { sms: smsParts(text) }) };
}
