import type { Page } from '@playwright/test';
import { addProduct, feature, setHidden, setSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { DESK, expect, onPhone, PHONE, test } from './shop-test.ts';

const CONTENT = '/dashboard/content/sections';

test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const section = (page: Page) => page.getByRole('region', { name: 'Home page' });
const shownIn = (page: Page, name: string) => section(page).getByRole('checkbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save: Home page' });
const popup = (page: Page) => page.locator('.popup').last();
const titles = (page: Page) => page.getByRole('main').locator('section[aria-labelledby] h2');

test('sections are hidden and moved by keys, and home shows the rest in their order', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await expect(section(page).getByRole('listitem')).toHaveText([
    'Categories',
    'Popular products',
    'Shop by room',
    'Second banner',
    'Best products',
    'Top selling',
    'Why buy from us',
    'Showroom and map',
  ]);
  for (const name of ['Popular products', 'Shop by room', 'Second banner', 'Top selling', 'Showroom and map'])
    await shownIn(page, name).uncheck();
  const up = section(page).getByRole('button', { name: 'Move up: Best products' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('listitem').first()).toHaveText('Best products');
  await expect(up).toBeFocused();
  await expectUsable(page, 'the sections of home');
  await save(page).click();
  await expect(popup(page)).toContainText('Home page');

  await page.goto('/');
  const inOrder = ['Our best', 'Find light by kind', 'Why buy from us'];
  await expect(titles(page)).toHaveText(inOrder);
  await expectUsable(page, 'home with chosen sections');
  await page.locator('html[data-app=runs]').waitFor();
  await expect(titles(page)).toHaveText(inOrder);
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(titles(page).first()).toHaveText('আমাদের সেরা বাছাই');
});

test('the last section cannot be hidden', async ({ page }) => {
  await setSettings('sections', { sections: ['top', 'best'] });
  await becomeAdmin(page, CONTENT);
  await shownIn(page, 'Best products').uncheck();
  await expect(shownIn(page, 'Top selling')).toBeDisabled();
  await expect(shownIn(page, 'Top selling')).toBeChecked();
  await expect(page.getByRole('main')).toContainText('At least one must stay.');
});

test('of two admins, the second sees what the first has chosen', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await expect(shownIn(page, 'Categories')).toBeChecked();
  await setSettings('sections', { sections: ['top', 'best'] });
  await shownIn(page, 'Categories').uncheck();
  await save(page).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict).toContainText('In the shop nowTop selling, Best products');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(section(page).getByRole('listitem').first()).toHaveText('Top selling');
});

test('without a connection what was chosen stays', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await shownIn(page, 'Categories').uncheck();
  await page.route('**/api/settings/sections', (route) => route.abort());
  await save(page).click();
  await expect(popup(page)).toContainText('No answer came.');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(shownIn(page, 'Categories')).not.toBeChecked();
});

test('the headline of the questions is that of the shop', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/content/faq');
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  await questions.getByLabel('Title, in English').fill('Ask us');
  await questions.getByLabel('Title, in Bangla').fill('জিজ্ঞেস করুন');
  await page.getByRole('button', { name: 'Save: Questions and answers' }).click();
  await expect(popup(page)).toContainText('Questions and answers');
  await page.goto('/aboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us');
  await setSettings('faq', {});
});

test('a banner is previewed in the words of each language', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/content/banners');
  const preview = page.getByRole('region', { name: 'First banner' }).getByRole('figure');
  await expect(preview).toContainText('Fewer lamps. Better light.');
  await expect(preview).toContainText('অল্প বাতি, সুন্দর আলো');
});

onPhone(() => {
  test('the sections have room', async ({ page }) => {
    await becomeAdmin(page, CONTENT);
    await expectUsable(page, 'the content on a phone');
  });
});

test.describe('however many products its lists have', () => {
  const LISTS = ['best', 'top'] as const;
  const LAMP = { name: 'Height Lamp', desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };
  let lamps: string[];

  test.beforeEach(async () => {
    lamps = await Promise.all(Array.from({ length: 7 }, () => addProduct(LAMP)));
    for (const list of LISTS) await feature(list, lamps);
  });

  for (const count of [0, 1, 3, 7]) {
    test(`home reserves the height that they take: ${count}`, async ({ page }) => {
      for (const [index, lamp] of lamps.entries()) await setHidden(lamp, index >= count);
      for (const screen of [PHONE, DESK]) {
        await page.setViewportSize(screen);
        await page.goto('/');
        await page.locator('html[data-app=runs]').waitFor();
        const sections = LISTS.map((list) => `section[aria-labelledby="${list}-title"]`);
        const heights = await Promise.all(sections.map((selector) => heightsOf(page, selector)));
        for (const [reserved, taken] of heights)
          expect(Math.abs(Number(reserved) / Number(taken) - 1), `${screen.width}: ${heights}`).toBeLessThan(0.1);
      }
    });
  }

  /** Before and after all that is in it was laid out, in pixels. */
  function heightsOf(page: Page, selector: string): Promise<[reserved: number, taken: number]> {
    return page.locator(selector).evaluate((shown) => {
      const { offsetHeight } = shown as HTMLElement; // a section
      for (const part of [shown, ...shown.querySelectorAll<HTMLElement>('li')])
        (part as HTMLElement).style.contentVisibility = 'visible';
      return [offsetHeight, (shown as HTMLElement).offsetHeight];
    });
  }
});
