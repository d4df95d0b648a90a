import { setTimeout } from 'node:timers/promises';
import { warn } from 'firebase-functions/logger';
import { sendAllDue } from '../src/notifications/notification-schedule.ts';

const PAUSE_MS = 5_000;

/** In place of the cloud's schedule, beside an open shop: keeps sending what is due until it is ended. */
while (true) {
  await sendAllDue().catch((error) => warn('Notifications were not sent', { error: String(error) }));
  await setTimeout(PAUSE_MS);
}
