import { ask } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { setPrice } from './api-helpers.ts';
import { asPrice } from './in-money.ts';
import { activate } from './keyboard.ts';
import { handleFirst, loseAnswer, TOO_MANY } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const JOURNEY_MS = 120_000;
/** More than a page of the table. */
const COUNT = 27;
const NAME = `Bulk ${Date.now()}`;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/ERR_FAILED|404|409|429|502/] });

let ids: string[];

test.beforeEach(async () => {
  const admin = await signIn('admin');
  const rows = Array.from({ length: COUNT }, (_, place) => ({
    row: place + 2,
    cells: {
      name: `${NAME} Lamp ${place + 1}`,
      description: 'A lamp.',
      price: '1005',
      categories: 'Table Lamp',
      picture: '/preview.jpg',
    },
  }));
  await ask(admin, 'POST /products/import', { importId: crypto.randomUUID(), fileName: 'lamps.csv', rows });
  const { body } = await ask(NOBODY, `GET /products?q=${encodeURIComponent(NAME)}&fields=_id&fresh=now`);
  ids = body.map(({ _id }: { _id: string }) => _id);
});

const LIST = `/dashboard/manageItems?q=${encodeURIComponent(NAME)}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked products' });
const result = (page: Page) => page.getByLabel('Result');
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Tick ${NAME} Lamp ${number}`, exact: true });
const rowOf = (page: Page, number: number) => page.getByRole('row').filter({ has: box(page, number) });
/** How many of them shoppers find; the search may add others to a few. */
const inShop = async () => {
  const { body } = await ask(NOBODY, `GET /products?q=${encodeURIComponent(NAME)}&fields=name&fresh=now`);
  return body.filter(({ name }: { name: string }) => name.startsWith(NAME)).length as number;
};

async function choose(page: Page, action: string) {
  await bar(page).getByLabel('Change for all ticked products').selectOption(action);
}

async function apply(page: Page) {
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
}

test('products ticked over two pages are hidden with one question, are gone from the shop, and are shown again', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  await expect(bar(page)).toHaveCount(0);
  await activate(page, page.getByLabel('Tick all 25 of this page'), 'Space');
  await page.getByRole('button', { name: 'Next' }).click();
  await box(page, 26).check();
  await expect(bar(page)).toContainText('26 products ticked (25 of them not shown)');
  await page.reload();
  await expect(bar(page)).toContainText('26 products ticked (25 of them not shown)');
  await expectUsable(page, 'ticked products');

  await choose(page, 'Hide from the shop');
  await apply(page);
  await expect(dialog(page)).toContainText('Hide 26 products from the shop?');
  await expect(dialog(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  await expectUsable(page, 'the question before products are hidden');
  await page.keyboard.press('Enter');
  expect(await inShop()).toBe(COUNT);
  await apply(page);
  await dialog(page).getByRole('button', { name: 'Yes, all 26' }).click();
  await expect(result(page)).toContainText('26 products are changed.');
  await expect(bar(page)).toHaveCount(0);
  await expect(rowOf(page, 26)).toContainText('Hidden');
  await expect(rowOf(page, 27)).toContainText('Shown');
  expect(await inShop()).toBe(1);

  await page.getByRole('button', { name: 'Previous' }).click();
  await box(page, 2).check();
  await box(page, 5).click({ modifiers: ['Shift'] });
  await choose(page, 'Show in the shop');
  await apply(page);
  await dialog(page).getByRole('button', { name: 'Yes, all 4' }).click();
  await expect(result(page)).toContainText('4 products are changed.');
  expect(await inShop()).toBe(5);
});

test('prices rise by per cent once, also where the answer is lost; what somebody has changed meanwhile is left out', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  await box(page, 1).check();
  await box(page, 2).check();
  await choose(page, 'Raise the price');
  await bar(page).getByLabel('Per cent').fill('১২.৫');
  await apply(page);
  await expect(dialog(page)).toContainText('Raise the price of 2 products by 12.5%?');
  await expect(dialog(page)).toContainText(`${NAME} Lamp 1: ${asPrice('1,005')} becomes ${asPrice('1,131')}.`);
  await handleFirst(page, '**/api/products', loseAnswer);
  await dialog(page).getByRole('button', { name: 'Yes, all 2' }).click();
  await expect(result(page)).toContainText('We do not know how many of 2 products are changed.');
  await expect(bar(page)).toHaveCount(0); // a second change would raise what is raised already once more
  await expectUsable(page, 'a change whose answer was lost');
  await result(page).getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText('2 products are changed.');
  await expect(rowOf(page, 1)).toContainText(asPrice('1,131'));
  await expect(rowOf(page, 2)).toContainText(asPrice('1,131'));
  await result(page).getByRole('button', { name: 'Close' }).click();

  await box(page, 1).check();
  await box(page, 3).check();
  await choose(page, 'Lower the price');
  await bar(page).getByLabel('Per cent').fill('90');
  await apply(page);
  await expect(dialog(page)).toContainText('Lower the price of 2 products by 90%?');
  await setPrice(ids[0] ?? '', 500);
  await dialog(page).getByRole('button', { name: 'Yes, all 2' }).click();
  await expect(result(page)).toContainText('1 of 2 products is changed.');
  await expect(result(page)).toContainText(`${NAME} Lamp 1: someone has just changed it`);
  await expectUsable(page, 'a change with one product left out');
  await expect(bar(page)).toContainText('1 product ticked');
  await expect(rowOf(page, 1)).toContainText(asPrice('500'));
  await expect(rowOf(page, 3)).toContainText(asPrice('101'));
});

