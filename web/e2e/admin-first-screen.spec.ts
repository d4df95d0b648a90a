import type { Locator, Page } from '@playwright/test';
import { setAnnouncement } from './api-helpers.ts';
import { DESK, expect, test } from './shop-test.ts';

// Beside the journeys of an admin, because an announcement changes the pages of everybody.

const SMALL_PHONE = { width: 360, height: 740 };
const PRICE_MAXIMUM_PX = 400;

const LISTS = {
  'of the whole shop': '/shop',
  'of a category': '/shop/Wall%20lights',
  'for a room': '/shop?room=drawing',
  'of search results': '/shop?q=lamp',
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const priceOn = (card: Locator) => card.getByText(/৳/);

test.beforeAll(() =>
  setAnnouncement({
    text: {
      en: 'Free delivery in Dhaka until Friday, above ৳3,000',
      bn: 'শুক্রবার পর্যন্ত ঢাকায় ডেলিভারি ফ্রি, ৳৩,০০০-এর বেশি হলে',
    },
    link: '/info/delivery',
  }),
);
test.afterAll(() => setAnnouncement({}));

for (const [list, path] of Object.entries(LISTS)) {
  for (const address of [path, `/bn${path}`]) {
    test(`the first screen of a list ${list} has prices below an announcement: ${address}`, async ({ page }) => {
      await page.setViewportSize(SMALL_PHONE);
      await page.goto(address);
      await expect(page.locator('.announcement')).toBeVisible();
      await expectFontsLoaded(page);
      expect(await bottomOf(priceOn(cards(page).first()))).toBeLessThanOrEqual(PRICE_MAXIMUM_PX);

      await page.setViewportSize(DESK);
      for (const place of [0, 1, 2, 3]) {
        await expect(priceOn(cards(page).nth(place))).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(cards(page).nth(place))).toBeLessThanOrEqual(DESK.height);
      }
      await expect(cards(page).nth(4).getByRole('img')).toBeInViewport();
    });
  }
}

async function bottomOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
}

async function expectFontsLoaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
