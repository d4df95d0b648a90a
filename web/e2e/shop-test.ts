import { resetToSeed } from '@aloghor/functions/test/seed';
import { type APIRequestContext, test as base, expect } from '@playwright/test';

export { expect };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** The queue of calls has what other journeys have left: of a buyer whom their people have just called, no order is claimed. */
const CALLED_BY_OTHERS = /409 \(Conflict\).*\/api\/desk\/[\w-]+\/claim/;

interface ShopFixtures {
  /** Console errors that a test expects, such as a 404. */
  expectedComplaints: RegExp[];
  /** An automatic fixture: each journey of the staff begins on a first day, and none leaves a page open. */
  firstDay: undefined;
  /** An automatic fixture: leaves a picture of each page where a test has failed. */
  pictures: undefined;
  /** An automatic fixture: fails the test on unexpected console errors. */
  quietPage: undefined;
}

/** A test in the shop, where an unexpected error in the browser's console is a failure too. */
export const test = base.extend<ShopFixtures>({
  context: async ({ context }, use) => {
    askAgainOnReset(context.request);
    await use(context);
  },
  request: async ({ request }, use) => {
    askAgainOnReset(request);
    await use(request);
  },
  expectedComplaints: [[], { option: true }],
  // The staff change what the others see. And at each write the emulator reads again all that a page of the dashboard
  // follows, for pages that are long closed, too, until every document is removed: an order took it a second and more.
  firstDay: [
    async ({ browser }, use, { project }) => {
      if (project.name === 'admin') await resetToSeed();
      await use(undefined);
      await Promise.all(browser.contexts().map((left) => left.close()));
    },
    { auto: true },
  ],
  // Playwright's own pictures cost the tests that pass as much: it takes one of every page before it closes.
  pictures: [
    async ({ browser, context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.errors.length === 0) return;
      const others = browser.contexts().filter((one) => one !== context);
      for (const [place, page] of [context, ...others].flatMap((one) => one.pages()).entries()) {
        const path = testInfo.outputPath(`page-${place + 1}.png`);
        // A page that hangs has none.
        await page.screenshot({ path, timeout: 5_000 }).catch(() => {});
      }
    },
    { auto: true },
  ],
  quietPage: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const isExpected = (complaint: string) => expectedComplaints.some((pattern) => pattern.test(complaint));
      const goesOffline = isExpected('ERR_INTERNET_DISCONNECTED');
      // The database's client says so, too, where that lasts long.
      const isOfOffline = (complaint: string) => goesOffline && complaint.includes('Could not reach Cloud Firestore');
      const unexpected = complaints.filter(
        (complaint) =>
          !isOutside(complaint) &&
          !CALLED_BY_OTHERS.test(complaint) &&
          !isExpected(complaint) &&
          !isOfOffline(complaint),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Describes tests on a screen of 390 px. */
export function onPhone(body: () => void): void {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });
    body();
  });
}

/** Lets a test's own requests do as browsers do where the server ends an idle connection just as it is used: ask again. */
function askAgainOnReset(request: APIRequestContext): void {
  const fetchOnce = request.fetch.bind(request);
  request.fetch = (address, options) => fetchOnce(address, { maxRetries: 3, ...options });
}

/**
 * The home page's map is an external service; and Firestore's client, whose connection was broken, looks by a picture of
 * Google's for any. Chromium 109 shows JSON with styles of its own, which the shop forbids.
 */
function isOutside(complaint: string): boolean {
  return ['openstreetmap.org', 'www.google.com/images/cleardot.gif', '/emulators.json'].some((place) =>
    complaint.includes(place),
  );
}