test('a change that the shop has made, but answers with an error, is not said to be undone, and is not made twice', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  await box(page, 1).check();
  await choose(page, 'Raise the price');
  await bar(page).getByLabel('Per cent').fill('10');
  await apply(page);
  await handleFirst(page, '**/api/products', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  });
  await dialog(page).getByRole('button', { name: 'Yes, do it' }).click();
  await expect(result(page)).toContainText('We do not know whether the product is changed.');
  await expect(result(page)).not.toContainText('Nothing was changed');
  await expect(bar(page)).toHaveCount(0);
  await handleFirst(page, '**/api/products', (route) => route.fulfill(TOO_MANY));
  await result(page).getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText('We do not know whether the product is changed.'); // by the first try
  await result(page).getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText('1 product is changed.');
  await expect(rowOf(page, 1)).toContainText(asPrice('1,106'));

  await box(page, 2).check();
  await choose(page, 'Hide from the shop');
  await apply(page);
  await handleFirst(page, '**/api/products', (route) => route.fulfill(TOO_MANY));
  await dialog(page).getByRole('button', { name: 'Yes, do it' }).click();
  await expect(result(page)).toContainText('Nothing was changed');
  await expect(bar(page)).toContainText('1 product ticked');
});

test('a change that a reload breaks off is not made twice, and is asked about before the page is left', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  await box(page, 1).check();
  await box(page, 2).check();
  await choose(page, 'Raise the price');
  await bar(page).getByLabel('Per cent').fill('10');
  await apply(page);
  const isMade = new Promise<void>((resolve) => {
    void handleFirst(page, '**/api/products', async (route) => {
      await route.fetch();
      resolve(); // and no answer comes
    });
  });
  await dialog(page).getByRole('button', { name: 'Yes, all 2' }).click();
  await isMade;
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(result(page)).toContainText('We do not know how many of 2 products are changed.');
  await expect(bar(page)).toHaveCount(0);
  await expectUsable(page, 'a change that a reload broke off');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  await result(page).getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText('2 products are changed.');
  await expect(rowOf(page, 1)).toContainText(asPrice('1,106'));
  await page.reload();
  await expect(rowOf(page, 2)).toContainText(asPrice('1,106'));
  await expect(result(page)).toHaveCount(0);
});

