import { notificationSettings } from './notification-settings.ts';
import { providerOf } from './providers/chosen-provider.ts';
import { sendNotifications } from './send-notifications.ts';

/** No batch is begun after it, so that the last one ends before its time is up. */
const BEGINNING_LIMIT_MS = 30_000;

/** Sends everything that is due, by the provider of the settings; nothing where notices are off. */
export async function sendAllDue(): Promise<void> {
  const { provider: name, events } = notificationSettings();
  if (!name || events.size === 0) return;
  const provider = await providerOf(name);
  const end = performance.now() + BEGINNING_LIMIT_MS;
  try {
    for (let isMore = true; isMore && performance.now() < end; ) {
      const { sent, failed } = await sendNotifications(provider);
      isMore = sent + failed > 0;
    }
  } finally {
    provider.close?.();
  }
}
