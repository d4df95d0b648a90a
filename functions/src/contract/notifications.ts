import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { inBraces, placeholderFault, placeholdersOf } from '../domain/notification-placeholders.ts';
import {
  AUTOMATIC_EVENTS,
  type NotificationEvent as EventName,
  NOTIFICATION_EVENTS,
  NOTIFICATION_FAILURES,
  NOTIFICATION_TEXT_MAXIMUM,
} from '../domain/notifications.ts';
import { endpoint, Modified } from './endpoint.ts';
import { inLanguages, optionalTextInNfc, Time } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { paging } from './paging.ts';

const NotificationEvent = z.enum(NOTIFICATION_EVENTS);
const AutomaticEvent = z.enum(AUTOMATIC_EVENTS);

/** A shop's own text about an event; an empty one counts as none. */
function ownText(event: EventName) {
  return optionalTextInNfc(NOTIFICATION_TEXT_MAXIMUM)
    .check(
      z.refine((text = '') => !CONTROL_CHARACTER.test(text), 'must have no control characters'),
      z.refine((text = '') => !placeholderFault(event, text), {
        error: ({ input }) => placeholderMessage(event, String(input)),
      }),
    )
    .register(openApiRegistry, { examples: ['Order {number} from {shop}: {link}'] });
}

/** Control characters other than a line break. */
const CONTROL_CHARACTER = /[^\P{Cc}\n]/u;

function placeholderMessage(event: EventName, text: string): string {
  const fault = placeholderFault(event, text);
  if (fault?.kind === 'repeated') return `must have ${fault.part} once at most`;
  const known = `in braces stands one of ${placeholdersOf(event).map(inBraces).join(', ')}`;
  return fault?.kind === 'unknown'
    ? `must not have ${fault.part}: ${known}`
    : `must not have a brace by itself: ${known}`;
}

function choiceOf(event: EventName) {
  return z.optional(
    z.object({
      /** The shop does not send it although the deployment may, or does not offer it at the desk. */
      isOff: z.optional(z.boolean('must be true or false')),
      /** Replaces the usual text, unless an order lacks something that it names. */
      text: z.optional(inLanguages(ownText(event), ownText(event))),
    }),
  );
}

/** What the shop has decided about each event. */
export const NotificationChoices = z.object(
  Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, choiceOf(event)])) as Record<
    EventName,
    ReturnType<typeof choiceOf>
  >, // fromEntries forgets the events
);

/** A notification that waits, or could not be sent. */
export const ListedNotification = z.object({
  _id: z.string(),
  /** The id of its order. */
  orderId: z.string(),
  /** The order's number. */
  number: z.string(),
  event: AutomaticEvent,
  /** When it happened. */
  askedAt: Time,
  /** When it is to be sent, at the earliest; absent when it was given up. */
  dueAt: z.optional(Time),
  /** How often it was tried. */
  tries: z.int(),
  /** Why it was given up: nobody to send it to, rejected again and again, or a day old. */
  failure: z.optional(z.enum(NOTIFICATION_FAILURES)),
});
export type ListedNotification = z.infer<typeof ListedNotification>;
ListedNotification.register(openApiRegistry, { id: 'Notice' });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notices',
  access: 'notifications:read',
  summary: 'List the notifications that wait, or were given up',
  description: 'Those that wait, the next one first; with `state=failed` those that were given up, newest first.',
  query: z.object({ ...paging, state: z.optional(z.enum(['waiting', 'failed'], 'must be waiting or failed')) }),
  reply: z.array(ListedNotification),
});

/** A notification of a generated order, in the usual words. */
const NotificationSample = z.object({
  language: z.enum(LANGUAGES),
  /** Of an e-mail; absent where it is sent by hand. */
  subject: z.optional(z.string()),
  /** Of a text message; of an e-mail where it goes to the shop. */
  text: z.string(),
  /** The same with placeholders in braces, as a start for the shop's own text. */
  template: z.string(),
  /** What the placeholders stand for here. */
  values: z.record(z.string(), z.string()),
  /** What it takes as a text message; absent where it goes to the shop. */
  sms: z.optional(z.object({ alphabet: z.enum(['GSM-7', 'UCS-2']), characters: z.int(), parts: z.int() })),
});

export const readNotificationTexts = endpoint({
  method: 'GET',
  path: '/notices/texts',
  access: 'notifications:read',
  summary:
    'Tell which notifications are on, by which way they go, and what they say where the shop has no text of its own',
  reply: z.object({
    /** Absent where nothing can be sent. */
    provider: z.optional(z.enum(['console', 'smtp'])),
    /** Whether buyers get text messages; else they get e-mails. */
    hasSms: z.boolean(),
    notices: z.array(
      z.object({
        event: NotificationEvent,
        /** Whether it is sent by hand alone, from the desk. */
        isByHand: z.boolean(),
        /** Whether the deployment may send it; always so by hand. */
        isDeployed: z.boolean(),
        /** Whether it is sent: it may be, and the shop's settings have not switched it off. */
        isOn: z.boolean(),
        samples: z.array(NotificationSample),
      }),
    ),
  }),
});
export type NotificationTexts = z.infer<typeof readNotificationTexts.reply>;

export const sendNotificationAgain = endpoint({
  method: 'POST',
  path: '/notices/:id/again',
  access: 'notifications:send',
  summary: 'Try a notification again that was given up',
  description: 'It is due at once then, with all its tries. Others are left as they are.',
  reply: Modified,
});

export const readSmsBalance = endpoint({
  method: 'GET',
  path: '/notices/balance',
  access: 'notifications:read',
  summary: 'Read how much is left at the SMS gateway',
  description: 'In its own unit. Empty where there is no gateway that can be asked; `isUnknown` where it does not say.',
  reply: z.object({ balance: z.optional(z.number()), isUnknown: z.optional(z.boolean()) }),
});
