import { DEFAULT_LANGUAGE, LANGUAGES } from '@aloghor/functions/domain/languages';
import type { Page } from '@playwright/test';
import { setAnnouncement } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const CONTENT = '/dashboard/content/announcement';
const EID = { text: { en: 'Eid offers until Friday', bn: 'শুক্রবার পর্যন্ত ঈদের অফার' }, link: '/shop' };

test.use({ expectedComplaints: [/409|ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/] });

const section = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const save = (page: Page) => page.getByRole('button', { name: 'Save: Announcement' });
const inEnglish = (page: Page) => section(page).getByLabel('Text, in English');
const inBangla = (page: Page) => section(page).getByLabel('Text, in Bangla');
const conflict = (page: Page) => page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
const expectSaved = (page: Page) => expect(page.locator('.popup').last()).toContainText('Announcement');
const line = (page: Page) => page.locator('.announcement');

test('an announcement is previewed as it is typed, and stands above every page in its language', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await expect(section(page)).toContainText('No announcement.');
  await inEnglish(page).fill(EID.text.en);
  await save(page).click();
  await expect(inBangla(page)).toBeFocused(); // in one language alone it is none
  await inBangla(page).fill(EID.text.bn);
  await section(page).getByLabel('Link', { exact: true }).fill('/shop');
  await expect(section(page).getByRole('figure')).toContainText(EID.text.bn);
  await expectUsable(page, 'the content');
  await save(page).click();
  await expectSaved(page);

  await page.goto('/');
  await expect(line(page)).toHaveText(EID.text.en, { useInnerText: true });
  await expectUsable(page, 'home with an announcement');
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(line(page)).toHaveText(EID.text.bn, { useInnerText: true });
  await line(page).getByRole('link').filter({ visible: true }).click();
  await expect(page).toHaveURL('/bn/shop');
  await expect(line(page)).toHaveText(EID.text.bn, { useInnerText: true });
});

test('a page in any language shows the announcement in that one alone', async ({ page }) => {
  await setAnnouncement(EID);
  for (const language of LANGUAGES) {
    await page.goto(language === DEFAULT_LANGUAGE ? '/' : `/${language}`);
    const shown = line(page).getByRole('paragraph').filter({ visible: true });
    await expect(shown).toHaveText(EID.text[language]);
    await expect(line(page).locator('> *').filter({ visible: true })).toHaveAttribute('lang', language);
  }
});

test('an announcement for later is not in the shop yet', async ({ page }) => {
  await setAnnouncement(EID);
  await becomeAdmin(page, CONTENT);
  await section(page).getByLabel('From', { exact: true }).fill('2099-04-01T08:30');
  await save(page).click();
  await expectSaved(page);
  await page.goto('/');
  await expect(line(page)).toHaveCount(0);
  await page.goto('/dashboard/audit');
  await expect(page.getByText('1 Apr 2099, 08:30')).toBeVisible();
});

test('of two admins, the second sees what the first has announced', async ({ page, browser }) => {
  await setAnnouncement(EID);
  await becomeAdmin(page, CONTENT);
  await expect(inEnglish(page)).toHaveValue(EID.text.en);
  const other = await (await browser.newContext()).newPage();
  await becomeAdmin(other, CONTENT);
  await inEnglish(other).fill('Eid is over');
  await save(other).click();
  await expectSaved(other);

  await inEnglish(page).fill('Eid offers until Sunday');
  await save(page).click();
  await expect(conflict(page)).toContainText('In the shop nowEid is overYoursEid offers until Sunday');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(inEnglish(page)).toHaveValue('Eid is over');
  await other.context().close();
});

test('without a connection what was typed stays', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await inEnglish(page).fill(EID.text.en);
  await inBangla(page).fill(EID.text.bn);
  await page.route('**/api/settings/announcement', (route) => route.abort());
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('No answer came.');
  await page.locator('.popup').last().getByRole('button', { name: 'OK' }).click();
  await expect(inEnglish(page)).toHaveValue(EID.text.en);
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.locator('.popup').last()).toContainText('Leave without saving?');
});

test('content that cannot be loaded is asked for again', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/audit');
  await page.route('**/api/settings/admin', (route) => route.abort());
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Announcement' }).click();
  await expect(page.getByRole('alert')).toContainText('Announcement');
  await page.unroute('**/api/settings/admin');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page)).toBeVisible();
});

onPhone(() => {
  test('an announcement and its form have room', async ({ page }) => {
    await setAnnouncement(EID);
    await page.goto('/');
    await expect(line(page)).toBeVisible();
    await expectUsable(page, 'home with an announcement, on a phone');
    await becomeAdmin(page, CONTENT);
    await expect(section(page)).toBeVisible();
    await expectUsable(page, 'the content on a phone');
  });
});
