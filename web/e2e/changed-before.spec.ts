import type { Locator, Page } from '@playwright/test';
import { hold } from './network.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/The page was not as it was rendered/] });

/** Does what a password manager does: puts nodes of its own beside fields and into forms. */
async function addForeignNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('#root input, #root textarea')) {
      const icon = document.createElement('div');
      icon.dataset.passwordManager = '';
      field.before(icon.cloneNode());
      field.after(icon);
    }
  });
}

/** The number's field begins with a country code, behind which a tap puts the caret. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('End');
  const prefilled = await field.inputValue();
  await field.pressSequentially(text.slice(prefilled.length));
}

const FIELDS: [page: string, typed: Record<string, string>][] = [
  ['/login', { Email: 'karim@example.com', Password: 'alo ghor 1' }],
  [
    '/register',
    { Name: 'Karim', Email: 'karim@example.com', Password: 'alo ghor 1', 'Confirm password': 'alo ghor 1' },
  ],
  ['/forgotPassword', { Email: 'karim@example.com' }],
  ['/track', { 'Order number or Order ID': 'A-1000', 'Mobile number': '+921700000000' }],
  ['/aboutUs', { Name: 'Karim', Question: 'Do you deliver to Bhola?' }],
];

for (const [path, typed] of FIELDS) {
  test(`what is typed on ${path} before the app runs stays, also beside what a password manager puts there`, async ({
    page,
  }) => {
    const { release } = await hold(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' }); // the page waits for its app
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await addForeignNodes(page);
    for (const [label, text] of Object.entries(typed))
      await typeInto(page.getByLabel(label, { exact: true }).last(), text);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true }).last()).toHaveValue(text);
    await expect(page.getByLabel(Object.keys(typed).at(-1) ?? '', { exact: true }).last()).toBeFocused();
  });
}

test('so does a search, which shows its results', async ({ page }) => {
  const { release } = await hold(page, '**/assets/index-*.js');
  await page.goto('/');
  await addForeignNodes(page);
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('moon');
  release();
  await expect(page.getByRole('option', { name: /Moon Lamp/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('moon');
});
