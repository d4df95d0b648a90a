import { ask } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import { removeProduct, setPrice } from './api-helpers.ts';
import { asPrice } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const NOW = Date.now();

test.use({ expectedComplaints: [/ERR_FAILED/] });

const SHOPIFY = [
  '\uFEFFHandle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status',
  `kather-${NOW},Kather ${NOW} &amp; Shade,"<p>Turned <strong>mango wood</strong>,&nbsp;linen shade.</p>\n<ul><li>E27</li></ul>",Lights,Table Lamp,true,Size,Small,900,4,1650.00,/preview.jpg,active`,
  `kather-${NOW},,,,,,,Large,1400,2,2250.00,,`,
  `kather-${NOW},,,,,,,,,,,/logo.png,`,
].join('\r\n');

const META = [
  'id,title,description,availability,condition,price,link,image_link,additional_image_link,sale_price',
  `m1,Bowl ${NOW},White inside.,in stock,new,2450.00 BDT,https://shop.example/p/m1,/preview.jpg,"/logo.png,/icon.png",2200.00 BDT`,
].join('\r\n');

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file of Shopify becomes a family, and the import is undone', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/importItems');
  await page.getByLabel(/^Choose .* file$/).setInputFiles(file('shopify.csv', SHOPIFY));
  const first = page.getByRole('row').filter({ hasText: `New ${asPrice('1,650')} · 4 pcs · Table Lamp` });
  await expect(first).toContainText(`Kather ${NOW} & Shade`);
  await expect(first).toContainText('Turned mango wood, linen shade.');
  await expect(page.getByText('These columns are ignored: Vendor, Option1 Name.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('2 products added, 0 products changed.').first()).toBeVisible();

  const found = async () => (await ask(NOBODY, `GET /products?family=kather-${NOW}`)).body;
  const pictures = [{ img: '/preview.jpg' }, { img: '/logo.png' }];
  expect(await found()).toMatchObject([
    { price: 1650, weight: 900, family: { option: { en: 'Small' } }, pictures },
    { price: 2250, weight: 1400, family: { option: { en: 'Large' } }, img: '/logo.png' },
  ]);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expectUsable(page, 'the question before an import is undone');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('2 products deleted, 0 products put back.')).toBeVisible();
  await expectUsable(page, 'an import that is undone');
  expect(await found()).toEqual([]);
});

test('of an undo that was interrupted, what stayed is still named; a file that is not the last any more is not undone', async ({
  page,
}) => {
  const admin = await signIn('admin');
  const send = async (importId: string, name: string, row = 2) => {
    const cells = { name, description: 'A lamp.', price: '900', categories: 'Table Lamp', picture: '/preview.jpg' };
    const sent = { importId, fileName: `${importId}.csv`, rows: [{ row, cells }] };
    expect(await ask(admin, 'POST /products/import', sent)).toMatchObject({ status: 200 });
    const { body } = await ask(NOBODY, `GET /products?q=${encodeURIComponent(name)}&fields=_id&fresh=now`);
    return body[0]._id as string;
  };
  await send(`parts-${NOW}`, `First ${NOW}`);
  const changed = await send(`parts-${NOW}`, `Second ${NOW}`, 3);
  await setPrice(changed, 950);
  await becomeAdmin(page, '/dashboard/importItems');
  let calls = 0;
  await page.route('**/api/products/import/undo', (route) => (++calls === 2 ? route.abort() : route.continue()));
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  };
  await undo();
  await expect(page.getByRole('alert')).toContainText('The import was not undone to the end.');
  await expect(page.getByRole('status').filter({ hasText: `Second ${NOW}` })).toContainText('1 product stayed');
  await undo();
  await expect(page.getByText('1 product deleted, 0 products put back.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `Second ${NOW}` })).toContainText('1 product stayed');

  const left = await send(`older-${NOW}`, `Third ${NOW}`);
  await page.reload();
  await expect(page.getByText(`older-${NOW}.csv`)).toBeVisible();
  const newest = await send(`newer-${NOW}`, `Fourth ${NOW}`);
  await undo();
  await expect(page.getByRole('alert')).toContainText('Another file was imported after this one');
  await expect(page.getByText('0 products deleted')).toHaveCount(0);
  await expectUsable(page, 'an import that is not the last any more');
  for (const id of [changed, left, newest]) await removeProduct(id);
});

test('a file of Meta without categories asks for one', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/importItems');
  await page.getByLabel(/^Choose .* file$/).setInputFiles(file('meta.csv', META));
  await expect(page.getByRole('alert')).toContainText('Missing: categories.');
  await page.getByLabel('Category of the products in this file').selectOption('Pendant lights');
  await expect(page.getByRole('row').filter({ hasText: `Bowl ${NOW}` })).toContainText(
    `New ${asPrice('2,200')} · Pendant lights`,
  );
  await expectUsable(page, 'a catalogue of Meta before its import');
});
