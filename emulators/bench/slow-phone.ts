import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** CPU slowdown that simulates a cheap phone. */
export const SLOWNESS = 4;

/** How long a finger stays on the glass. */
const TOUCH_MS = 80;

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

/** A tap as fingers do it: Playwright's own ends as it begins, so that its end waits for what its beginning has caused. */
export async function tap(target: Locator): Promise<void> {
  await target.tap({ trial: true }); // waits until it can be tapped
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
