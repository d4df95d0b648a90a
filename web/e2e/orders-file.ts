import { readFile } from 'node:fs/promises';
import { CURRENCY_NAME } from '@aloghor/functions/domain/country';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';

/** A row of the orders' file, by the headings of its columns. */
export type FileRow = Record<string, string>;

export const TOTAL = `Total (${CURRENCY_NAME.en})`;
export const TO_COLLECT = `To collect (${CURRENCY_NAME.en})`;

/** Saves the orders that a page lists as a file, and reads its rows. */
export async function saveOrdersFile(page: Page): Promise<FileRow[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return Papa.parse<FileRow>((await readFile(await file.path(), 'utf8')).trim(), { header: true }).data;
}
