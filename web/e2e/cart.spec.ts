import { expect, onPhone, test } from './shop-test.ts';

const FAN_AND_LAMP =
  '[{"ItemId":"moloy-walnut-three-blade-led-fan","quantity":1},{"ItemId":"chandni-3d-printed-moon-lamp","quantity":2}]';

test('an empty cart leads to the shop', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText("You haven't added any products", { exact: true })).toBeVisible();
  await expect(page.getByText('Continue shopping', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Follow an order' })).toHaveAttribute('href', '/track');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL('/shop');
});

test.describe('a cart with two lines', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((cart) => {
      if (!localStorage.getItem('myCart')) localStorage.setItem('myCart', cart);
    }, FAN_AND_LAMP);
    await page.goto('/cart');
  });

  test('shows picture, name, By line, quantity, line price and the total', async ({ page }) => {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
    await expect(line).toContainText('By Aloghor');
    await expect(line).toHaveText(/^By Aloghor.*1,650 Tk each3,300 Tk2 pcs$/);
    await expect(line).toContainText('3,300 Tk');
    await expect(page.getByRole('form', { name: 'Order' })).toContainText('Total product costs');
    await expect(page.getByRole('form', { name: 'Order' })).toContainText('17,800 Tk');
  });

  test('changes the quantity', async ({ page }) => {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(line).toContainText('4,950 Tk');
    await expect(page.getByRole('form', { name: 'Order' })).toContainText('19,450 Tk');
  });

  test('removes a line only after a yes', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Do you want to remove this product from the cart?');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('2 pcs')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }).click();
    await question.getByRole('button', { name: 'Yes, Remove It!', exact: true }).click();
    await expect(page.getByText('Removed', { exact: true })).toBeVisible();
    await expect(page.getByText('2 pcs')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  });

  test('agrees with other tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/shop/category/jugol-up-down-wall-light');
    await other.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Cart +3' })).toBeVisible();
    await expect(page.getByText('Jugol Up Down Wall Light')).toBeVisible();
  });
});

test('the cart asks for the prices of now, past every cache', async ({ page }) => {
  await page.addInitScript((cart) => localStorage.setItem('myCart', cart), FAN_AND_LAMP);
  const asked = page.waitForRequest(/api\/item\/chandni-3d-printed-moon-lamp\?fresh=./);
  await page.goto('/cart');
  await asked;
  await expect(page.getByText('2 pcs')).toBeVisible();
});

test.describe('a cart with a product that is gone', () => {
  test.use({ expectedComplaints: [/404/] });

  test('says so', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('myCart', '[{"ItemId":"sold-out","quantity":1}]'));
    await page.goto('/cart');
    await expect(page.getByText('No longer available')).toBeVisible();
  });
});

test('98 and 5 more are 99, and the page says so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('myCart', '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":98}]'),
  );
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  for (let more = 1; more < 5; more += 1) await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('99 is the most of one product, and your cart holds that many');
  await page.getByRole('link', { name: 'Cart +1' }).click();
  await expect(page.getByText('99 pcs')).toBeVisible();
});

onPhone(() => {
  test('a phone is told too that cash is paid when it arrives', async ({ page }) => {
    await page.addInitScript((cart) => localStorage.setItem('myCart', cart), FAN_AND_LAMP);
    await page.goto('/cart');
    await expect(page.getByText('You pay in cash when it arrives.').filter({ visible: true })).toHaveCount(1);
  });
});
