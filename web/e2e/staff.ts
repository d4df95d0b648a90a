import type { Browser, Page } from '@playwright/test';
import { STAFF_PAGES, STAFF_PATHS } from '../shared/navigation/page-permissions.ts';
import { verifyAddressOf } from './api-helpers.ts';
import { becomeCustomer } from './people.ts';
import { expect } from './shop-test.ts';

/** A new customer whose address is proved, in a browser of their own. */
export async function newMember(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const email = await becomeCustomer(page);
  await verifyAddressOf(email);
  return { page, email };
}

/** Chooses a role in the menu of a person: that alone changes nothing. */
export async function chooseRole(page: Page, email: string, name: string) {
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('row')).toHaveCount(2); // the headings and this person: the list that comes closes an open menu
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: `More about ${email}` }).click();
  await page.getByRole('button', { name, exact: true }).click();
  return row;
}

/** Opens every page of the dashboard that has none of these permissions; each leads to the login, which says why. */
export async function expectClosed(page: Page, permissions: string[]): Promise<void> {
  const closed = STAFF_PATHS.filter((path) => !permissions.includes(STAFF_PAGES[path].permission));
  expect(closed.length).toBeGreaterThan(8);
  for (const path of closed) {
    await page.goto(`/dashboard/${path.replace(':id', 'moon')}`);
    await expect(page.getByText('Your account has no permission for this page.'), path).toBeVisible();
  }
}
