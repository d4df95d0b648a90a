import { ROOMS } from '@aloghor/functions/domain/products';
import type { Locator, Page } from '@playwright/test';
import { setAnnouncement } from './api-helpers.ts';
import { DESK, expect, test } from './shop-test.ts';

// Beside the journeys of an admin, because an announcement changes the pages of everybody.

const SMALL_PHONE = { width: 360, height: 740 };
const PRICE_MAXIMUM_PX = 400;

const LONG_NAME = 'Trinoyon Three Globe Semi Flush Light';

const LISTS: Record<string, string> = {
  'of the whole shop': '/shop',
  'of a category': '/shop/Wall%20lights',
  'of search results': '/shop?q=lamp',
  'of a long search': `/shop?q=${encodeURIComponent(LONG_NAME)}`,
  ...Object.fromEntries(ROOMS.map((room) => [`for a room, ${room}`, `/shop?room=${room}`])),
};

/** As long as it may be. */
const LONGEST = {
  en: 'Free delivery in Dhaka until Friday for every order above ৳3,000, and a lamp for the night beside it for the first fifty',
  bn: 'শুক্রবার পর্যন্ত ঢাকায় ৳৩,০০০-এর বেশি দামের সব অর্ডারে ডেলিভারি ফ্রি, আর প্রথম পঞ্চাশজন ক্রেতার জন্য একটি রাতের বাতি',
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const priceOn = (card: Locator) => card.getByText(/৳/);

test.beforeEach(() => setAnnouncement({ text: LONGEST, link: '/info/delivery' }));

for (const [list, path] of Object.entries(LISTS)) {
  for (const address of [path, `/bn${path}`]) {
    test(`the first screen of a list ${list} has prices below an announcement: ${address}`, async ({ page }) => {
      await page.setViewportSize(SMALL_PHONE);
      await page.goto(address);
      await expect(page.locator('.announcement')).toBeVisible();
      await expectFontsLoaded(page);
      await expectFirstPrice(page);
      await expectOneLine(page);

      await page.setViewportSize(DESK);
      const shown = await cards(page).count(); // few lamps are for a bathroom
      for (const place of [0, 1, 2, 3].slice(0, shown)) {
        await expect(priceOn(cards(page).nth(place))).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(cards(page).nth(place))).toBeLessThanOrEqual(DESK.height);
      }
      if (shown > 4) await expect(cards(page).nth(4).getByRole('img')).toBeInViewport();
    });
  }
}

test('a long announcement is whole at a press, and links to its page all the while', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/shop');
  const line = page.locator('.announcement');
  const link = line.getByRole('link', { name: LONGEST.en });
  const isCut = () => link.locator('span').evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await line.locator('summary').filter({ visible: true }).click();
  expect(await isCut()).toBe(false);
  await expect(link).toHaveAttribute('href', '/info/delivery');
  await page.setViewportSize(DESK);
  await expect(line.locator('summary').filter({ visible: true })).toHaveCount(0);
  expect(await isCut()).toBe(false);
});

async function expectFirstPrice(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible();
  expect(await bottomOf(priceOn(cards(page).first()))).toBeLessThanOrEqual(PRICE_MAXIMUM_PX);
}

/** The heading may be cut, but the count stands whole beside it. */
async function expectOneLine(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const count = page.getByRole('main').getByRole('status').first();
  const [left, right] = [await heading.boundingBox(), await count.boundingBox()];
  expect(Number(right?.x) + Number(right?.width)).toBeLessThanOrEqual(SMALL_PHONE.width);
  expect(Number(right?.y)).toBeLessThan(Number(left?.y) + Number(left?.height));
  expect(Number(right?.y) + Number(right?.height)).toBeGreaterThan(Number(left?.y));
  expect(await count.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
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
