import { MOBILE_PREFIX } from '@aloghor/functions/domain/country';
import { ordersOf, ordersOfMobile } from './api-helpers.ts';
import { hold } from './network.ts';
import { addMoonLamp, closePopup, fillOrder, orderNow } from './ordering.ts';
import { becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test('what a guest types waits for a look at another lamp; the next order finds the buyer, who may be somebody else', async ({
  page,
}) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, mobile);
  await page.getByLabel('Notes').fill('Ring twice');
  await page.getByLabel('District or thana').fill('Mirpur');
  await page.goto('/shop/category/jugol-up-down-wall-light');
  await page.goto('/cart');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Rupa Shopper');
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 2, Road 3, Dhaka');
  await expect(page.getByLabel('Notes')).toHaveValue('Ring twice');
  await expect(page.getByLabel('District or thana')).toHaveValue('Mirpur'); // of Dhaka, or of Kushtia
  await expect(page.getByRole('form', { name: 'Order' })).toContainText('Please choose one from the list');
  await expect(page.getByRole('button', { name: 'Not you? Clear' })).toBeHidden();
  await orderNow(page).click();
  await expect(page.getByLabel('District or thana')).toBeFocused();
  expect(await ordersOfMobile(mobile)).toEqual([]);
  await page.getByLabel('District or thana').fill('');
  await orderNow(page).click();
  await closePopup(page, 'Your order has been completed');

  await addMoonLamp(page);
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await page.getByRole('button', { name: 'Not you? Clear' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'District or thana', 'Delivery address']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByLabel('Mobile number')).toHaveValue(MOBILE_PREFIX);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(mobile);
});

test("a customer's next order begins with the last one's buyer, and signing out forgets what is typed", async ({
  page,
}) => {
  await becomeCustomer(page);
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, mobile);
  await page.getByRole('combobox', { name: 'District or thana' }).fill('Savar');
  await page.getByRole('option', { name: 'Savar, Dhaka' }).click();
  await orderNow(page).click();
  await closePopup(page, 'Your order has been completed');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('House 2');

  await addMoonLamp(page);
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await expect(page.getByLabel('District or thana')).toHaveValue('Savar, Dhaka');
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.reload();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('সাভার, ঢাকা');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Notes').fill('Ring twice');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Ring twice');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Ring twice|House 2/);
});

test('a wrong mobile number warns a guest, for 2 s', async ({ page }) => {
  await addMoonLamp(page);
  await fillOrder(page, '+92123');
  await orderNow(page).click();
  const warning = 'Please provide a valid mobile number including +880';
  await expect(page.getByRole('dialog')).toContainText(warning);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('form', { name: 'Order' })).toContainText(warning);
  await expect(page.getByLabel('Mobile number')).toBeFocused();
});

test('a wrong mobile number warns a customer in a sentence of its own', async ({ page }) => {
  await becomeCustomer(page);
  await addMoonLamp(page);
  await fillOrder(page, '12');
  await orderNow(page).click();
  await expect(page.getByRole('dialog')).toContainText('Please provide a valid Mobile Number starting with +920');
});

test('a number that is a digit short behind the prefix, and two numbers in one field, are not sent', async ({
  page,
}) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, `${MOBILE_PREFIX}${mobile.slice(0, -1)}`);
  await orderNow(page).click();
  const order = page.getByRole('form', { name: 'Order' });
  await expect(order).toContainText('Please provide a valid mobile number including +880');
  await order.getByLabel('Mobile number').fill(`${mobile} / 01812345678`);
  await orderNow(page).click();
  await expect(page.getByRole('dialog')).toContainText('Please give one mobile number only.');
  await expect(order).toContainText('Please give one mobile number only.');
  await expect(order.getByLabel('Mobile number')).toBeFocused();
  expect(await ordersOfMobile(mobile)).toHaveLength(0);
});

