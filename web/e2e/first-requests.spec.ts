import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const PAGES = [
  { path: '/shop', call: '/api/products?limit=24', code: /\/assets\/shop-/, shown: 'Aangti Three Ring LED Chandelier' },
  {
    path: '/shop/category/chandni-3d-printed-moon-lamp',
    call: '/api/item/chandni-3d-printed-moon-lamp',
    code: /\/assets\/product-/,
    shown: 'Chandni 3D Printed Moon Lamp',
  },
];

for (const { path, call, code, shown } of PAGES) {
  test(`${path} asks for its products, a picture and its code before the app is there, and only once`, async ({
    page,
  }) => {
    const letAppCome = await holdBackApp(page);
    const calls = callsTo(page, call);
    const firstRequests = [call, code, /^http:\/\/[^/]+\/\w+\.webp$/].map((wanted) =>
      page.waitForRequest((request) => matches(request.url(), wanted)),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await Promise.all(firstRequests);
    await expect(page.getByRole('banner')).toBeHidden();

    letAppCome();
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}

/** React and all that draws is on the way until the answered function is called. */
async function holdBackApp(page: Page): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}

function callsTo(page: Page, call: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (matches(request.url(), call)) calls.push(request.url());
  });
  return calls;
}

function matches(address: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? address.includes(wanted) : wanted.test(address);
}
