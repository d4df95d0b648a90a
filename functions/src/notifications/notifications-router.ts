import { Router } from 'express';
import {
  listNotifications,
  readNotificationTexts,
  readSmsBalance,
  sendNotificationAgain,
} from '../contract/notifications.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { notifyingShop } from './message-of.ts';
import { notificationSamples } from './notification-samples.ts';
import { findNotifications, sendAgain } from './notifications-store.ts';
import { smsBalance } from './providers/sms-gateway.ts';

export const notificationsRouter = Router();

serve(notificationsRouter, listNotifications, async (call) =>
  answerPage(listNotifications, call, await findNotifications(call.query)),
);

serve(notificationsRouter, readNotificationTexts, async () =>
  notificationSamples(await notifyingShop({ isFresh: true })),
);

serve(notificationsRouter, readSmsBalance, () => smsBalance());

serve(notificationsRouter, sendNotificationAgain, async ({ caller, params }) => ({
  modifiedCount: await sendAgain(params.id, caller),
}));
