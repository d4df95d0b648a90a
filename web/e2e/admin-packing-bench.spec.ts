import type { Page } from '@playwright/test';
import {
  correctQuantity,
  countReturned,
  deskOf,
  notePacked,
  orderNumberOf,
  placeFirstCall,
  removeProduct,
  setStatus,
  setStock,
  stockLeft,
} from './api-helpers.ts';
import { BROKEN, handleFirst } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { addLamp, bookedOrder, confirmed, followedOrder, listen, pressEnter, scan, slipOf } from './parcels.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { DESK, expect, PHONE, test } from './shop-test.ts';

test.setTimeout(120_000);
test.use({ expectedComplaints: [/40[49]|500|ERR_FAILED/] });

const stopped = (page: Page) => page.getByRole('main').getByRole('alert');
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

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
  await page.keyboard.press('Enter'); // the second line end of some scanners
  await expect(stopped(page)).toContainText('‘WRONG-1’ does not belong in this parcel.');
  await expect(page.locator('body')).toHaveAttribute('data-tones', '2');
  await expectUsable(page, 'a bench that has stopped');
  await scan(page, article);
  await expect(page.locator('body')).toHaveAttribute('data-tones', '4');
  await expect(page.getByText('0 / 2')).toBeVisible();
  await pressEnter(page);
  await expect(stopped(page)).toHaveCount(0);

  await scan(page, article);
  await scan(page, slip); // again by mistake
  await expect(page.getByText('1 / 2')).toBeVisible();
  await pressEnter(page);
  await expect(stopped(page)).toContainText('Something is missing in the parcel of ');
  await pressEnter(page);
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

/** What a scanner's keys write while the computer is switched to Bangla: other letters, by their positions. */
async function scanInBangla(page: Page, code: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const sign of code) {
    const key = /\d/.test(sign) ? String.fromCodePoint(0x09e6 + Number(sign)) : sign === '-' ? sign : 'ক';
    const position = /\d/.test(sign) ? `Digit${sign}` : sign === '-' ? 'Minus' : `Key${sign}`;
    const pressed = { key, code: position, text: key, modifiers: /[A-Z]/.test(sign) ? 8 : 0 }; // 8: with Shift
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
  }
  await page.keyboard.press('Enter');
}

test('a scanner is understood while the computer is switched to Bangla', async ({ page }) => {
  const article = `BN-${Date.now()}`;
  const lamp = await addLamp(article);
  const order = await confirmed([{ _id: lamp }]);
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  const field = page.getByRole('textbox', { name: 'Scan a slip or label, or type an order number' });
  await expect(field).toBeFocused();
  await scanInBangla(page, await orderNumberOf(order));
  await expect(page.getByRole('region', { name: /^Parcel of order / })).toContainText('0 / 1');
  await scanInBangla(page, article);
  await expect(said(page, 'is packed')).toBeVisible();
  await removeProduct(lamp);
});

test('a parcel is packed by the label of its courier, too, and a label that no parcel has is unknown', async ({
  page,
}) => {
  const article = `BL-${Date.now()}`;
  const lamp = await addLamp(article);
  const { id, number, parcel } = await bookedOrder('redx', [{ _id: lamp }]);
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox', { name: 'Scan a slip or label, or type an order number' })).toBeFocused();
  await scan(page, `${parcel.consignmentId}9`);
  await expect(stopped(page)).toContainText(`‘${parcel.consignmentId}9’ is no order to pack`);
  await pressEnter(page);
  await scan(page, parcel.consignmentId);
  await expect(page.getByRole('region', { name: `Parcel of order ${number}` })).toContainText('0 / 1');
  await scan(page, parcel.consignmentId); // again by mistake
  await scan(page, article);
  await expect(said(page, `${number} is packed`)).toBeVisible();
  expect(await deskOf(id)).toMatchObject({ packed: { by: 'packer@aloghor.example' } });
  await removeProduct(lamp);
});

