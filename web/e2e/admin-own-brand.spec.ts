import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import type { Page } from '@playwright/test';
import { setSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const LOGO = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="300px" height="100px">
  <script>document.title = 'taken over'</script>
  <path inkscape:label="N" onclick="alert(1)" fill="#7a1f3d" d="M20 90V10h20
    l30 50V10h20v80H70L40 40v50z"/>
</svg>`;

// The script of the uploaded drawing, and its handler, are blocked while it is cleaned.
test.use({ expectedComplaints: [/inline event handler/] });

const SAMPLE = /aloghor|আলোঘর/i;
const section = (page: Page) => page.getByRole('region', { name: 'Name and look' });

test.afterAll(async () => {
  for (const part of ['brand', 'contact'] as const) await setSettings(part, DEFAULT_SETTINGS[part]);
});

test('a shop gets its own name, logo and colour in one form, and that of the sample is nowhere any more', async ({
  page,
  browser,
}) => {
  const { contact } = DEFAULT_SETTINGS;
  const address = { ...contact.address, name: { en: 'Our showroom', bn: 'আমাদের শোরুম' } };
  await setSettings('contact', { ...contact, emailAddress: 'hello@noor.example', address });
  await becomeAdmin(page, '/dashboard/settings');
  await section(page).getByLabel('Name of the shop, in English').fill('Noor Lights');
  await section(page).getByLabel('Name of the shop, in Bangla').fill('নূর লাইটস');
  await section(page)
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'noor.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(section(page).getByRole('button', { name: 'Remove: Logo' })).toBeVisible();
  const colour = section(page).getByLabel('Colour of buttons and links');
  await colour.fill('#e0245e');
  await expect(section(page)).toContainText('Too light to read. The nearest shade that can be read is #b31d4b.');
  await expectUsable(page, 'the form of the brand');
  await section(page).getByRole('button', { name: 'Use #b31d4b' }).click();
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.popup').last()).toContainText('Saved');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Noor Lights' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Noor Lights$/);

  const shopper = await (await browser.newContext()).newPage();
  for (const [path, name] of [
    ['/', 'Noor Lights'],
    ['/shop', 'Noor Lights'],
    ['/aboutUs', 'Noor Lights'],
    ['/info/about', 'Noor Lights'],
    ['/cart', 'Noor Lights'],
    ['/bn', 'নূর লাইটস'],
    ['/bn/shop', 'নূর লাইটস'],
    ['/bn/info/about', 'নূর লাইটস'],
  ] as const) {
    await shopper.goto(path);
    await expect(shopper.locator('html')).toHaveAttribute('data-app', 'runs');
    await expect(shopper).toHaveTitle(new RegExp(` · ${name}$`));
    const logo = shopper.getByRole('banner').getByRole('img', { name });
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBe(3);
    expect(await shopper.content()).not.toMatch(SAMPLE);
  }
  await shopper.goto('/login');
  const button = shopper.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(179, 29, 75)');

  const told = async (path: string) => (await shopper.request.get(path)).text();
  for (const path of ['/site.webmanifest', '/site-bn.webmanifest', '/api/settings?fresh=now'])
    expect(await told(path)).not.toMatch(SAMPLE);
  const manifest = JSON.parse(await told('/site.webmanifest'));
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await shopper.request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  await shopper.goto(
    (await shopper.locator('img[alt="নূর লাইটস"], img[alt="Noor Lights"]').first().getAttribute('src')) ?? '',
  );
  expect(await shopper.content()).not.toMatch(/script|onclick|inkscape|drawn by hand/);
  await shopper.context().close();
});
