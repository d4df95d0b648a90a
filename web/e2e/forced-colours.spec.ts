import type { Locator, Page } from '@playwright/test';
import { placeOrders } from './api-helpers.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { DESK, expect, onPhone, test } from './shop-test.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The colour of the line around it, on whichever side of its edge; nothing where there is none. */
function lineAround(element: Locator): Promise<string | undefined> {
  return element.evaluate((shown) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth, borderTopColor } =
      getComputedStyle(shown);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return outlineColor;
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : undefined;
  });
}

/** That the chosen one has another line than its neighbour. */
async function expectChosen(chosen: Locator, other: Locator) {
  const line = await lineAround(chosen);
  expect(line).toBeDefined();
  expect(line).not.toBe(await lineAround(other));
}

/** What is painted beneath it. */
function behind(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
}

onPhone(() => {
  test('in forced colours shoppers see what is chosen, what has the focus, and where a button ends', async ({
    page,
  }) => {
    await open(page, '/shop/Wall%20lights');
    const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expectChosen(chips.and(page.locator('[aria-current=page]')), chips.first());
    const search = page.getByRole('combobox', { name: 'Search products' });
    expect(await lineAround(search)).toBeUndefined();
    await search.fill('lamp');
    const options = page.getByTestId('search-results').getByRole('option');
    await expect(options).toHaveCount(4);
    await search.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expectChosen(options.first(), options.nth(1));
    expect(await lineAround(search)).toBeDefined();

    await open(page, LAMP);
    for (const name of ['Add To Cart', 'Buy Now'])
      expect(await lineAround(page.getByRole('button', { name, exact: true }))).toBeDefined();
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    expect(await lineAround(page.locator('.swal2-popup'))).toBeDefined();
    expect(await lineAround(page.getByRole('link', { name: 'Cart +1' }).locator('span').first())).toBeDefined();
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Remove / }).click();
    expect(await lineAround(page.getByRole('dialog'))).toBeDefined();
  });

  test('in forced colours the dots of the carousel are seen, and which is the current one', async ({ page }) => {
    await open(page, '/');
    const carousel = page.getByRole('region', { name: 'Find light by kind' });
    await carousel.scrollIntoViewIfNeeded();
    const dots = carousel.locator('.swiper-pagination-bullet');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    const colours = [await behind(dots.first()), await behind(dots.nth(1)), await behind(page.locator('body'))];
    expect(new Set(colours).size).toBe(3);
  });
});

test('in forced colours the staff see where they are, what a switch says, and each status', async ({ page }) => {
  await page.setViewportSize(DESK);
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  await becomeAdmin(page, '/dashboard/manageItems');
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link');
  await expectChosen(menu.and(page.locator('[aria-current=page]')), menu.first());
  const knob = page.getByRole('switch').first().locator('span > span');
  expect(await behind(knob)).not.toBe(await behind(page.locator('body')));

  await page.goto(`/dashboard/manageOrders?q=${mobile}`);
  const chip = page.getByRole('row').last().getByText('waiting for confirmation').first();
  await expect(chip).toBeVisible();
  expect(await lineAround(chip)).toBeDefined();
});