test('a computer whose clock is twenty minutes slow swallows no scan of what was packed before', async ({ page }) => {
  const lamp = await addLamp();
  const order = await confirmed([{ _id: lamp }]);
  await notePacked(order, 'packer@aloghor.example', 120_000);
  await page.clock.install({ time: Date.now() - 20 * 60_000 });
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(order));
  await expect(stopped(page)).toContainText('is already packed, by packer@aloghor.example');
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
  await page.keyboard.press('Enter'); // the second line end of some scanners
  await expect(page.getByText('It has no article number to scan: check it yourself.')).toBeVisible();
  await pressEnter(page);
  await expect(said(page, 'is packed')).toBeVisible();

  const mixedNumber = await orderNumberOf(mixed);
  await scan(page, mixedNumber);
  await expect(page.getByRole('region', { name: `Parcel of order ${mixedNumber}` })).toBeVisible();
  // What was packed before can still be taken back.
  await expect(page.getByRole('button', { name: `Order ${await orderNumberOf(plain)} is not packed` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Packed', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: `Count one Bench Lamp ${article}` }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.getByRole('button', { name: 'Packed', exact: true }).click();
  await expect(said(page, `${mixedNumber} is packed`)).toBeVisible();
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
  await main.getByRole('button', { name: `Change order ${await orderNumberOf(order)}` }).click();
  const form = page.getByRole('dialog', { name: 'Returned' });
  await form.getByLabel('Why?').selectOption('Changed their mind');
  await form.getByLabel(/^Collected/).fill('0');
  await form.getByRole('button', { name: 'Record and close' }).click();
  await expect(main).toContainText('Returned: Changed their mind');
  expect(await stockLeft(lamp)).toBe(5);
  await removeProduct(lamp);
});

test('a packer records by scan what came back: each product is counted, a reason chosen, and only then is it in stock', async ({
  page,
}) => {
  const article = `BZ-${Date.now()}`;
  const lamp = await addLamp(article);
  await setStock(lamp, 5);
  const [first, second] = [await confirmed([{ _id: lamp, quantity: 2 }]), await confirmed([{ _id: lamp }])];
  for (const order of [first, second]) await setStatus(order, 'Out for Delivery');
  const [number, secondNumber] = [await orderNumberOf(first), await orderNumberOf(second)];
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(first));
  await page.getByRole('button', { name: 'It came back' }).click();
  const parcel = page.getByRole('region', { name: `Order ${number} came back` });
  const record = parcel.getByRole('button', { name: 'Record the return' });
  await expect(record).toBeDisabled();
  await scan(page, article);
  await expect(parcel).toContainText('1 / 2');
  await expect(record).toBeDisabled();
  await pressEnter(page);
  await expect(stopped(page)).toContainText('Something is missing in the parcel of ');
  await pressEnter(page);
  await scan(page, article);
  await expect(parcel).toContainText('2 / 2');
  await record.click();
  await expect(parcel).toBeVisible(); // no reason is chosen yet
  await parcel.getByLabel('Why?').selectOption('Nobody could be reached');
  await expectUsable(page, 'a parcel that came back');
  expect(await stockLeft(lamp)).toBe(2);
  await record.click();
  await expect(said(page, `${number} has come back. Pieces in stock again: 2 of 2.`)).toBeVisible();
  expect(await stockLeft(lamp)).toBe(4);

  await scan(page, await slipOf(second));
  await page.getByRole('button', { name: 'It came back' }).click();
  await scan(page, article);
  await page.getByLabel('Why?').selectOption('Changed their mind');
  await setStatus(second, 'Delivered'); // by somebody else, meanwhile
  await page.getByRole('button', { name: 'Record the return' }).click();
  await expect(stopped(page)).toContainText(`${secondNumber} is already delivered.`);
  expect(await stockLeft(lamp)).toBe(4);
  await removeProduct(lamp);
});

test('a parcel that its courier is bringing back opens by its slip as a return, and its damaged pieces stay out of the stock', async ({
  page,
}) => {
  const article = `BW-${Date.now()}`;
  const lamp = await addLamp(article);
  await setStock(lamp, 5);
  const { id, number } = await followedOrder('steadfast', 'cancelled', [{ _id: lamp, quantity: 2 }]);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(id));
  const back = page.getByRole('region', { name: `Order ${number} came back` });
  await expect(back).toContainText('0 / 2');
  await expect(stopped(page)).toHaveCount(0);
  await scan(page, article);
  await page.getByRole('button', { name: `Count one Bench Lamp ${article}` }).click();
  await back.getByLabel('Why?').selectOption('Damaged or lost on the way');
  await expect(back).toContainText('Pieces that go back into stock: 0 of 2.');
  const damaged = back.getByRole('group', { name: `Damaged: Bench Lamp ${article}` });
  await expect(damaged.getByRole('button', { name: 'One more is damaged' })).toBeDisabled();
  await damaged.getByRole('button', { name: 'One fewer is damaged' }).click();
  await expect(page.getByRole('textbox')).toBeFocused(); // the scanner types there again
  await expect(back).toContainText('Pieces that go back into stock: 1 of 2.');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectUsable(page, 'a return that its courier has announced');
  }
  await back.getByRole('button', { name: 'Record the return' }).click();
  await expect(said(page, `${number} has come back. Pieces in stock again: 1 of 2.`)).toBeVisible();
  expect(await stockLeft(lamp)).toBe(4);
  await scan(page, await slipOf(id));
  await expect(stopped(page)).toContainText(`${number} has come back, and is counted already. Do not pack it.`);
  await removeProduct(lamp);
});

