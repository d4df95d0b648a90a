// Notifications are off, or can be sent.
import { LANGUAGES } from '@aloghor/functions/domain/languages';
import { isToShop, NOTIFICATION_EVENTS, type NotificationEvent } from '@aloghor/functions/domain/notifications';
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault, hint } from './finding.ts';

/** What a deployment may say of them. */
export const NOTIFICATION_SETTINGS = [
  'NOTICES',
  'NOTICES_TO',
  'NOTICES_FROM',
  'NOTICES_LANGUAGE',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMS_BY_MAIL',
];

export function* checkNotifications(project: string, settings: NodeJS.Dict<string>): Generator<Finding> {
  const file = settingsFile(project);
  const { NOTICES = '', NOTICES_LANGUAGE = 'en', SMTP_PORT = '587' } = settings;
  const named = NOTICES.split(',').flatMap((name) => name.trim() || []);
  const unknown = named.filter((name) => name !== 'all' && !NOTIFICATION_EVENTS.some((event) => event === name));
  for (const name of unknown)
    yield fault(`NOTICES in ${file} has ${name}: write all, or some of ${NOTIFICATION_EVENTS.join(', ')}.`);
  if (!LANGUAGES.some((language) => language === NOTICES_LANGUAGE))
    yield fault(`NOTICES_LANGUAGE in ${file} is ${NOTICES_LANGUAGE}: write ${LANGUAGES.join(' or ')}.`);
  if (!/^\d{2,5}$/.test(SMTP_PORT)) yield fault(`SMTP_PORT in ${file} is ${SMTP_PORT}: write 587 or 465.`);
  if (named.length > 0) yield* checkWays(file, settings, named);
}

/** Whether what is switched on reaches those whom it is for. */
function* checkWays(file: string, settings: NodeJS.Dict<string>, named: string[]): Generator<Finding> {
  const { NOTICES_TO, NOTICES_FROM, SMTP_HOST, SMTP_USER, SMS_BY_MAIL } = settings;
  const isOn = (event: NotificationEvent) => named.some((name) => name === 'all' || name === event);
  const tells = NOTIFICATION_EVENTS.filter(isOn);
  if (!SMTP_HOST) yield fault(`${file} switches notifications on without SMTP_HOST: nothing would be sent.`);
  if (!isAddress(NOTICES_FROM) && !isAddress(SMTP_USER))
    yield fault(
      `${file} switches notifications on, but does not say who writes them: NOTICES_FROM=orders@shop.example.`,
    );
  if (tells.some(isToShop) && !isAddress(NOTICES_TO))
    yield fault(`${file} tells the shop of new orders, but not where it reads: NOTICES_TO=hello@shop.example.`);
  if (!tells.every(isToShop) && !SMS_BY_MAIL)
    yield hint(
      `Without SMS_BY_MAIL in ${file} buyers are told by e-mail, and guests, who give no address, not at all.`,
    );
}

function isAddress(text = ''): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
