import type { Page } from '@playwright/test';
import { setSettings, staffSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const CONTENT = '/dashboard/content/faq';
const WARRANTY = {
  question: { en: 'Is there a warranty?', bn: 'ওয়ারেন্টি আছে?' },
  answer: { en: 'Two years.', bn: 'দুই বছর।' },
};
const RETURNS = {
  question: { en: 'May I send it back?', bn: 'ফেরত দেওয়া যায়?' },
  answer: { en: 'Within a week.', bn: 'এক সপ্তাহের মধ্যে।' },
};

test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const section = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const entry = (page: Page, place: number) =>
  section(page).getByRole('group', { name: `Question ${place}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save: Questions and answers' });
const expectSaved = (page: Page) => expect(page.locator('.popup').last()).toContainText('Questions and answers');
const questions = (page: Page) => page.getByRole('main').locator('summary');

test('questions are added, moved and emptied, and stand on the page About Us in each language', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await expect(entry(page, 1).getByLabel('Question, in English')).toHaveValue('Can I pay cash on delivery?');
  await entry(page, 6).getByLabel('Question, in English').fill(WARRANTY.question.en);
  await expect(entry(page, 7)).toBeVisible();
  await save(page).click();
  await expect(entry(page, 6).getByLabel('Question, in Bangla')).toBeFocused();
  await entry(page, 6).getByLabel('Question, in Bangla').fill(WARRANTY.question.bn);
  await entry(page, 6).getByLabel('Answer, in English').fill(WARRANTY.answer.en);
  await entry(page, 6).getByLabel('Answer, in Bangla').fill(WARRANTY.answer.bn);
  await entry(page, 6).getByRole('button', { name: 'Move up' }).click();
  for (const field of ['Question', 'Answer'])
    for (const language of ['English', 'Bangla']) await entry(page, 1).getByLabel(`${field}, in ${language}`).fill('');
  await expectUsable(page, 'the questions');
  await save(page).click();
  await expectSaved(page);

  await page.goto('/aboutUs');
  await expect(questions(page)).toHaveText([
    'How do I reach support?',
    'When is support available?',
    'Can I return a product?',
    'Is there a warranty?',
    'How long does shipping take?',
  ]);
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(questions(page).nth(3)).toHaveText('ওয়ারেন্টি আছে?');
});

test('who comes to About Us from another page sees the questions of the shop, or that they did not come', async ({
  page,
}) => {
  await setSettings('faq', { entries: [WARRANTY] });
  const openHome = async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before that, the link loads a document
  };
  await openHome();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(questions(page)).toHaveText(['Is there a warranty?']);
  await openHome();
  await page.route('**/api/settings', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(questions(page)).toHaveText(['Is there a warranty?']);
});

test('an answer and a question that two admins write at once are both kept; of one answer, the second sees the first', async ({
  page,
}) => {
  await setSettings('faq', { entries: [WARRANTY] });
  await becomeAdmin(page, CONTENT);
  await expect(entry(page, 1).getByLabel('Answer, in English')).toHaveValue('Two years.');
  await setSettings('faq', { entries: [WARRANTY, RETURNS] });
  await entry(page, 1).getByLabel('Answer, in English').fill('Three years.');
  await save(page).click();
  await expect(entry(page, 2).getByLabel('Question, in English')).toHaveValue(RETURNS.question.en);
  const answered = (years: string) => ({ ...WARRANTY, answer: { ...WARRANTY.answer, en: years } });
  expect((await staffSettings()).faq.entries).toEqual([answered('Three years.'), RETURNS]);

  await setSettings('faq', { entries: [RETURNS, answered('Three years.')] });
  await entry(page, 1).getByLabel('Answer, in English').fill('Four years.');
  await save(page).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict).toContainText('Question 1: Answer, in English');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(entry(page, 1).getByLabel('Question, in English')).toHaveValue(RETURNS.question.en);
});

onPhone(() => {
  test('the questions have room', async ({ page }) => {
    await becomeAdmin(page, CONTENT);
    await expect(section(page)).toBeVisible();
    await expectUsable(page, 'the questions on a phone');
  });
});
