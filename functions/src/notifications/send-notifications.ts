import { hash, randomUUID } from 'node:crypto';
import { info as log, warn } from 'firebase-functions/logger';
import { dayOf } from '../domain/day-of.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import type { NotificationFailure } from '../domain/notifications.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { notified, type OutboxDocument, outbox } from '../platform/database/collections.ts';
import { withTimeout } from '../platform/database/database-timeouts.ts';
import { messageOf } from './message-of.ts';
import { type NotificationSettings, notificationSettings } from './notification-settings.ts';
import { type Message, PermanentFailure, type Provider } from './providers/provider.ts';

/** How many are sent at once. */
const BATCH = 10;

/** How long a try may take. */
const SENDING_LIMIT_MS = 10_000;

/** How long a sender keeps a notification to itself: longer than a try with the writes around it. */
const LEASE_MS = 120_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After the first, second, … try that failed; after the last one it is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];

/** Older ones are not sent, so that a restored backup sends none of its old notifications. */
const TOO_LATE_MS = DAY_MS;

/** How long the record of a sent or given up notification is kept. */
const KEPT_MS = 30 * DAY_MS;

/** How many were sent, failed for now or for good, or were removed because they no longer apply. */
export interface Sent {
  sent: number;
  failed: number;
  discarded: number;
}

/**
 * Sends a batch of what is due at `now`, in milliseconds; several senders may work at the same time. A notification is
 * sent at least once: if the process ends between sending and recording, it is sent again after two minutes.
 */
export async function sendNotifications(
  provider: Provider,
  now = Date.now(),
  sendingLimitMs = SENDING_LIMIT_MS,
): Promise<Sent> {
  const settings = notificationSettings();
  const send = (message: Message) =>
    withTimeout(provider.send(message), sendingLimitMs, () => new Error('The provider is silent.'));
  const due = await outbox.find((all) => all.where('dueAt', '<=', now).orderBy('dueAt').limit(BATCH));
  const outcomes = await Promise.all(due.map(({ _id }) => sendOne(_id, send, now, settings)));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return { sent: count('sent'), failed: count('failed'), discarded: count('discarded') };
}

/** `leased`: another sender has it. */
type Outcome = 'sent' | 'failed' | 'discarded' | 'leased';

async function sendOne(
  id: string,
  send: Provider['send'],
  now: number,
  settings: NotificationSettings,
): Promise<Outcome> {
  const notification = await lease(id, now);
  if (!notification) return 'leased';
  if (now - notification.askedAt > TOO_LATE_MS) return giveUp(notification, now, 'tooLate');
  if (notification.tries > WAITS_MS.length + 1) return giveUp(notification, now, 'notTaken'); // each try ended before its outcome was recorded
  let sendable: Awaited<ReturnType<typeof messageOf>>;
  try {
    sendable = await messageOf(notification, settings);
  } catch (error) {
    return afterFailure(notification, now, error); // such as an unreachable identity provider: the rest of the batch is sent
  }
  if (sendable === 'outdated') return discard(notification);
  if (sendable === 'noAddress') return giveUp(notification, now, 'noAddress');
  const { message, isAskedFor } = sendable;
  if (!isAskedFor && !(await isAmongFirst(message, now))) return discard(notification);
  try {
    await send(message);
  } catch (error) {
    return afterFailure(notification, now, error);
  }
  log('Notification sent', { id, channel: message.channel, tries: notification.tries });
  await settle(notification, { sentAt: now, removeAt: new Date(now + KEPT_MS) });
  return 'sent';
}

/** The daily limit for a number or address that the shop has not called yet: anybody may have typed it. */
const UNASKED_A_DAY = 3;

/** How long the notifications of a day are counted. */
const COUNTED_DAYS = 2;

/** Removes the counts of a mobile number. */
export function forgetNotified(mobileNumber: string, now: number): Promise<void> {
  const to = courierPhone(mobileNumber) ?? mobileNumber;
  return inTransaction(async (transaction) => {
    for (let days = 0; days <= COUNTED_DAYS; days += 1)
      notified.within(transaction).remove(countId({ channel: 'sms', to }, now - days * DAY_MS));
  });
}

function countId({ channel, to }: Pick<Message, 'channel' | 'to'>, time: number): string {
  return hash('sha256', JSON.stringify([channel, to.toLowerCase(), dayOf(time)]));
}

/** Counts a notification for its day, once however often it is tried. */
function isAmongFirst({ id, channel, to }: Message, now: number): Promise<boolean> {
  const day = countId({ channel, to }, now);
  return inTransaction(async (transaction) => {
    const all = notified.within(transaction);
    const [known] = await all.get([day]);
    const sent = known?.notices ?? [];
    if (sent.includes(id)) return true;
    if (sent.length >= UNASKED_A_DAY) return false;
    all.put(day, { notices: [...sent, id], removeAt: new Date(now + COUNTED_DAYS * DAY_MS) });
    return true;
  });
}

/** Leases a notification; undefined when another sender has it, or it is over. */
function lease(id: string, now: number): Promise<Stored<OutboxDocument> | undefined> {
  return inTransaction(async (transaction) => {
    const [found] = await outbox.within(transaction).get([id]);
    if (found?.dueAt === undefined || found.dueAt > now) return undefined;
    const change = { dueAt: now + LEASE_MS, tries: found.tries + 1, lease: randomUUID() };
    outbox.within(transaction).change(id, change);
    return { ...found, ...change };
  });
}

async function afterFailure(notification: Stored<OutboxDocument>, now: number, error: unknown): Promise<Outcome> {
  const wait = WAITS_MS[notification.tries - 1];
  // Without its message, which may name the buyer's address.
  warn('Notification not sent', { id: notification._id, tries: notification.tries, error: codeOf(error) });
  if (wait === undefined || error instanceof PermanentFailure) return giveUp(notification, now, 'notTaken');
  await settle(notification, { dueAt: now + wait });
  return 'failed';
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

async function giveUp(
  notification: Stored<OutboxDocument>,
  now: number,
  failure: NotificationFailure,
): Promise<Outcome> {
  await settle(notification, { failedAt: now, failure, removeAt: new Date(now + KEPT_MS) });
  return 'failed';
}

/** Removes a notification whose event was undone meanwhile, or is switched off now. */
async function discard(notification: Stored<OutboxDocument>): Promise<Outcome> {
  await ifStillOurs(notification, (mine, id) => mine.remove(id));
  return 'discarded';
}

/** Writes the outcome. */
function settle(
  notification: Stored<OutboxDocument>,
  fate: Pick<OutboxDocument, 'dueAt' | 'sentAt' | 'failedAt' | 'failure' | 'removeAt'>,
): Promise<void> {
  const { _id, lease: ours, dueAt, ...rest } = notification;
  return ifStillOurs(notification, (mine, id) => mine.put(id, { ...rest, ...fate }));
}

type Writing = ReturnType<typeof outbox.within>;

/** When a try took too long, another sender may have begun a new one. */
function ifStillOurs({ _id, lease: ours }: Stored<OutboxDocument>, write: (mine: Writing, id: string) => void) {
  return inTransaction(async (transaction) => {
    const [found] = await outbox.within(transaction).get([_id]);
    if (found?.lease === ours) write(outbox.within(transaction), _id);
  });
}
