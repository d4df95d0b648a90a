import { onRequest } from 'firebase-functions/https';
import { app } from './app.ts';
import { parcelSchedule } from './couriers/parcel-schedule.ts';
import { courierSecrets } from './couriers/registry.ts';
import { imageHostKey } from './images/image-host.ts';
import { notificationSchedule } from './notifications/notification-schedule.ts';
import { smsGatewaySecrets } from './notifications/providers/sms-gateway.ts';
import { appCheckMode } from './platform/http/app-check.ts';
import { logCalls } from './platform/http/log-calls.ts';
import { keepBodiesUnread, keepPathsDecodable } from './platform/http/unread-bodies.ts';

keepBodiesUnread();
keepPathsDecodable();
logCalls();
appCheckMode(); // an invalid value fails the deployment, instead of each call

/** 20,000 products take 0.3 GB, and a whole list of them as much as it may have again. */
const PLACE = { region: 'asia-south1', memory: '1GiB' } as const;

export const api = onRequest(
  {
    ...PLACE,
    maxInstances: 10,
    cors: false,
    secrets: [imageHostKey, ...courierSecrets(), ...smsGatewaySecrets()],
    timeoutSeconds: 55, // Hosting waits for 60; the image host has 45
  },
  app,
);

/** Sends the notifications that are due; undefined, so no function at all, where they are off. */
export const notices = notificationSchedule(PLACE);

/** Asks couriers where parcels are, and for those whose answer was lost; undefined, too, where couriers are off. */
export const parcels = parcelSchedule(PLACE);
