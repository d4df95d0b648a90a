import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

/** The last two are windows of 1920 × 1080 and 1366 × 650 at 400 % zoom. */
const SCREENS = [
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
  { width: 480, height: 270 },
  { width: 341, height: 162 },
];

/** A busy machine lays a page out within this time. */
const FOCUS_MS = 20_000;

test('whatever the screen, a field of the order form that has the focus is whole in sight, and bars take at most a quarter', async ({
  page,
}) => {
  await openCartOfTwelve(page);
  for (const screen of SCREENS) {
    await test.step(`${screen.width} × ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await page.evaluate(startAtTop);
      expect(await page.evaluate(heightOfBars)).toBeLessThanOrEqual(screen.height / 4);
      const fields = page.getByRole('form', { name: 'Order' }).locator('input:visible, textarea:visible');
      for (const field of [...(await fields.all()), ...(await fields.all()).toReversed()]) {
        const name = await field.getAttribute('name');
        // The page may still be laid out for the new screen while a field gets the focus: then it gets it again.
        await expect(async () => {
          await field.blur();
          await field.focus();
          expect(await field.evaluate(coveredPart), `${name} at ${screen.width} × ${screen.height}`).toBe('');
        }).toPass({ timeout: FOCUS_MS });
      }
    });
  }
});

async function openCartOfTwelve(page: Page): Promise<void> {
  const { body } = await ask(NOBODY, 'GET /products?fields=_id&limit=12');
  const cart = JSON.stringify(body.map(({ _id }: { _id: string }) => ({ ItemId: _id, quantity: 1 })));
  await page.addInitScript((stored) => localStorage.setItem('myCart', stored), cart);
  await page.goto('/cart');
  await expect(page.getByText('12 products')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeEnabled();
}

/** Without the focus, which would not move to a field that has it. */
function startAtTop(): void {
  (document.activeElement as HTMLElement).blur(); // a cast: the body or a field
  scrollTo(0, 0);
}

/** In pixels, of all that stays in sight while the page is scrolled. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll('header, .buy-bar')].filter((bar) =>
    /fixed|sticky/.test(getComputedStyle(bar).position),
  );
  return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
}

/** Which edge of the focused field something lies on, or the screen cuts off. */
function coveredPart(field: Element): string {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const edges = { top: top + 3, bottom: bottom - 3 };
  const covered = Object.entries(edges).filter(
    ([, y]) => !field.contains(document.elementFromPoint((left + right) / 2, y)),
  );
  return covered.map(([edge]) => edge).join(' and ');
}

test('a word of 120 letters in a name or a description widens no page of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCartOfTwelve(page);
  for (const path of ['/cart', '/shop/category/chandni-3d-printed-moon-lamp', '/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before, the app finds other texts than its own
    const texts = page
      .getByRole('main')
      .locator('h1:not(:has(span)), p.whitespace-pre-line, :is(article, li) :is(h2, h3)');
    await expect(texts.first()).toBeVisible();
    const tooWide = await texts.evaluateAll((elements) => {
      for (const element of elements) {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode(); // the app's own, which it may remove
        if (text) text.nodeValue = 'w'.repeat(120);
      }
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect.soft(tooWide, `pixels too wide: ${path}`).toBeLessThanOrEqual(0);
  }
});
