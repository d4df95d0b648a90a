import type { Page } from '@playwright/test';
import { deskOf, ordersOfMobile, promote, setPrice, setStock } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const LAMP = 'mormor-marble-orb-lamp';
const NAME = 'Mormor Marble Orb Lamp';
const JOURNEY_MS = 90_000;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/409/], permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(() => setPrice(LAMP, 3_150));

test('an order by telephone: found by name, kept over a reload, repriced, short, made once, told by its number', async ({
  page,
}) => {
  const mobile = newMobile();
  await becomeAdmin(page, '/dashboard/toCall');
  await page.getByRole('main').getByRole('link', { name: 'New Order' }).click();
  const search = page.getByRole('searchbox', { name: 'Find products by name' });
  await search.fill('mormor');
  await expect(page.getByRole('list', { name: 'Products found' }).getByRole('listitem')).toHaveCount(1);
  await search.press('Enter');
  await search.press('Enter');
  const line = page.getByRole('listitem', { name: NAME });
  await expect(line).toContainText(asSum('6,300'));

  await page.getByRole('button', { name: 'Copy cart link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe(`/cart?add=${LAMP}:2`);

  const form = page.getByRole('form', { name: 'This buyer’s order' });
  await form.getByRole('button', { name: 'Phone' }).click();
  await form.getByLabel('Mobile number').fill(mobile);
  await expect(form).toContainText('The first order from this number.');
  await form.getByLabel('Name', { exact: true }).fill('Anika Rahman');
  await form.getByRole('combobox').fill('Savar');
  await form.getByRole('option', { name: 'Savar, Dhaka' }).click();
  await form.getByLabel('Delivery address').fill('House 9, new chowk');
  await expect(form.getByRole('button', { name: 'Bangla' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: 'English' }).click();
  await form.getByLabel('Internal note').fill('Cousin of Babul');
  await form.getByLabel('Delivery charge', { exact: true }).fill('70');
  await page.reload();
  await expect(line).toContainText(asSum('6,300'));
  await expect(form.getByLabel('Delivery address')).toHaveValue('House 9, new chowk');
  await expect(page.getByRole('main')).toContainText(`To collect${asSum('6,370')}`);
  await expectUsable(page, 'an order with its products');

  await setPrice(LAMP, 3_200);
  await setStock(LAMP, 1);
  const make = page.getByRole('button', { name: 'Place the order' });
  await make.click();
  await expect(page.getByRole('alert')).toHaveText(`Not enough left: ${NAME}. Nothing was ordered.`);
  await expectUsable(page, 'too few in stock');
  await line.getByRole('button', { name: 'One fewer' }).click();
  await make.click();
  await expect(page.getByRole('alert')).toContainText(`the total is now ${asSum('3,200')}, not ${asSum('3,150')}`);
  expect(await ordersOfMobile(mobile)).toEqual([]);
  await make.click();

  await expect(page.getByRole('heading', { name: 'Order for Anika Rahman placed' })).toBeFocused();
  await expect(page.getByText(/^[A-Z]+-\d{4}$/)).toBeVisible();
  await expect(page.getByText(`${asSum('3,270')} to collect`)).toBeVisible();
  await expectUsable(page, 'the order that was made');
  await expect(page.getByRole('button', { name: 'Packing slip' })).toBeVisible();
  const [id = '', ...others] = await ordersOfMobile(mobile);
  expect(others).toEqual([]);
  expect(await deskOf(id)).toMatchObject({
    state: 'confirmed',
    source: 'telephone',
    notes: [{ text: 'Cousin of Babul' }],
  });

  await page.getByRole('button', { name: 'Next order' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByLabel('Mobile number').fill(mobile);
  await expect(form.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: 'As last time: Anika Rahman, House 9, new chowk, Savar, Dhaka' }).click();
  await expect(form.getByLabel('Delivery address')).toHaveValue('House 9, new chowk');
  await expect(form.getByRole('combobox')).toHaveValue('Savar, Dhaka');
});

test('a draft belongs to its tab and to the person who typed it: another tab and the next person find nothing of a buyer', async ({
  page,
  context,
}) => {
  const address = '/dashboard/newOrder';
  const name = (of: Page) => of.getByRole('form', { name: 'This buyer’s order' }).getByLabel('Name', { exact: true });
  await becomeAdmin(page, address);
  await name(page).fill('Anika Rahman');
  await page.reload();
  await expect(name(page)).toHaveValue('Anika Rahman');

  const other = await context.newPage();
  await other.goto(address);
  await expect(name(other)).toHaveValue('');
  await name(other).fill('Babul Hossain');
  await expect.poll(() => keptIn(other)).toContain('Babul Hossain');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  for (const of of [page, other]) await expect(of.getByLabel('Password', { exact: true })).toBeVisible(); // a document of its own
  for (const of of [page, other]) await expect.poll(() => keptIn(of)).not.toMatch(/Anika|Babul/);
  await other.close();
  const colleague = await becomeCustomer(page);
  await promote(colleague);
  await page.goto(address);
  await expect(name(page)).toHaveValue('');
});

/** What anybody at this computer can read in the storage of a tab, and of the device. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