test('a deletion whose answer was lost is not said to have failed, and is told once it is known', async ({ page }) => {
  await becomeAdmin(page, LIST);
  await page.route('**/api/products/admin?*', (route) => route.abort()); // the list stays as it was
  await handleFirst(page, `**/api/products/${ids[0]}`, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  });
  const remove = async () => {
    await page.getByRole('button', { name: `More for ${NAME} Lamp 1`, exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await dialog(page).getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(dialog(page)).toContainText('It may have been saved');
  await expect(dialog(page)).toContainText(`The shop did not say whether ${NAME} Lamp 1 is deleted.`);
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await remove();
  await expect(page.getByText('Deleted!')).toBeVisible();
});

test('a number that is typed in the table does not overwrite what somebody has changed since the cell was opened', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  const field = page.getByRole('textbox', { name: `Price of ${NAME} Lamp 1`, exact: true });
  await page.getByRole('button', { name: `Price of ${NAME} Lamp 1: change` }).click();
  await setPrice(ids[0] ?? '', 500);
  await page.getByRole('switch', { name: `Shown in the shop: ${NAME} Lamp 2`, exact: true }).click(); // loads the table again
  await expect(rowOf(page, 2)).toContainText('Hidden');
  await field.fill('1100');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    `Not saved: someone has changed it. It is ${asPrice('500')} and Not counted now.`,
  );
  await field.press('Enter');
  await expect(rowOf(page, 1)).toContainText(asPrice('1,100'));
});

test('products come into another category, and are deleted after a question that names them and how many they are', async ({
  page,
}) => {
  await becomeAdmin(page, LIST);
  await box(page, 1).check();
  await box(page, 2).check();
  await choose(page, 'Set the category');
  await bar(page).getByLabel('Category').selectOption('LED Fan');
  await apply(page);
  await expect(dialog(page)).toContainText('Put 2 products into ‘LED Fan’ only?');
  await dialog(page).getByRole('button', { name: 'Yes, all 2' }).click();
  await expect(rowOf(page, 1)).toContainText('LED Fan');

  for (const number of [1, 2, 3, 4]) await box(page, number).check();
  await choose(page, 'Delete');
  await apply(page);
  await expect(dialog(page)).toContainText('Delete 4 products?');
  await expect(dialog(page)).toContainText(`${NAME} Lamp 1, ${NAME} Lamp 2, ${NAME} Lamp 3 and 1 more.`);
  await expect(dialog(page)).toContainText('cannot be brought back');
  await expect(dialog(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await inShop()).toBe(COUNT);
  await apply(page);
  await dialog(page).getByRole('button', { name: 'Yes, delete all 4' }).click();
  await expect(result(page)).toContainText('4 products are deleted.');
  await expect(box(page, 1)).toHaveCount(0);
  expect(await inShop()).toBe(COUNT - 4);
});

onPhone(() => {
  test('the bar for ticked products stays usable, with the keyboard too', async ({ page }) => {
    await becomeAdmin(page, LIST);
    await activate(page, box(page, 1), 'Space');
    await choose(page, 'Raise the price');
    await expect(bar(page)).toBeInViewport();
    await expectUsable(page, 'ticked products on a phone');
    await bar(page).getByLabel('Per cent').fill('0');
    await apply(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Untick all' }).click();
    await expect(bar(page)).toHaveCount(0);
  });
});

test('the cost of several products is typed once, asked for once, and stands in the form of each', async ({ page }) => {
  await becomeAdmin(page, LIST);
  await box(page, 1).check();
  await box(page, 2).check();
  await choose(page, 'Set the cost');
  await apply(page); // nothing is typed yet
  await expect(dialog(page)).toHaveCount(0);
  await bar(page).getByLabel('Cost of each, in taka').fill('৬৫০.৫০');
  await apply(page);
  await expect(dialog(page)).toContainText('Set the cost of 2 products to 650.50 Tk?');
  await expectUsable(page, 'the question before costs are set');
  await dialog(page).getByRole('button', { name: 'Yes, all 2' }).click();
  await expect(result(page)).toContainText('2 products are changed.');
  await page.goto(`/dashboard/updateItem/${ids[1]}`);
  await expect(page.getByLabel('Cost (optional)')).toHaveValue('650.5');
});
