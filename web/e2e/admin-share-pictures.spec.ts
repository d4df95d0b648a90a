import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { addProduct } from './api-helpers.ts';
import { handleFirst, hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const NOW = Date.now();
const [OURS, FOREIGN, GONE] = [`Link Ours ${NOW}`, `Link Foreign ${NOW}`, `Link Gone ${NOW}`];
const PICTURE = readFileSync(join(import.meta.dirname, '../public/preview.jpg'));
const LAMP = { desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

test.use({ expectedComplaints: [/CORS policy|ERR_FAILED|404|429/] });

const makeMissing = (page: Page) => page.getByRole('button', { name: /^Make the missing link pictures \(\d+\)$/ });
const outcome = (page: Page) => page.getByLabel('Result', { exact: true });

/** The picture of a product's page in chats, with its type and size. */
async function previewOf(page: Page, id: string): Promise<string[]> {
  const html = await (await page.request.get(`/shop/category/${id}`)).text();
  return ['image', 'image:type', 'image:width', 'image:height'].map(
    (part) => new RegExp(`<meta property="og:${part}" content="([^"]*)"`).exec(html)?.[1] ?? 'none',
  );
}

test('imported products get their link pictures, and those that cannot are named with the reason', async ({ page }) => {
  const headers = { 'Access-Control-Allow-Origin': 'https://pictures.example' };
  await page.route('https://pictures.example/lamp.jpg', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/jpeg', headers }),
  );
  await page.route('https://pictures.example/gone.jpg', (route) => route.fulfill({ status: 404 }));
  await becomeAdmin(page, '/dashboard/importItems');
  const rows = [
    `${OURS},/preview.jpg`,
    `${FOREIGN},https://pictures.example/lamp.jpg`,
    `${GONE},https://pictures.example/gone.jpg`,
  ].map((row) => row.replace(',', ',A lamp.,900,Table Lamp,'));
  const buffer = Buffer.from(['name,description,price,categories,picture', ...rows].join('\r\n'));
  await page.getByLabel(/^Choose .* file$/).setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(page.getByText('3 products added, 0 products changed.').first()).toBeVisible();
  const { body } = await ask(NOBODY, `GET /products?q=${NOW}&fields=_id,name&fresh=now`);
  const id = body.find(({ name }: { name: string }) => name === OURS)._id;
  expect((await previewOf(page, id))[0]).toMatch(/\/preview\.jpg$/);

  await page.goto('/dashboard/manageItems');
  await expectUsable(page, 'the offer of link pictures');
  await makeMissing(page).click();
  await expect(outcome(page)).toContainText(/link pictures? (is|are) made\./);
  await expect(outcome(page)).toContainText(`${FOREIGN}: its picture is at another website`);
  await expect(outcome(page)).toContainText(`${GONE}: its picture does not load`);
  await expectUsable(page, 'link pictures that are made');
  const [address = '', ...rest] = await previewOf(page, id);
  expect(rest).toEqual(['image/jpeg', '1200', '630']);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg');
  await expect(makeMissing(page)).toBeVisible(); // of the others
});

test('what is stopped continues where it was, and waits where the shop takes no more photos', async ({ page }) => {
  const added: string[] = [];
  for (const name of [`Link One ${NOW}`, `Link Two ${NOW}`]) added.push(await addProduct({ ...LAMP, name }));
  await becomeAdmin(page, '/dashboard/manageItems');
  const upload = await hold(page, '**/api/images');
  await makeMissing(page).click();
  await upload.asked;
  await expect(page.getByRole('progressbar', { name: /^Making link pictures: 0 of \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('0 link pictures are made.');
  await expect(outcome(page)).toContainText(/Stopped\. \d+ products are left\./);
  upload.release();

  await handleFirst(page, '**/api/images', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '1' },
      json: { status: 429, code: 'too-many', detail: 'Too many.' },
    }),
  );
  await makeMissing(page).click();
  await expect(
    page.getByText(/^The shop takes no more photos for the moment\. This continues at \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(outcome(page)).toContainText(/\d link pictures are made\./);
  for (const id of added) expect((await previewOf(page, id)).slice(1)).toEqual(['image/jpeg', '1200', '630']);
});
