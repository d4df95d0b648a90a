import type { Browser, Page } from '@playwright/test';
import { placeOrders } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(90_000);

const mobile = newMobile();

declare global {
  interface Window {
    /** The titles of the notifications, how many tones were played, and whether the tab is in the background. */
    alerts: { shown: string[]; tones: number; isAway: boolean };
  }
}

/**
 * The desk in a browser that notes the notifications and tones that it is given. Its permission is set: a headless shell
 * grants none.
 */
async function openDesk(browser: Browser, permission: NotificationPermission, isPhone = false): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(
    ([given, throws]) => {
      window.alerts = { shown: [], tones: 0, isAway: false };
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when) {
        window.alerts.tones += 1;
        start.call(this, when);
      };
      window.Notification = class extends Notification {
        static override readonly permission = given;
        static override readonly requestPermission = async () => given;
        constructor(title: string, options?: NotificationOptions) {
          if (throws)
            throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
          super(title, options);
          window.alerts.shown.push(title);
        }
      };
      Object.defineProperty(document, 'hidden', { get: () => window.alerts.isAway });
    },
    [permission, isPhone] as const,
  );
  const page = await context.newPage();
  await becomeAdmin(page, '/dashboard/toCall');
  return page;
}

async function setAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate((away) => {
    window.alerts.isAway = away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waits = (page: Page) => page.getByText('Click or press a key once to hear new orders.');
const alerts = (page: Page) => page.evaluate(() => window.alerts);

/** Waits until the page follows the queue live. */
async function expectLive(page: Page): Promise<void> {
  await placeOrders(mobile, 1, { name: 'Herald' });
  await expect.poll(async () => page.getByRole('link', { name: /^To call/ }).textContent()).toMatch(/\d/);
}

test('a new order is heard, and told by a notification and the title of the tab while it is in the background', async ({
  browser,
}) => {
  const page = await openDesk(browser, 'granted');
  await expect(button(page, 'Sound off')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Sound off').click();
  await button(page, 'Notifications off').press('Enter');
  await expect(button(page, 'Sound on')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Notifications on')).toBeVisible();
  await expectUsable(page, 'the desk with its alerts');
  await expectLive(page);
  await expect.poll(async () => (await alerts(page)).tones).toBeGreaterThanOrEqual(2);

  await setAway(page, true);
  await placeOrders(mobile, 1);
  await expect(page).toHaveTitle(/^\(1\) To call/);
  await placeOrders(mobile, 1);
  await expect(page).toHaveTitle(/^\(2\) To call/);
  expect((await alerts(page)).shown).toEqual(['Notifications on', '1 new order', '2 new orders']);
  expect((await alerts(page)).tones).toBeGreaterThanOrEqual(6);
  await setAway(page, false);
  await expect(page).toHaveTitle(/^To call/);

  await button(page, 'Sound on').click();
  await expect(button(page, 'Sound off')).toBeVisible();
});

test('a browser that plays nothing before a first click says so where the sound is on, until somebody clicks', async ({
  browser,
}) => {
  const page = await openDesk(browser, 'granted');
  await expect(waits(page)).toHaveCount(0);
  await button(page, 'Sound off').click();
  await expect(button(page, 'Sound on')).toBeVisible();
  await page.addInitScript(() => {
    // A driven browser counts as clicked: it is silenced as one is in which nobody has clicked.
    let isClicked = false;
    const { resume } = AudioContext.prototype;
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    Object.defineProperty(AudioContext.prototype, 'state', {
      get() {
        return isClicked ? state?.get?.call(this) : 'suspended';
      },
    });
    AudioContext.prototype.resume = function () {
      return isClicked ? resume.call(this) : new Promise(() => {});
    };
    const click = () => {
      isClicked = true;
    };
    for (const sign of ['pointerup', 'keydown']) document.addEventListener(sign, click, { capture: true });
  });
  await page.reload();
  await expect(waits(page)).toBeVisible();
  await expectUsable(page, 'a sound that is not heard yet');
  await page.keyboard.press('Shift');
  await expect(waits(page)).toHaveCount(0);
});

test('new orders are heard within a minute where the queue cannot be followed, and live again once its code comes', async ({
  browser,
}) => {
  const page = await openDesk(browser, 'granted');
  await button(page, 'Sound off').click();
  let isBlocked = true;
  await page.route(/follow-desk/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.clock.install();
  const polled = () => page.waitForResponse(/allOrders\?limit=10/);
  const first = polled();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Not live right now' })).toBeVisible();
  await first;
  await page.keyboard.press('Shift');
  await placeOrders(mobile, 1);
  const second = polled();
  await page.clock.fastForward('01:01');
  await second;
  await expect.poll(async () => (await alerts(page)).tones).toBe(2);
  isBlocked = false;
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('status').filter({ hasText: 'Not live right now' })).toBeHidden();
  expect((await alerts(page)).tones).toBe(2);
  await placeOrders(mobile, 1);
  await expect.poll(async () => (await alerts(page)).tones).toBe(4);
});

test('where the browser allows no notifications the person reads so, and nothing is switched on', async ({
  browser,
}) => {
  const page = await openDesk(browser, 'denied');
  await button(page, 'Notifications off').click();
  await expect(page.locator('.popup').last()).toContainText('Your browser blocks notifications of this shop');
  await page.locator('.popup').last().getByRole('button').first().click();
  await expect(button(page, 'Notifications off')).toHaveAttribute('aria-pressed', 'false');
});

test('where only a service worker may show notifications, as on phones, none are switched on, and the sound stays', async ({
  browser,
}) => {
  const page = await openDesk(browser, 'granted', true);
  await button(page, 'Sound off').click();
  await button(page, 'Notifications off').click();
  await expect(page.locator('.popup').last()).toContainText('notifications');
  await page.locator('.popup').last().getByRole('button').first().click();
  await expect(button(page, 'Notifications off')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Sound on')).toBeVisible();
});
