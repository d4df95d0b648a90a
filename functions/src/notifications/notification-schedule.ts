import { defineSecret } from 'firebase-functions/params';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { notificationSettings, type ProviderName } from './notification-settings.ts';
import { consoleProvider, type Provider } from './providers/provider.ts';
import { smsGatewaySecrets, withSmsGateway } from './providers/sms-gateway.ts';
import { smtpProvider } from './providers/smtp-provider.ts';
import { sendNotifications } from './send-notifications.ts';

/**
 * The function that sends notifications each minute; undefined where they are off, so that a deployment makes no schedule then,
 * and asks for no password. @throws when the settings are wrong, which fails the deployment
 */
export function notificationSchedule(
  place: Pick<ScheduleOptions, 'region' | 'memory'>,
  env: NodeJS.ProcessEnv = process.env,
): ScheduleFunction | undefined {
  if (notificationSettings(env).events.size === 0) return undefined;
  const options: ScheduleOptions = {
    ...place,
    schedule: 'every 1 minutes',
    maxInstances: 1,
    timeoutSeconds: 55,
    secrets: [...(env.SMTP_USER ? [defineSecret('SMTP_PASSWORD')] : []), ...smsGatewaySecrets(env)],
  };
  return onSchedule(options, sendAllDue);
}

/** No batch starts after it, so that the last one ends before the timeout. */
const BEGINNING_LIMIT_MS = 30_000;

/** Sends everything that is due through the configured provider; nothing where notifications are off. */
export async function sendAllDue(): Promise<void> {
  const { provider: name, events } = notificationSettings();
  if (!name || events.size === 0) return;
  const provider = await providerOf(name);
  const end = performance.now() + BEGINNING_LIMIT_MS;
  try {
    for (let isMore = true; isMore && performance.now() < end; ) {
      const { sent, failed, discarded } = await sendNotifications(provider);
      isMore = sent + failed + discarded > 0;
    }
  } finally {
    provider.close?.();
  }
}

async function providerOf(name: ProviderName): Promise<Provider> {
  return name === 'smtp' ? withSmsGateway(await smtpProvider()) : consoleProvider;
}
