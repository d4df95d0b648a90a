import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMailServer, type ReceivedMail } from '../../../test/mail-server.ts';
import { renderNotification } from '../render-notification.ts';
import { consoleProvider, type Message, PermanentFailure } from './provider.ts';
import { smtpProvider } from './smtp-provider.ts';

const SHOP = { site: 'https://aloghor.example', brand: {}, phone: '+880 1700-000000', choices: {} };

const ORDER = {
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  mobileNumber: '01712345678',
  status: 'waiting for confirmation' as const,
  lines: [],
  totalPrice: 2890,
  amounts: [],
};

const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: `${ORDER._id}_received`,
  channel: 'email',
  to: 'rahim@example.com',
  sender: 'Noor Lights',
  subject: 'We have your order A-1042',
  text: 'Thank you.',
  ...changes,
});

let received: ReceivedMail[];
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  ({ received, env } = await openMailServer());
});

afterEach(() => void vi.unstubAllEnvs());

async function send(message: Message, settings = env): Promise<ReceivedMail> {
  const provider = await smtpProvider(settings);
  await provider.send(message);
  provider.close?.();
  return received.at(-1) as ReceivedMail; // each test expects one
}

const headersOf = ({ raw }: ReceivedMail) => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');

/** The text of a mail, whichever way it is encoded. */
function textOf(mail: ReceivedMail): string {
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4);
  if (/transfer-encoding: base64/i.test(headersOf(mail))) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The words of a header in the encoding of RFC 2047. */
function decoded(header: string): string {
  const words = header.replaceAll(/\?=\s+=\?/g, '?==?').matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi);
  return [...words]
    .map(([, kind, word = '']) =>
      kind?.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ),
    )
    .map(String)
    .join('');
}

test('an e-mail goes from the shop to its buyer, and says that a machine wrote it', async () => {
  const mail = await send(aMessage());
  expect([mail.from, mail.to]).toEqual(['orders@aloghor.example', ['rahim@example.com']]);
  const headers = headersOf(mail);
  expect(headers).toContain('From: Noor Lights <orders@aloghor.example>');
  expect(headers).toContain('To: rahim@example.com');
  expect(headers).toContain('Subject: We have your order A-1042');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(textOf(mail).trim()).toBe('Thank you.');
});

test('each try of a notification has the same Message-ID, which identifies a repeat', async () => {
  const ids = [];
  for (const text of ['once', 'twice'])
    ids.push(headersOf(await send(aMessage({ text }))).match(/Message-ID: (\S+)/i)?.[1]);
  expect(ids).toEqual(Array(2).fill('<0123456789abcdef01234567_received@aloghor.example>'));
});

test('Bangla arrives as it was written, in subject and text', async () => {
  const { subject, text } = renderNotification('received', { ...ORDER, name: 'রহিম' }, 'bn', 'email', SHOP);
  const mail = await send(aMessage({ subject, text }));
  expect(Buffer.byteLength(mail.raw)).toBe(mail.raw.length); // in ASCII, for servers that know no other letters
  expect(decoded(headersOf(mail).match(/Subject: (.*)/)?.[1] ?? '')).toBe('আপনার অর্ডার A-1042 পেয়েছি');
  expect(textOf(mail).replaceAll('\r\n', '\n').trim()).toBe(text);
  expect(text).toContain('প্রিয় রহিম,');
});

test("a buyer's name puts no header into a mail, and reaches nobody else", async () => {
  const name = 'Rahim\r\nBcc: everybody@example.com\r\n\r\n<b>You have won</b>';
  for (const event of ['newOrder', 'received'] as const) {
    const rendered = renderNotification(event, { ...ORDER, name }, 'en', 'email', SHOP);
    const mail = await send(aMessage(rendered));
    expect(mail.to).toEqual(['rahim@example.com']);
    expect(headersOf(mail)).not.toMatch(/^Bcc:/im);
    expect(headersOf(mail)).toMatch(/^Content-Type: text\/plain/im); // no page that a mail program renders
  }
});

test('an address that is more than one, or brings a header, goes to nobody but the first', async () => {
  await send(aMessage({ to: 'rahim@example.com\r\nRCPT TO:<x@example.com>' })).catch(() => {});
  expect(received.flatMap(({ to }) => to)).not.toContain('x@example.com');
});

test('a text message goes to the service that turns mails into them, with the international number', async () => {
  const mail = await send(aMessage({ channel: 'sms', to: '01712345678' }), { ...env, SMS_BY_MAIL: 'sms.example' });
  expect(mail.to).toEqual(['8801712345678@sms.example']);
});

describe('an error', () => {
  test('of an address for good is one', async () => {
    const { env: strict } = await openMailServer(() => 550);
    await expect(send(aMessage(), strict)).rejects.toThrow(PermanentFailure);
  });

  test('of a sender who does not log in first is temporary: it can be corrected', async () => {
    const { env: strict } = await openMailServer(() => 530);
    await expect(send(aMessage(), strict)).rejects.toMatchObject({ responseCode: 530 });
  });

  test('of a full box may pass', async () => {
    const { env: strict } = await openMailServer(() => 452);
    await expect(send(aMessage(), strict)).rejects.toMatchObject({ responseCode: 452 });
  });

  test('of a password is temporary: it can be corrected', async () => {
    const wrong = { ...env, SMTP_USER: 'shop', SMTP_PASSWORD: 'wrong' };
    await expect(send(aMessage(), wrong)).rejects.toMatchObject({ code: 'EAUTH' });
    await send(aMessage(), { ...wrong, SMTP_PASSWORD: 'a secret' });
    expect(received).toHaveLength(1);
  });
});

test('in the cloud nothing goes out unencrypted', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  await expect(send(aMessage())).rejects.toMatchObject({ code: 'ETLS' });
  expect(received).toEqual([]);
});

describe('on the console', () => {
  test('a message is printed whole', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await consoleProvider.send(aMessage({ channel: 'sms', to: '01712345678', text: 'Aloghor: one\ntwo' }));
    await consoleProvider.send(aMessage());
    const printed = print.mock.calls.map(([text]) => text);
    print.mockRestore();
    expect(printed).toEqual([
      '\n  SMS to 01712345678\n    Aloghor: one\n    two\n',
      '\n  E-mail to rahim@example.com: We have your order A-1042\n    Thank you.\n',
    ]);
  });

  test('nothing is printed in the cloud, where it would stay in the log', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await expect(consoleProvider.send(aMessage())).rejects.toThrow('on the emulators alone');
    const { length } = print.mock.calls;
    print.mockRestore();
    expect(length).toBe(0);
  });
});
