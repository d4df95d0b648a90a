import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { NOTICE_EVENTS, NOTICE_FAILURES } from '../domain/notifications.ts';
import { documented } from './documented.ts';
import { endpoint, Modified } from './endpoint.ts';
import { Time } from './fields.ts';
import { paging } from './paging.ts';

const NotificationEvent = z.enum(NOTICE_EVENTS);

/** Something that is to be told, or could not be. */
export const Notice = z.object({
  _id: z.string(),
  /** The id of its order. */
  orderId: z.string(),
  /** The order's number. */
  number: z.optional(z.string()),
  event: NotificationEvent,
  /** When it happened. */
  askedAt: Time,
  /** When it is to be sent, at the earliest; absent when it was given up. */
  dueAt: z.optional(Time),
  /** How often it was tried. */
  tries: z.int(),
  /** Why it was given up: nobody to send it to, refused again and again, or a day old. */
  failure: z.optional(z.enum(NOTICE_FAILURES)),
});
export type Notice = z.infer<typeof Notice>;
Notice.register(documented, { id: 'Notice' });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notices',
  access: 'notifications:read',
  summary: 'List the notices that wait, or were given up',
  description: 'Those that wait, the next one first; with `state=failed` those that were given up, newest first.',
  query: z.object({ ...paging, state: z.optional(z.enum(['waiting', 'failed'], 'must be waiting or failed')) }),
  reply: z.array(Notice),
});

/** A notification of a generated order. */
const NotificationSample = z.object({
  language: z.enum(LANGUAGES),
  /** Of an e-mail. */
  subject: z.string(),
  /** Of a text message; of an e-mail where it goes to the shop. */
  text: z.string(),
  /** What it takes as a text message; absent where it goes to the shop. */
  sms: z.optional(z.object({ alphabet: z.enum(['GSM-7', 'UCS-2']), characters: z.int(), parts: z.int() })),
});

export const readNotificationTexts = endpoint({
  method: 'GET',
  path: '/notices/texts',
  access: 'notifications:read',
  summary: 'Tell which notices are on, by which way they go, and what they say',
  reply: z.object({
    /** Absent where nothing can be sent. */
    provider: z.optional(z.enum(['console', 'smtp'])),
    /** Whether buyers get text messages; else they get e-mails. */
    hasSms: z.boolean(),
    notices: z.array(z.object({ event: NotificationEvent, isOn: z.boolean(), samples: z.array(NotificationSample) })),
  }),
});
export type NotificationTexts = z.infer<typeof readNotificationTexts.reply>;

export const sendNotificationAgain = endpoint({
  method: 'POST',
  path: '/notices/:id/again',
  access: 'notifications:send',
  summary: 'Try a notice again that was given up',
  description: 'It is due at once then, with all its tries. Others are left as they are.',
  reply: Modified,
});
