import { isEmulated } from '../../platform/http/is-emulated.ts';
import type { Addressee } from '../notification-rules.ts';
import type { RenderedNotification } from '../render-notification.ts';

/** A notification on its way. `id` is the same at each try. */
export interface Message extends RenderedNotification, Addressee {
  id: string;
}

/** Delivers messages. Resolves when one was accepted. @throws {PermanentFailure} when it never will be; other errors are temporary */
export interface Provider {
  send: (message: Message) => Promise<void>;
  /** Closes open connections. */
  close?: () => void;
}

/** Permanent, such as an unknown address: another try would fail in the same way. */
export class PermanentFailure extends Error {}

/** Prints messages, only on the emulators: in the cloud the log would name buyers. */
export const consoleProvider: Provider = {
  send: async (message) => {
    if (!isEmulated()) throw new Error('Messages are printed on the emulators alone.');
    process.stdout.write(asPrinted(message));
  },
};

function asPrinted({ channel, to, subject, text }: Message): string {
  const head = channel === 'sms' ? `SMS to ${to}` : `E-mail to ${to}: ${subject}`;
  return `\n  ${head}\n${text.replace(/^/gm, '    ')}\n`;
}
