// Notifications are off, or can reach their addressees.
import { AUTOMATIC_EVENTS, isToShop } from '@aloghor/functions/domain/notifications';
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault, hint } from './finding.ts';

/** What a gateway needs beside its address. */
const GATEWAY = {
  SMS_GATEWAY_FIELDS: 'the fields of its form, as in key={key}&number={to}&message={text}',
  SMS_GATEWAY_SUCCESS: 'what its answer to a message that it takes holds, as a regular expression',
};

export function* checkNotifications(project: string, settings: NodeJS.Dict<string>): Generator<Finding> {
  const { NOTICES, NOTICES_TO, NOTICES_FROM, SMTP_HOST, SMTP_USER, SMS_BY_MAIL, SMS_GATEWAY_URL } = settings;
  if (!NOTICES) return;
  const file = settingsFile(project);
  const sent = AUTOMATIC_EVENTS.filter((event) => NOTICES === 'all' || NOTICES.includes(event));
  if (!SMTP_HOST) yield fault(`${file} switches notifications on without SMTP_HOST: nothing would be sent.`);
  if (!NOTICES_FROM && !SMTP_USER?.includes('@'))
    yield fault(
      `${file} switches notifications on, but does not say who writes them: NOTICES_FROM=orders@shop.example.`,
    );
  if (sent.some(isToShop) && !NOTICES_TO)
    yield fault(`${file} tells the shop of new orders, but not where it reads: NOTICES_TO=hello@shop.example.`);
  if (SMS_GATEWAY_URL)
    for (const [name, what] of Object.entries(GATEWAY))
      if (!settings[name]) yield fault(`${file} names an SMS gateway without ${name}: write ${what}.`);
  if (!sent.every(isToShop) && !SMS_BY_MAIL && !SMS_GATEWAY_URL)
    yield hint(
      `Without SMS_BY_MAIL in ${file} buyers are told by e-mail, and guests, who give no address, not at all.`,
    );
}