test('the pieces of a partly delivered parcel are counted by scan, then one more that came back later', async ({
  page,
}) => {
  const article = `BV-${Date.now()}`;
  const [lamp, plainLamp] = [await addLamp(article), await addLamp()];
  await setStock(lamp, 5);
  const { id, number } = await followedOrder('steadfast', 'partial_delivered', [
    { _id: lamp, quantity: 3 },
    { _id: plainLamp },
  ]);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(id));
  const back = page.getByRole('region', { name: `Some of order ${number} came back` });
  const record = back.getByRole('button', { name: 'Record the return' });
  await expect(record).toBeDisabled();
  await scan(page, article);
  await pressEnter(page);
  await expect(stopped(page)).toHaveCount(0); // as many as there are
  await back.getByRole('button', { name: 'Count one Bench Lamp without a code' }).click();
  await back.getByLabel('Why?').selectOption('Not as expected');
  await expect(back).toContainText('Pieces that go back into stock: 2 of 2.');
  await expectUsable(page, 'pieces of a parcel that came back');
  await record.click();
  await expect(said(page, `What came back of ${number} is counted. Pieces in stock again: 2 of 2.`)).toBeVisible();
  expect(await stockLeft(lamp)).toBe(3);

  await scan(page, await slipOf(id));
  await expect(stopped(page)).toContainText(`${number} is already delivered.`);
  await page.getByRole('button', { name: 'Something came back' }).click();
  await expect(back).toContainText('0 / 2'); // one of three is back
  await scan(page, article);
  await back.getByLabel('Why?').selectOption('Changed their mind');
  await countReturned(id, { [lamp]: 3, [plainLamp]: 1 }); // by somebody else, meanwhile
  await record.click();
  await expect(stopped(page)).toContainText(`Someone else has counted what came back of ${number}.`);
  expect(await stockLeft(lamp)).toBe(5);
  await page.getByRole('button', { name: 'OK, go on' }).click();
  await scan(page, await slipOf(id));
  await expect(stopped(page)).toContainText(`${number} is already delivered.`);
  await expect(page.getByRole('button', { name: 'Something came back' })).toHaveCount(0);
  for (const one of [lamp, plainLamp]) await removeProduct(one);
});

