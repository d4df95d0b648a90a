import { test as base, expect } from '@playwright/test';

export { expect };

const PHONE = { width: 390, height: 844 };

interface ShopFixtures {
  /** Complaints of the page that a test expects, such as a 404 it asks for. */
  expectedComplaints: RegExp[];
  /** Every test has it: the browser has nothing to complain about. */
  quietPage: undefined;
}

/** A test in the shop, where an unexpected error in the browser's console is a failure too. */
export const test = base.extend<ShopFixtures>({
  expectedComplaints: [[], { option: true }],
  quietPage: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (complaint) => !isOutside(complaint) && !expectedComplaints.some((pattern) => pattern.test(complaint)),
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

/** The map of the home page is somebody else's; that it cannot be reached here is no fault of the shop. */
function isOutside(complaint: string): boolean {
  return complaint.includes('openstreetmap.org');
}
