import type { LanguageCode } from './languages.ts';

interface EventDefinition {
  name: string;
  to: 'buyer' | 'shop';
}

/** What the shop tells by itself, and to whom. */
const EVENTS = [
  { name: 'received', to: 'buyer' },
  { name: 'confirmed', to: 'buyer' },
  { name: 'outForDelivery', to: 'buyer' },
  { name: 'delivered', to: 'buyer' },
  { name: 'cancelled', to: 'buyer' },
  { name: 'newOrder', to: 'shop' },
] as const satisfies readonly EventDefinition[];

export type NotificationEvent = (typeof EVENTS)[number]['name'];

export const NOTIFICATION_EVENTS = EVENTS.map(({ name }) => name);

export function isToShop(event: NotificationEvent): boolean {
  return EVENTS.some(({ name, to }) => name === event && to === 'shop');
}

/** The shop's choices about an event that its deployment may send; absent ones mean the default. */
export interface NotificationChoice {
  isOff?: boolean | undefined;
  /** The shop's own text, where it has one. Its placeholders: `notification-placeholders.ts`. */
  text?: Readonly<Partial<Record<LanguageCode, string | undefined>>> | undefined;
}

export type NotificationChoices = Readonly<Partial<Record<NotificationEvent, NotificationChoice | undefined>>>;

/**
 * Characters of an own text. Each placeholder may occur once, so the longest text takes about five text messages in
 * Bangla, and two in Latin letters.
 */
export const NOTIFICATION_TEXT_MAXIMUM = 200;

/** Why a notification was given up. */
export const NOTIFICATION_FAILURES = ['noAddress', 'notTaken', 'tooLate'] as const;
export type NotificationFailure = (typeof NOTIFICATION_FAILURES)[number];
