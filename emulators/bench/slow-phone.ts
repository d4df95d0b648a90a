import type { CDPSession, Page } from '@playwright/test';

/** CPU slowdown that simulates a cheap phone. */
export const SLOWNESS = 4;

const BYTES_A_KILOBIT = 1_024 / 8;

/** The slow 4G of Lighthouse's mobile setting, as it has the browser delay each request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5, // ms
  downloadThroughput: 1_475 * BYTES_A_KILOBIT, // a second
  uploadThroughput: 675 * BYTES_A_KILOBIT,
};

/** From now on the page runs as on a cheap phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  return session;
}

/** The same with the network of such a phone, and nothing cached. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}
