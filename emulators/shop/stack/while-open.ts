// What is printed while the shop is open: its address, and who can sign in.
import { relative } from 'node:path';
import { PEOPLE } from '@aloghor/functions/test/seed-data';
import { ROOT } from '../paths.ts';
import { say } from '../progress.ts';
import { courierSecrets, courierSettings } from './local-couriers.ts';
import { localNotifications } from './plan.ts';
import type { Stack } from './stack.ts';

/** The message with the addresses and accounts of an open shop. */
export function sayOpen(address: string, { env, folder }: Pick<Stack, 'env' | 'folder'>): void {
  const widest = Math.max(...PEOPLE.map(({ email }) => email.length));
  const people = PEOPLE.map(
    ({ name, email, password }) => `  ${name.padEnd(10)}${email.padEnd(widest + 2)}${password}`,
  );
  say(`
  The shop is open:  ${address}
  Its couriers:      ${env.COURIER_HOST_URL}

${people.join('\n')}

  What the server says is in ${relative(ROOT, folder.log)}.
  Ctrl+C stops it and keeps its data; npm run reset empties it.
`);
}

/** Sends notifications as long as the shop is open; what is printed comes to the terminal. No process where they are off. */
export function keepSendingNotifications({ env, processes }: Pick<Stack, 'env' | 'processes'>): void {
  const notifications = localNotifications();
  if (!notifications.NOTICES) return;
  processes.start('node', ['functions/commands/keep-sending-notifications.ts'], {
    env: { ...env, ...notifications, SITE_URL: env.SHOP_URL, FUNCTIONS_EMULATOR: 'true' },
    writesTo: 'screen',
  });
}

/** Asks the couriers for parcels whose answer was lost as long as the shop is open. */
export function keepAskingCouriers({ env, processes }: Pick<Stack, 'env' | 'processes'>): void {
  const couriers = { ...courierSettings(env.COURIER_HOST_URL), ...courierSecrets() };
  processes.start('node', ['functions/commands/keep-asking-couriers.ts'], {
    env: { ...env, ...couriers, FUNCTIONS_EMULATOR: 'true' },
    writesTo: 'screen',
  });
}
