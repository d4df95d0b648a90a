import { internationalNumber } from '../../domain/mobile-number.ts';
import { isEmulated } from '../../platform/http/is-emulated.ts';
import { siteAddress } from '../notification-settings.ts';
import { type Message, PermanentFailure, type Provider } from './provider.ts';

/** Short enough to send a whole batch within a sender's time. */
const SILENCE_MS = 8_000;

const SUBMISSION_PORT = 587;

/**
 * Encrypted from the first byte. On other ports the connection starts in plain text, and is rejected unless it is
 * upgraded.
 */
const TLS_PORT = 465;

/** Through the mail server that `SMTP_HOST` and its like name. */
export async function smtpProvider(env: NodeJS.ProcessEnv = process.env): Promise<Provider> {
  const { createTransport } = await import('nodemailer'); // only where something is sent
  const { SMTP_HOST, SMTP_USER, SMTP_PASSWORD } = env;
  const port = Number(env.SMTP_PORT || SUBMISSION_PORT);
  const transport = createTransport({
    host: SMTP_HOST,
    port,
    secure: port === TLS_PORT,
    requireTLS: port !== TLS_PORT && !isEmulated(),
    ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' } }),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(mailOf(message, env));
      } catch (error) {
        throw isForGood(error) ? new PermanentFailure('The mail server refuses this address.') : error;
      }
    },
    close: () => transport.close(),
  };
}

/** The same notification has the same `Message-ID` at each try, by which mailboxes recognise a repeat. */
function mailOf({ id, channel, to, sender, subject, text }: Message, env: NodeJS.ProcessEnv) {
  return {
    from: { name: sender, address: env.NOTICES_FROM || env.SMTP_USER || '' },
    to: { name: '', address: channel === 'sms' ? `${internationalNumber(to)}@${env.SMS_BY_MAIL}` : to },
    subject,
    text,
    messageId: `<${id}@${new URL(siteAddress(env)).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // so that no answering machine replies
  };
}

/** Whether the server rejected the address itself. A wrong password or a full mailbox can be corrected later. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }; // nodemailer's
  return code === 'EENVELOPE' && responseCode >= 550;
}
