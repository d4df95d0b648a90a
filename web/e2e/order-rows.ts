import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** The row of an order in a list of orders. */
export const orderRow = (page: Page, id: string): Locator => page.locator(`tr[data-row="${id}"]:not(.detail)`);

/** The ids of the orders that are listed. */
export function listedIds(page: Page): Promise<string[]> {
  return page
    .locator('tr[data-row]:not(.detail)')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.row ?? ''));
}

const statusButton = (row: Locator) => row.getByRole('button', { name: /Change the status of order/ });

/** Opens the form behind the status of a row, and returns its select. */
export async function openStatus(row: Locator): Promise<Locator> {
  await statusButton(row).click();
  return row.getByRole('combobox');
}

/** The same by the keyboard alone. */
export async function openStatusByKeys(page: Page, row: Locator): Promise<void> {
  await tabTo(page, statusButton(row));
  await page.keyboard.press('Enter');
  await row.getByRole('combobox').and(page.locator(':focus')).waitFor();
}
