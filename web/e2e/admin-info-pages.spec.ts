import type { Page } from '@playwright/test';
import { setInfoPage } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const EDITOR = '/dashboard/content/terms';
const TERMS = {
  title: { en: 'Our own terms', bn: 'আমাদের নিজের শর্ত' },
  text: {
    en: 'Call {phone} first.\n\n## Refunds\n\n- Within **30 days**\n- See [the shop](/shop)\n\n<b>no markup</b>',
    bn: 'ত্রিশ দিনের মধ্যে ফেরত।',
  },
};

test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const title = (page: Page) => page.getByLabel('Title, in English');
const text = (page: Page) => page.getByLabel('Text, in English');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const conflict = (page: Page) => page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
const popup = (page: Page) => page.locator('.popup').last();

test('a page is written, previewed and shown, and can be as in a new shop again', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/content');
  await page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(EDITOR);
  await expect(title(page)).toHaveCount(1); // the page before has several, until the editor is there
  await expect(title(page)).toHaveValue('Terms and conditions');
  await expect(text(page)).toHaveValue(/^Short terms, in the words we would use at the counter\./);
  await title(page).fill(TERMS.title.en);
  await text(page).fill(TERMS.text.en);
  await page.getByLabel('Title, in Bangla').fill(TERMS.title.bn);
  await page.getByLabel('Text, in Bangla').fill(TERMS.text.bn);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('figure');
  await expect(preview).toContainText('Call +880 1700-000000 first.');
  await expect(preview).toContainText('<b>no markup</b>');
  await expectUsable(page, 'the editor of a page');
  await save(page).click();
  await expect(popup(page)).toContainText('Terms & Conditions');

  await page.goto('/info/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  await expect(page).toHaveTitle(/Our own terms/);
  await expect(main.getByRole('heading', { level: 2, name: 'Refunds' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Within 30 days' })).toBeVisible();
  await expect(main).toContainText('<b>no markup</b>');
  await expectUsable(page, 'a page of the shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before that, no language is remembered
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('আমাদের নিজের শর্ত');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  await main.getByRole('link', { name: 'the shop' }).click();
  await expect(page).toHaveURL('/shop');

  await page.goto(EDITOR);
  await page.getByRole('button', { name: 'Restore the standard text' }).click();
  await popup(page).getByRole('button', { name: 'Yes, discard it' }).click();
  await expect(title(page)).toHaveValue('Terms and conditions');
  await page.goto('/info/terms');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
});

test('a page that follows another one in the shop is that of the shop, too', async ({ page }) => {
  await setInfoPage('terms', TERMS);
  await page.goto('/info/privacy');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before that, a link loads a document
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our own terms');
  await page.route('**/api/pages/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible(); // not the text of another shop
  await page.unroute('**/api/pages/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Working here');
});

test('of two admins, the second sees what the first has written', async ({ page }) => {
  await setInfoPage('terms', TERMS);
  await becomeAdmin(page, EDITOR);
  await expect(title(page)).toHaveValue(TERMS.title.en);
  const theirs = { text: { ...TERMS.text, bn: 'তাদের লেখা' }, title: { ...TERMS.title, en: 'Theirs' } };
  await setInfoPage('terms', { ...TERMS, text: theirs.text });
  await page.getByLabel('Text, in English').fill('My text');
  await save(page).click();
  await expect(page.getByLabel('Text, in Bangla')).toHaveValue('তাদের লেখা');
  await expect(page.getByLabel('Text, in English')).toHaveValue('My text');

  await setInfoPage('terms', { title: theirs.title, text: { ...theirs.text, en: 'My text' } });
  await title(page).fill('Mine');
  await save(page).click();
  await expect(conflict(page).getByRole('definition')).toHaveText('In the shop nowTheirsYoursMine');
  await page.getByRole('button', { name: 'Save yours instead' }).click();
  await expect(conflict(page)).toBeHidden();
  await page.goto('/info/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine');
});

test('without a connection what was typed stays', async ({ page }) => {
  await becomeAdmin(page, EDITOR);
  await title(page).fill('Ours');
  await page.route('**/api/pages/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(popup(page)).toContainText('No preview');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await save(page).click();
  await expect(popup(page)).toContainText('No answer came.');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(title(page)).toHaveValue('Ours');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(popup(page)).toContainText('Leave without saving?');
});

onPhone(() => {
  test('the editor has room', async ({ page }) => {
    await becomeAdmin(page, EDITOR);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('figure')).toBeVisible();
    await expectUsable(page, 'the editor of a page on a phone');
  });
});
