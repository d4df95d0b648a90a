import { expect, test } from './shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/aboutUs');
});

test('the search keeps those of the five entries that contain what was typed, whatever the case', async ({ page }) => {
  const entries = page.getByRole('main').locator('details');
  await expect(entries).toHaveCount(5);
  await page.getByRole('main').getByRole('searchbox').fill('REFUND');
  await expect(entries).toHaveCount(1);
});

test('the question form asks below each field for what is missing, and for more than spaces', async ({ page }) => {
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
  await form.getByRole('button', { name: 'Send the question' }).click();
  for (const label of ['Name', 'Email', 'Question']) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('Please fill this in.');
  }
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Question']) {
    await form.getByLabel(label).fill('   ');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(
      'Please fill this in: spaces alone are not enough.',
    );
    await form.getByLabel(label).fill('Where is my lamp?');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('');
  }
  await form.getByLabel('Email').fill('rupa@');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a complete e-mail address, such as name@example.com.',
  );
  await expect(page.getByText('Thank you!', { exact: true })).toBeHidden();
});

test('what is pasted and too long stays whole, says so in both languages, and is not sent', async ({ page }) => {
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await form.getByLabel('Name').fill('Rupa');
  await form.getByLabel('Email').fill('rupa@example.com');
  await form.getByLabel('Question').focus();
  const pasted = 'long '.repeat(1_002); // the last space is not sent
  await page.keyboard.insertText(pasted);
  await expect(form.getByLabel('Question')).toHaveValue(pasted);
  const problem = 'At most 5,000 characters, please: these are 9 too many.';
  await expect(form.getByRole('alert')).toHaveText(problem);
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByLabel('Question')).toBeFocused();
  await expect(form.getByLabel('Question')).toHaveAccessibleDescription(problem);
  await expect(page.getByText('Thank you!', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.getByText('সর্বোচ্চ ৫,০০০টি অক্ষর লেখা যায়, ৯টি বেশি হয়েছে।')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).first().click();
  await form.getByLabel('Question').fill('long '.repeat(1_000));
  await expect(form.getByLabel('Question')).toHaveAccessibleDescription('');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
});

test('the page can be shared on Facebook, X and WhatsApp', async ({ page }) => {
  for (const site of ['Facebook', 'X', 'WhatsApp']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`Share on ${site}\\b`) });
    await expect(link).toHaveAttribute('href', /aboutUs/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
