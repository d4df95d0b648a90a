// Two commands: locally a timer does what the schedule does in the cloud.
import { localNotifications } from './local-notifications.ts';
import type { Stack } from './stack.ts';

/** Sends notices as long as the shop is open; what is printed comes to the terminal. No process where they are off. */
export function keepSendingNotifications({ env, processes }: Pick<Stack, 'env' | 'processes'>): void {
  const notices = localNotifications();
  if (!notices.NOTICES) return;
  processes.start('node', ['functions/commands/keep-sending-notifications.ts'], {
    env: { ...env, ...notices, SITE_URL: env.SHOP_URL, FUNCTIONS_EMULATOR: 'true' },
    writesTo: 'screen',
  });
}
