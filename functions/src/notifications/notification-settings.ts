import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { NOTICE_EVENTS, type NotificationEvent } from '../domain/notifications.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';

/** `console` prints them, on the emulators alone. */
export type ProviderName = 'console' | 'smtp';

/** How the shop tells its buyers and itself what happens. */
export interface NotificationSettings {
  /** What is told; nothing unless it is switched on, and there is a way to send it. */
  events: ReadonlySet<NotificationEvent>;
  provider: ProviderName | undefined;
  /** Of whoever did not say in which language they ordered, and of the shop. */
  language: LanguageCode;
  /** Whether buyers get text messages; else they get e-mails. */
  hasSms: boolean;
  /** The shop's own e-mail address. */
  shopAddress: string | undefined;
}

/** As `NOTICES` and its like say. @throws when they are wrong: a slip must not go unseen */
export function notificationSettings(env: NodeJS.ProcessEnv = process.env): NotificationSettings {
  const provider = env.SMTP_HOST ? 'smtp' : isEmulated() ? 'console' : undefined;
  const wanted = wantedEvents(env.NOTICES);
  return {
    events: provider ? wanted : new Set(),
    provider,
    language: languageIn(env.NOTICES_LANGUAGE),
    hasSms: provider === 'console' || Boolean(env.SMS_BY_MAIL),
    shopAddress: env.NOTICES_TO || undefined,
  };
}

/** `all`, or some of them, as in `received,newOrder`. */
function wantedEvents(text = ''): Set<NotificationEvent> {
  if (text === 'all') return new Set(NOTICE_EVENTS);
  const names = text.split(',').flatMap((name) => name.trim() || []);
  return new Set(names.map(eventOf));
}

function eventOf(name: string): NotificationEvent {
  const event = NOTICE_EVENTS.find((one) => one === name);
  if (!event) throw new Error(`NOTICES has ${name}: write all, or some of ${NOTICE_EVENTS.join(', ')}.`);
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
