import { sendInstead } from './network.ts';
import { becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const REJECTED = 'This cannot be accepted. Please check it.';

test.use({ expectedComplaints: [/400/] });

test('an address that browsers take and the shop does not is asked for again below its field, until it changes', async ({
  page,
}) => {
  await page.goto('/aboutUs');
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
  await form.getByLabel('Name').fill('Rupa');
  await form.getByLabel('Email').fill('rupa@localhost');
  await form.getByLabel('Question').fill('Where is my lamp?');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a complete e-mail address, such as name@example.com.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form.getByLabel('Email').fill('rupa@shopper.example');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();
});

test('an order says in Bangla below each field what was rejected, and in a notice what has no field', async ({
  page,
}) => {
  await page.goto('/bn/shop/category/chandni-3d-printed-moon-lamp');
  await page.getByRole('button', { name: 'এখনই কিনুন', exact: true }).click();
  await page.getByLabel('নাম').fill('রুপা');
  await page.getByLabel('মোবাইল নম্বর').fill(newMobile());
  await page.getByLabel('ডেলিভারির ঠিকানা').fill('বাড়ি ২, ঢাকা');
  await sendInstead(page, '**/api/orders', (body) => ({ ...body, deliveryAddress: 5, info: 5, photo: 5 }));
  await page.getByRole('button', { name: 'অর্ডার করুন' }).click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('যা লিখেছেন, তার কিছু একটা ঠিক নেই। আরেকবার দেখে নিন। (photo)');
  await notice.getByRole('button').click();
  const address = page.getByLabel('ডেলিভারির ঠিকানা');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('এটি নেওয়া যায়নি। আরেকবার দেখুন।');
  await address.fill('বাড়ি ৩, ঢাকা');
  await expect(address).toHaveAccessibleDescription('');
});

test('the profile says below the name that it was rejected', async ({ page }) => {
  await becomeCustomer(page, '/dashboard/profile');
  await sendInstead(page, '**/api/users/**', (body) => ({ ...body, name: 5 }));
  const name = page.getByLabel('Name');
  await name.fill('Rupa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(REJECTED);
});
