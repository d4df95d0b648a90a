import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body. */
  raw: string;
}

/** The only one that may sign in. */
const PASSWORD = 'a secret';

/**
 * A real mail server for this test; `rejectAddress` may reject an address with an SMTP code. `env`: the settings with
 * its address.
 */
export async function openMailServer(rejectAddress?: (address: string) => number | undefined) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, answer) =>
      password === PASSWORD ? answer(null, { user: username }) : answer(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, answer) => {
      const responseCode = rejectAddress?.(address);
      answer(responseCode ? Object.assign(new Error('No such box'), { responseCode }) : null);
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(chunks).toString() });
        answer();
      });
    },
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    NOTICES_FROM: 'orders@aloghor.example',
    SITE_URL: 'https://aloghor.example',
  };
  return { received, env };
}