test('where a tap leaves the focus in the field, as on an iPhone, the next one orders to the district that was typed', async ({
  page,
}) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, mobile);
  const place = page.getByLabel('District or thana');
  await place.fill('সিলেট');
  const tap = () => orderNow(page).evaluate((button: HTMLButtonElement) => button.click());
  await tap();
  await expect(place).toBeFocused();
  await expect(place).toHaveValue('Sylhet');
  await expect(page.getByRole('listbox')).toBeHidden();
  await tap();
  await closePopup(page, 'Your order has been completed');
  expect(await ordersOfMobile(mobile)).toHaveLength(1);
});

test('a place is found as people write it; for what is none every district is offered, and nothing chosen by Enter', async ({
  page,
}) => {
  await addMoonLamp(page);
  const place = page.getByRole('combobox', { name: /District or thana/ });
  await place.fill('Mirpur 11');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Mirpur, Dhaka');
  await place.fill('Xyzzy');
  await expect(page.getByRole('option')).toHaveCount(64);
  const question = page.getByText('We do not know this name. Is it one of these?');
  await expect(question).toBeInViewport();
  await question.click();
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Xyzzy');
  await page.getByRole('option', { name: 'Thakurgaon' }).click();
  await expect(place).toHaveValue('Thakurgaon');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a district that was typed and not chosen is ordered to, where it can only be one, also when the list comes late', async ({
  page,
}) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  const { asked, release } = await hold(page, '**/assets/place-options-*.js');
  await page.getByLabel('District or thana').fill('সিলেট');
  await asked;
  await fillOrder(page, mobile);
  await orderNow(page).click();
  await expect(page.getByLabel('District or thana')).toBeFocused(); // nobody knows it yet
  release();
  await page.getByLabel('Name').focus();
  await expect(page.getByLabel('District or thana')).toHaveValue('Sylhet');
  await expect(page.getByText('Please choose one from the list')).toBeHidden();
  await orderNow(page).click();
  await closePopup(page, 'Your order has been completed');
  const [id] = await ordersOfMobile(mobile);
  const place = { district: 'Sylhet', zone: 'outsideDhaka' };
  expect(await ordersOf('WithOut LogIn Order')).toContainEqual(expect.objectContaining({ _id: id, place }));
});

test.describe('without the list of places', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('an order goes through, with what its buyer has typed in the address', async ({ page }) => {
    await page.route('**/assets/place-options-*.js', (route) => route.abort());
    await addMoonLamp(page);
    await page.getByLabel('District or thana').fill('Sylhet');
    await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    await fillOrder(page, newMobile());
    await orderNow(page).click();
    await closePopup(page, 'Your order has been completed');
  });
});

test('digits typed in Bangla, with hyphens and behind the prefix are understood', async ({ page }) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  const inBangla = mobile.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  await fillOrder(page, `${MOBILE_PREFIX} ${inBangla.slice(0, 5)}-${inBangla.slice(5)}`);
  await orderNow(page).click();
  await expect(page.getByText('Your order has been completed')).toBeVisible();
  expect(await ordersOfMobile(mobile)).toHaveLength(1);
});

test('a mobile number typed behind the prefix without its zero is one of Bangladesh, and spaces are no name', async ({
  page,
}) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  await page.getByLabel('Mobile number').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(` ${mobile.slice(1, 5)} ${mobile.slice(5)}`);
  await expect(page.getByLabel('Mobile number')).toHaveValue(new RegExp(`^\\${MOBILE_PREFIX} 1`));
  for (const field of ['Name', 'Delivery address']) {
    await page.getByLabel('Name').fill('Rupa Shopper');
    await page.getByLabel(field).fill('   ');
    await orderNow(page).click();
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(
      'Please fill this in: spaces alone are not enough.',
    );
  }
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await orderNow(page).click();
  await expect(page.getByText('Your order has been completed')).toBeVisible();
  expect(await ordersOfMobile(mobile)).toHaveLength(1);
});
