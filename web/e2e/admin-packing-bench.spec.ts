import type { Page } from '@playwright/test';
import {
  addProduct,
  deskOf,
  orderNumberOf,
  placeFirstCall,
  recordCall,
  removeProduct,
  setStatus,
  setStock,
  stockLeft,
} from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
test.use({ expectedComplaints: [/40[49]|ERR_FAILED/] });

const stopped = (page: Page) => page.getByRole('main').getByRole('alert');
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** A scanner types fast, wherever the focus is, and ends with Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** What the slip's code says: the address of the tracking page. */
const slipOf = async (orderId: string) => `https://shop.example/track?id=${await orderNumberOf(orderId)}`;

/** Counts how often the bench prints, and how often it sounds. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
      window.dispatchEvent(new Event('afterprint'));
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1);
      return start.apply(this, when);
    };
  });
}

async function addLamp(article?: string): Promise<string> {
  const lamp = {
    name: `Bench Lamp ${article ?? 'without a code'}`,
    desc: 'A lamp.',
    price: 900,
    categories: ['Table Lamp'],
  };
  return addProduct({ ...lamp, img: '/icon-192.png', article });
}

async function confirmed(orderItems: object[]): Promise<string> {
  const id = await placeFirstCall(newMobile(), 'Rupa Shopper', { orderItems });
  await recordCall(id, 'confirmed');
  return id;
}

test('a packer with a scanner: the last scan closes the parcel and prints; nothing wrong gets in', async ({ page }) => {
  const article = `BX-${Date.now()}`;
  const lamp = await addLamp(article);
  const order = await confirmed([{ _id: lamp, quantity: 2 }]);
  const slip = await slipOf(order);
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing');
  await page.getByRole('link', { name: 'Pack with a scanner' }).click();
  await expect(page.getByRole('heading', { name: 'Packing bench' })).toBeVisible();

  await scan(page, slip);
  await expect(page.getByRole('region', { name: /^Parcel of order / })).toContainText('0 / 2');
  await expectUsable(page, 'a parcel on the bench');
  await scan(page, 'WRONG-1');
  await expect(stopped(page)).toContainText('‘WRONG-1’ does not belong in this parcel.');
  await expect(page.locator('body')).toHaveAttribute('data-tones', '2');
  await expectUsable(page, 'a bench that has stopped');
  await scan(page, article);
  await expect(page.locator('body')).toHaveAttribute('data-tones', '4');
  await expect(page.getByText('0 / 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(stopped(page)).toHaveCount(0);

  await scan(page, article);
  await scan(page, slip); // again by mistake
  await expect(page.getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(stopped(page)).toContainText('Something is missing in the parcel of ');
  await page.keyboard.press('Enter');
  await scan(page, article);
  await expect(said(page, /^[A-Z]-\d{4} is packed\. \d+ packed today\./)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  expect(await deskOf(order)).toMatchObject({
    packed: { by: 'packer@aloghor.example' },
    printed: { by: 'packer@aloghor.example' },
  });

  await scan(page, slip); // within the minute
  await expect(stopped(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Order [A-Z]-\d{4} is not packed$/ }).click();
  await expect(page.getByText(/^Order [A-Z]-\d{4} is to be packed again$/)).toBeVisible();
  expect((await deskOf(order))?.packed).toBeUndefined();
  await scan(page, slip);
  for (const _ of ['one', 'two']) await scan(page, article);
  await expect(said(page, 'is packed')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1'); // its slip is there already
  await removeProduct(lamp);
});

test('a product without an article number is confirmed by Enter, and one with an unreadable code is counted by a click', async ({
  page,
}) => {
  const article = `BY-${Date.now()}`;
  const [lamp, plainLamp] = [await addLamp(article), await addLamp()];
  const [plain, mixed] = [
    await confirmed([{ _id: plainLamp }]),
    await confirmed([{ _id: lamp }, { _id: plainLamp, quantity: 2 }]),
  ];
  await listen(page);
  await becomeAdmin(page, '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await orderNumberOf(plain));
  await expect(page.getByText('It has no article number to scan: check it yourself.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(said(page, 'is packed')).toBeVisible();

  await scan(page, await orderNumberOf(mixed));
  await expect(page.getByRole('button', { name: 'Packed', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: `Count one Bench Lamp ${article}` }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.getByRole('button', { name: 'Packed', exact: true }).click();
  await expect(said(page, 'is packed')).toBeVisible();
  expect((await deskOf(mixed))?.packed).toBeDefined();
  for (const one of [lamp, plainLamp]) await removeProduct(one);
});

test('a parcel that comes back is found by its slip; its products are in stock only once that is recorded', async ({
  page,
}) => {
  const lamp = await addLamp();
  await setStock(lamp, 5);
  const order = await confirmed([{ _id: lamp, quantity: 2 }]);
  await setStatus(order, 'Out for Delivery');
  await becomeAdmin(page, '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(order));
  await expect(stopped(page)).toContainText('is already out for delivery.');
  expect(await stockLeft(lamp)).toBe(3);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(`/dashboard/manageOrders/${order}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox')).toHaveCount(1);
  await main.getByRole('combobox').selectOption('Returned…');
  await main.getByRole('button', { name: `Change order ${order}` }).click();
  const form = page.getByRole('dialog', { name: 'Returned' });
  await form.getByLabel('Why?').selectOption('Changed their mind');
  await form.getByLabel(/^Collected/).fill('0');
  await form.getByRole('button', { name: 'Record and close' }).click();
  await expect(main).toContainText('Returned: Changed their mind');
  expect(await stockLeft(lamp)).toBe(5);
  await removeProduct(lamp);
});

test('an order that is not to be packed is said at once, and a shop that does not answer too', async ({ page }) => {
  const plainLamp = await addLamp();
  const [cancelled, sent, packed] = [
    await confirmed([{ _id: plainLamp }]),
    await confirmed([{ _id: plainLamp }]),
    await confirmed([{ _id: plainLamp }]),
  ];
  await setStatus(cancelled, 'Cancel');
  await setStatus(sent, 'Out for Delivery');
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  const expectStop = async (code: string, text: RegExp) => {
    await scan(page, code);
    await expect(stopped(page)).toContainText(text);
    await page.getByRole('button', { name: 'OK, go on' }).click();
    await expect(stopped(page)).toHaveCount(0);
  };
  await expectStop(await slipOf(cancelled), /^[A-Z]-\d{4} is cancelled\. Do not pack it\./);
  await expectStop(await slipOf(sent), /^[A-Z]-\d{4} is already out for delivery\./);
  await expectStop('Z-9999', /^‘Z-9999’ is no order to pack/);

  await scan(page, await slipOf(packed));
  await expect(page.getByRole('region', { name: /^Parcel of order / })).toBeVisible();
  await setStatus(packed, 'Cancel');
  await page.keyboard.press('Enter');
  await expect(stopped(page)).toContainText(/is cancelled\. Do not pack it\./);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Parcel of order / })).toHaveCount(0);

  await page.route('**/api/packing/scan?*', (route) => route.abort());
  await expectStop('A-1000', /^The shop has not answered about ‘A-1000’/);
  await removeProduct(plainLamp);
});