test('an order that nobody has confirmed stops the bench of who may read it, and is packed all the same if they say so', async ({
  page,
}) => {
  const article = `BU-${Date.now()}`;
  const lamp = await addLamp(article);
  const order = await placeFirstCall(newMobile(), 'Rupa Shopper', { orderItems: [{ _id: lamp }] });
  const number = await orderNumberOf(order);
  await listen(page);
  await becomeAdmin(page, '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(order));
  await expect(stopped(page)).toContainText(`${number} is not confirmed yet: nobody has reached its buyer.`);
  await scan(page, article); // unread, the stop takes nothing
  await expect(stopped(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pack it all the same' }).click();
  await expect(stopped(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: `Parcel of order ${number}` })).toContainText('0 / 1');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, article);
  await expect(said(page, `${number} is packed`)).toBeVisible();
  expect((await deskOf(order))?.packed).toMatchObject({ by: 'admin@aloghor.example' });
  await setStatus(order, 'Cancel');
  await removeProduct(lamp);
});

test('a parcel whose order was changed since its slip was scanned is not closed, and is scanned again as it is now', async ({
  page,
}) => {
  const article = `BV-${Date.now()}`;
  const lamp = await addLamp(article);
  const order = await confirmed([{ _id: lamp, quantity: 2 }]);
  const number = await orderNumberOf(order);
  const parcel = page.getByRole('region', { name: `Parcel of order ${number}` });
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('textbox')).toBeFocused();
  await scan(page, await slipOf(order));
  await scan(page, article);
  await expect(parcel).toContainText('1 / 2');
  await correctQuantity(order, lamp, 3);
  await scan(page, article);
  await expect(stopped(page)).toContainText(
    `What is in ${number} has changed since you scanned it. Scan its slip again.`,
  );
  await expect(parcel).toHaveCount(0);
  expect((await deskOf(order))?.packed).toBeUndefined();
  await pressEnter(page);
  await scan(page, await slipOf(order));
  await expect(parcel).toContainText('0 / 3');
  for (const _ of ['one', 'two', 'three']) await scan(page, article);
  await expect(said(page, `${number} is packed`)).toBeVisible();
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
  await pressEnter(page);
  await expect(stopped(page)).toContainText(/is cancelled\. Do not pack it\./);
  await pressEnter(page);
  await expect(page.getByRole('region', { name: /^Parcel of order / })).toHaveCount(0);

  const unclear = await confirmed([{ _id: plainLamp }]);
  await scan(page, await slipOf(unclear));
  await handleFirst(page, '**/api/orders/admin/*/packed', async (route) => {
    await route.fetch();
    await route.fulfill(BROKEN);
  });
  await pressEnter(page);
  await expect(stopped(page)).toContainText(/^[A-Z]-\d{4} may have been saved: the shop did not say\./);
  await pressEnter(page);
  await pressEnter(page); // repeats it
  await expect(said(page, /^[A-Z]-\d{4} is packed\./)).toBeVisible();

  const later = await confirmed([{ _id: plainLamp }]);
  await scan(page, await slipOf(later));
  await handleFirst(page, '**/api/orders/admin/*/packed', async (route) => {
    await route.fetch();
    await route.fulfill(BROKEN);
  });
  await pressEnter(page);
  await expect(stopped(page)).toContainText(/^[A-Z]-\d{4} may have been saved: the shop did not say\./);
  await notePacked(later, 'packer@aloghor.example', 120_000); // she looks for the connection first
  const before = Number(await page.locator('body').getAttribute('data-printed'));
  await pressEnter(page);
  await pressEnter(page);
  await expect(said(page, `${await orderNumberOf(later)} is packed.`)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(before + 1));

  await page.route('**/api/packing/scan?*', (route) => route.abort());
  await expectStop('A-1000', /^The shop has not answered about ‘A-1000’/);
  await removeProduct(plainLamp);
});
