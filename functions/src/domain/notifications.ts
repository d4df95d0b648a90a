import type { LanguageCode } from './languages.ts';

interface EventDefinition {
  name: string;
  to: 'buyer' | 'shop';
  /** Whether it is sent when it happens, by hand from the desk, or both. */
  sent: 'automatically' | 'byHand' | 'either';
  /** Whether its buyer still has to pay: a later text would demand a sum that nobody owes. */
  isBeforePaying: boolean;
  /** Whether its buyer may still answer by a link of their own. */
  isBeforeConfirming: boolean;
  /** Whether it asks for money ahead: then it names that sum, and not what is left to pay. */
  asksForAdvance?: true;
}

/** What the shop tells of an order, and to whom. */
const EVENTS = [
  { name: 'received', to: 'buyer', sent: 'automatically', isBeforePaying: true, isBeforeConfirming: true },
  { name: 'confirmed', to: 'buyer', sent: 'automatically', isBeforePaying: true, isBeforeConfirming: false },
  { name: 'outForDelivery', to: 'buyer', sent: 'either', isBeforePaying: true, isBeforeConfirming: false },
  { name: 'deliveryFailed', to: 'buyer', sent: 'byHand', isBeforePaying: true, isBeforeConfirming: false },
  { name: 'delivered', to: 'buyer', sent: 'automatically', isBeforePaying: false, isBeforeConfirming: false },
  { name: 'cancelled', to: 'buyer', sent: 'automatically', isBeforePaying: false, isBeforeConfirming: false },
  { name: 'newOrder', to: 'shop', sent: 'automatically', isBeforePaying: true, isBeforeConfirming: false },
  { name: 'noAnswer', to: 'buyer', sent: 'byHand', isBeforePaying: true, isBeforeConfirming: true },
  {
    name: 'advance',
    to: 'buyer',
    sent: 'byHand',
    isBeforePaying: true,
    isBeforeConfirming: false,
    asksForAdvance: true,
  },
  { name: 'riderComing', to: 'buyer', sent: 'byHand', isBeforePaying: true, isBeforeConfirming: false },
] as const satisfies readonly EventDefinition[];

type Event = (typeof EVENTS)[number];
export type NotificationEvent = Event['name'];
export type AutomaticEvent = Exclude<Event, { sent: 'byHand' }>['name'];
export type EventByHand = Exclude<Event, { sent: 'automatically' }>['name'];

export const NOTIFICATION_EVENTS = EVENTS.map(({ name }) => name);
export const AUTOMATIC_EVENTS = NOTIFICATION_EVENTS.filter(isAutomatic);
/** The ways by which the staff send a message themselves, with its text filled in. */
export const MESSAGE_WAYS = ['whatsapp', 'sms'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];
export const EVENTS_BY_HAND = NOTIFICATION_EVENTS.filter(
  (event): event is EventByHand => definitionOf(event).sent !== 'automatically',
);

export function isAutomatic(event: NotificationEvent): event is AutomaticEvent {
  return definitionOf(event).sent !== 'byHand';
}

export function isBeforePaying(event: NotificationEvent): boolean {
  return definitionOf(event).isBeforePaying;
}

export function isBeforeConfirming(event: NotificationEvent): boolean {
  return definitionOf(event).isBeforeConfirming;
}

export function asksForAdvance(event: NotificationEvent): boolean {
  return definitionOf(event).asksForAdvance ?? false;
}

function definitionOf(event: NotificationEvent): EventDefinition {
  return EVENTS.find(({ name }) => name === event) as Event; // each is one of them
}

export function isToShop(event: NotificationEvent): boolean {
  return definitionOf(event).to === 'shop';
}

/** The shop's choices about an event; absent ones mean the default. */
export interface NotificationChoice {
  /** It is not sent automatically, or where it is sent by hand alone, not offered at the desk. */
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
