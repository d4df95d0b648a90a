import { defineSecret } from 'firebase-functions/params';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { notificationSettings } from './notification-settings.ts';
import { sendAllDue } from './send-all-due.ts';

/**
 * The function that sends notices each minute; undefined where they are off, so that a deployment makes no schedule then,
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
    secrets: env.SMTP_USER ? [defineSecret('SMTP_PASSWORD')] : [],
  };
  return onSchedule(options, sendAllDue);
}
