import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { AUTOMATIC_EVENTS, type AutomaticEvent, isToShop, type NotificationChoices } from '../domain/notifications.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';

/** `console` prints them, only on the emulators. */
export type ProviderName = 'console' | 'smtp';

/** How the shop notifies its buyers and itself. */
export interface NotificationSettings {
  /** The events that are sent: none unless they are switched on and there is a way to send them. */
  events: ReadonlySet<AutomaticEvent>;
  provider: ProviderName | undefined;
  /** For the shop, and for buyers whose language is unknown. */
  language: LanguageCode;
  /** Whether buyers get text messages instead of e-mails. */
  hasSms: boolean;
  /** The shop's own e-mail address. */
  shopAddress: string | undefined;
}

/** Read from the environment. @throws when a value is wrong, so that a mistake is noticed */
export function notificationSettings(env: NodeJS.ProcessEnv = process.env): NotificationSettings {
  const provider = env.SMTP_HOST ? 'smtp' : isEmulated() ? 'console' : undefined;
  const wanted = wantedEvents(env.NOTICES);
  return {
    events: provider ? wanted : new Set(),
    provider,
    language: languageIn(env.NOTICES_LANGUAGE),
    hasSms: provider === 'console' || Boolean(env.SMS_BY_MAIL || env.SMS_GATEWAY_URL),
    shopAddress: env.NOTICES_TO || undefined,
  };
}

/** Whether the shop sends any text message to its buyers. */
export function sendsSms(choices: NotificationChoices): boolean {
  const { hasSms, events } = notificationSettings();
  return hasSms && [...events].some((event) => !isToShop(event) && !choices[event]?.isOff);
}

/** `all`, or a list such as `received,newOrder`. */
function wantedEvents(text = ''): Set<AutomaticEvent> {
  if (text === 'all') return new Set(AUTOMATIC_EVENTS);
  const names = text.split(',').flatMap((name) => name.trim() || []);
  return new Set(names.map(eventOf));
}

function eventOf(name: string): AutomaticEvent {
  const event = AUTOMATIC_EVENTS.find((one) => one === name);
  if (!event) throw new Error(`NOTICES has ${name}: write all, or some of ${AUTOMATIC_EVENTS.join(', ')}.`);
  return event;
}

function languageIn(text: string | undefined): LanguageCode {
  if (!text) return 'en';
  const language = LANGUAGES.find((one) => one === text);
  if (!language) throw new Error(`NOTICES_LANGUAGE is ${text}: write ${LANGUAGES.join(' or ')}.`);
  return language;
}

/** Where the shop's pages are, without a slash at its end. */
export function siteAddress(env: NodeJS.ProcessEnv = process.env): string {
  return env.SITE_URL || `https://${env.GCLOUD_PROJECT}.web.app`;
}
