import { isEmulated } from '../../platform/http/is-emulated.ts';
import type { Addressee } from '../notification-rules.ts';
import type { RenderedNotification } from '../render-notification.ts';

/** A notice on its way. `id` is the same at each try. */
export interface Message extends RenderedNotification, Addressee {
  id: string;
}

/** Who carries messages. Resolves when one was taken. @throws {NotTaken} when it never will be; anything else may pass */
export interface Provider {
  send: (message: Message) => Promise<void>;
  /** Ends what is open. */
  close?: () => void;
}

/** An address that nobody has, and the like: another try would end the same. */
export class NotTaken extends Error {}

/** Prints messages, on the emulators alone: in the cloud they would name their buyers in its log. */
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
