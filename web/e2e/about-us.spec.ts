import { expect, test } from './shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/aboutUs');
});

test('the search keeps of the five entries those that hold the word, whatever the case', async ({ page }) => {
  const entries = page.getByRole('main').locator('details');
  await expect(entries).toHaveCount(5);
  await page.getByRole('main').getByRole('searchbox').fill('REFUND');
  await expect(entries).toHaveCount(1);
});

test('the question form asks for all three fields, and for more than spaces', async ({ page }) => {
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
  await form.getByRole('button', { name: 'Send the question' }).click();
  for (const label of ['Name', 'Email', 'Question']) {
    const isMissing = await form.getByLabel(label).evaluate((field: HTMLInputElement) => field.validity.valueMissing);
    expect(isMissing).toBe(true);
  }
  for (const label of ['Name', 'Question']) {
    await form.getByLabel(label).fill('   ');
    expect(await form.getByLabel(label).evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(
      'Please fill this in: spaces alone are not enough.',
    );
  }
  await expect(page.getByText('Thank you!', { exact: true })).toBeHidden();
});

test('the page can be shared on Facebook, X and WhatsApp', async ({ page }) => {
  for (const site of ['Facebook', 'X', 'WhatsApp']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`Share on ${site}\\b`) });
    await expect(link).toHaveAttribute('href', /aboutUs/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
