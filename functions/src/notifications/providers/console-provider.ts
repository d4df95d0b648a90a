import { isEmulated } from '../../platform/http/is-emulated.ts';
import type { Message, Provider } from './provider.ts';

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
