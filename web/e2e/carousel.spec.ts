import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const carousel = (page: Page) => page.locator('.category-carousel');
const dots = (page: Page) => carousel(page).locator('.swiper-pagination-bullet');

async function goToCarousel(page: Page) {
  await page.goto('/');
  await page.getByRole('region', { name: 'Find light by kind' }).scrollIntoViewIfNeeded();
}

test('the carousel holds the fifteen categories, with arrows and dots to click', async ({ page }) => {
  await goToCarousel(page);
  await expect(carousel(page)).toHaveRole('region'); // which lets it have a label
  await expect(carousel(page).getByRole('link')).toHaveCount(15);
  const first = carousel(page).getByRole('link').first();
  await first.scrollIntoViewIfNeeded();
  await carousel(page).getByRole('button', { name: 'Next categories' }).click();
  await expect(carousel(page).getByRole('link', { name: 'Ceiling lights' })).toBeInViewport({ ratio: 0.9 });
  await carousel(page).getByRole('button', { name: 'Go to slide 1', exact: true }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

const DOT_NAMES = { '/': /^Go to slide \d+$/, '/bn': /^[০-৯]+ নম্বর স্লাইডে যান$/ };

for (const [home, name] of Object.entries(DOT_NAMES)) {
  test(`two dots on each side of the current one, large enough for a finger, and the keyboard reaches no other: ${home}`, async ({
    page,
  }) => {
    await page.goto(home);
    await page.locator('section[aria-labelledby=categories-title]').scrollIntoViewIfNeeded();
    const reachable = carousel(page).getByRole('button', { name });
    const current = carousel(page).locator('.swiper-pagination-bullet[aria-current=true]');
    await expect(reachable).toHaveCount(3); // nothing is before the first
    await reachable.last().press('Enter');
    await expect(reachable).toHaveCount(5);
    await expect(reachable.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(reachable.nth(2)).toBeFocused();
    for (const dot of await reachable.all()) {
      const { width, height } = (await dot.boundingBox()) ?? {};
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    for (const place of [3, 4, 5, 6]) {
      await page.keyboard.press('ArrowRight');
      await expect(dots(page).nth(place)).toBeFocused();
    }
    await expect(current).toBeFocused();
    await expect(reachable).toHaveCount(5);
  });
}

const SLIDES_BY_WIDTH = [
  { width: 390, slides: 1 },
  { width: 640, slides: 1 },
  { width: 768, slides: 3 },
  { width: 1024, slides: 4 },
];

test('the carousel shows 1, 1, 3 and 4 categories at 390, 640, 768 and 1024 px', async ({ page }) => {
  await goToCarousel(page);
  for (const { width, slides } of SLIDES_BY_WIDTH) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => countSlides(page), `${width} px`).toBe(slides);
  }
});

/** How many slides stand beside each other. */
async function countSlides(page: Page): Promise<number> {
  return carousel(page)
    .getByRole('group')
    .first()
    .evaluate((one) => {
      const track = one.parentElement as HTMLElement; // a slide is always in its track
      const gap = Number.parseFloat(getComputedStyle(one).marginRight);
      return Math.round((track.clientWidth + gap) / (one.clientWidth + gap));
    });
}

test.describe('for those who do not mind movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel moves on every 3000 ms', async ({ page }) => {
    await page.clock.install();
    await goToCarousel(page);
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    // From here on time passes only through the fake clock; the movement itself runs in real time.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 1 });
    }).toPass({ intervals: [0] });
    await expectToRest(page);
    await page.clock.runFor(2_900);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(200);
    await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('a button pauses the carousel, by the keyboard, too, and lets it go on', async ({ page }) => {
    await goToCarousel(page);
    const pause = carousel(page).getByRole('button', { name: 'Pause the carousel' });
    const play = carousel(page).getByRole('button', { name: 'Play the carousel' });
    await pause.click();
    await expect(play).toBeVisible();
    await expect.poll(() => movesByItself(page)).toBe(false);
    await play.press('Enter');
    await expect(pause).toBeVisible();
    await expect.poll(() => movesByItself(page)).toBe(true);
  });
});

test('the carousel stands still for those who want less movement', async ({ page }) => {
  await page.clock.install();
  await goToCarousel(page);
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(10_000);
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button', { name: /the carousel$/ })).toHaveCount(0);
});

function movesByItself(page: Page): Promise<boolean> {
  type Carousel = HTMLElement & { swiper: import('swiper').Swiper };
  return carousel(page).evaluate((element) => (element as Carousel).swiper.autoplay.running); // a cast: Swiper adds itself
}

/** The next wait begins when the last movement has ended. */
async function expectToRest(page: Page) {
  const track = carousel(page).locator('.swiper-wrapper');
  await expect.poll(() => track.evaluate((moving) => moving.getAnimations().length)).toBe(0);
}
