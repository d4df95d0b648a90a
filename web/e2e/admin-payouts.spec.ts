import type { Page } from '@playwright/test';
import { deliverByCourier, orderNumberOf, ordersOfMobile, placeOrders, recordCall } from './api-helpers.ts';
import { moveParcel, parcelsOf, payOut, setCouriers } from './courier-account.ts';
import { asSum } from './in-money.ts';
import { activate } from './keyboard.ts';
import { comeNear } from './layout.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/409/] }); // a payout that is here already
test.setTimeout(120_000);

test.afterEach(() => setCouriers({ lookUps: 'answered' }));

const RUPA = { deliveryAddress: 'House 9, Road 3', place: { district: 'Dhaka', thana: 'Dhanmondi' } };

const popup = (page: Page) => page.locator('.popup').last();
const adding = (page: Page) => page.getByRole('region', { name: 'Add a payout' });

/** Chooses a courier's file, as its panel saves it. */
async function chooseFile(page: Page, name: string, lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await adding(page).getByLabel('File of the payout').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a courier’s file is compared, accepted, and closed; the month adds up to the taka', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 3, RUPA);
  const ids = await ordersOfMobile(mobile);
  for (const id of ids) await recordCall(id, 'confirmed');
  const [right, less] = [await deliverByCourier(ids[0] ?? ''), await deliverByCourier(ids[1] ?? '')];
  const late = await orderNumberOf(ids[2]);
  await deliverByCourier(ids[2] ?? '');
  await becomeAdmin(page, '/dashboard/payouts');
  await expect(page.getByRole('region', { name: 'With couriers' })).toContainText('Steadfast');
  await expectUsable(page, 'the payouts');

  await adding(page).getByLabel('Courier').selectOption('Steadfast');
  await chooseFile(page, 'broken.csv', ['Bill;COD', 'A-1;nine']);
  await adding(page).getByLabel('Invoice').selectOption('Bill');
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  await expect(adding(page)).toContainText('Row 2 has “nine” where a sum should be.');

  const rows = [
    `${right.number};${right.consignmentId};${right.toCollect};70`,
    `${less.number};${less.consignmentId};${less.toCollect - 50};70`,
    'Z-1;none;500;70',
    'Z-2;neither;90;0',
    `${right.number};${right.consignmentId};-40;0`,
    `${right.number};${right.consignmentId};${right.toCollect};71`,
  ];
  await chooseFile(page, `payout-${mobile}.csv`, ['Bill;Consignment ID;COD Amount;Delivery Charge', ...rows]);
  await adding(page).getByLabel('Invoice').selectOption('Bill');
  await adding(page).getByLabel('Paid on').fill('2031-03-14');
  await expectUsable(page, 'the columns of a file');
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));

  await expect(page.getByRole('heading', { level: 1, name: /^Steadfast/ })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Collected too little, row 2' })).toContainText(asSum('50'));
  await expect(page.getByRole('article', { name: 'No parcel of yours, row 3' })).toBeVisible();
  await expectUsable(page, 'a payout');
  await activate(page, page.getByRole('button', { name: 'Accept…' }));
  await expect(popup(page)).toContainText('Accept 2 rows?');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, accept' }));
  await expect(page.getByRole('button', { name: 'Accept…' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: less.number })).toContainText('accepted');
  await expect(page.getByRole('row').filter({ hasText: 'Z-1' })).toContainText('held');

  const finding = page.getByRole('article', { name: 'Collected too little, row 2' });
  await finding.getByLabel('Why, or how it was settled').fill('Paid in the next one.');
  await activate(page, finding.getByRole('button', { name: 'Close the finding' }));
  await expect(finding).toContainText('Closed: Paid in the next one.');
  await page.reload();
  await expect(finding).toContainText('Closed: Paid in the next one.');
  const takenBack = page.getByRole('article', { name: 'Money of this parcel taken back, row 5' });
  await expect(takenBack).toContainText('as a cost of today');
  await takenBack.getByLabel('Why, or how it was settled').fill('The buyer was paid back.');
  await activate(page, takenBack.getByRole('button', { name: 'Close the finding' }));
  await expect(page.getByText('Taken back or added by the courier')).toBeVisible();

  const foreign = page.getByRole('article', { name: 'No parcel of yours, row 3' });
  await foreign.getByLabel('Why, or how it was settled').fill('Of another shop.');
  await foreign.getByLabel('Whose money is it?').selectOption('Not ours: still to be settled with the courier');
  await activate(page, foreign.getByRole('button', { name: 'Close the finding' }));
  await expect(foreign).toContainText('Closed: Of another shop.');
  await expect(page.getByRole('row').filter({ hasText: 'Z-1' })).toContainText('not ours');
  const notOurs = page.getByRole('group').filter({ hasText: 'Is a row not yours?' });
  await notOurs.getByText('Is a row not yours?').click();
  await notOurs.getByLabel('Row', { exact: true }).selectOption({ index: 1 });
  await notOurs.getByLabel('Whose money is it?').selectOption('Not ours: settled with the courier');
  await notOurs.getByLabel('Why, or how it was settled').fill('Of another shop, under our number.');
  await activate(page, notOurs.getByRole('button', { name: 'It is not ours' }));
  const said = page.getByRole('article', { name: 'Not yours, as somebody has said, row 6' });
  await expect(said).toContainText('Closed: Of another shop, under our number.');
  await expect(notOurs).toHaveCount(0); // as no other row can be
  await expectUsable(page, 'money that is not the shop’s');
  const { pathname } = new URL(page.url());

  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.goto('/dashboard/payouts?courier=steadfast&month=2031-03');
  const sheet = page.getByRole('region', { name: 'Steadfast, 2031-03' });
  await expect(sheet).toContainText('Rows that are not accepted');
  await expect(sheet).toContainText('Collected more or less than expected');
  await expect(sheet).toContainText('Not your money, less its charges');
  const outstanding = page.getByRole('region', { name: 'With couriers' });
  await expect(outstanding).toContainText('To be given back to the courier');
  await sheet.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expectUsable(page, 'the sheet of a month');

  await page.goto(pathname);
  await foreign.getByLabel('Why, or how it was settled').fill('They took it from the next payout.');
  await foreign.getByLabel('Whose money is it?').selectOption('Not ours: settled with the courier');
  await activate(page, foreign.getByRole('button', { name: 'Settle it' }));
  await expect(foreign).toContainText('Closed: They took it from the next payout.');
  await expect(foreign.getByRole('button', { name: 'Settle it' })).toHaveCount(0);

  await page.goto('/dashboard/payouts?courier=steadfast&open=true');
  await expect(page.getByRole('article').filter({ hasText: `payout-${mobile}.csv` })).toContainText('1 open finding');
  await adding(page).getByLabel('Courier').selectOption('Steadfast');
  await chooseFile(page, 'next.csv', ['Bill;Consignment ID;COD Amount;Delivery Charge', `${late};;500;70`]);
  await expect(adding(page).getByLabel('Invoice')).toHaveValue('Bill');
  await page.goto('/dashboard/adminHome');
  await comeNear(page.getByRole('region', { name: 'Profit' })); // which asks for it
  await expect(page.getByRole('region', { name: 'With couriers' })).toContainText('Steadfast');
});

test('the same file on another day leads to the payout that is here; a large one is compared in parts', async ({
  page,
}) => {
  const mobile = newMobile();
  const head = 'Consignment ID;COD Amount;Delivery Charge';
  const row = `${mobile};500;70`;
  await becomeAdmin(page, '/dashboard/payouts');
  await adding(page).getByLabel('Courier').selectOption('RedX');
  await chooseFile(page, `one-${mobile}.csv`, [head, row]);
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  await expect(page.getByRole('heading', { level: 1, name: /^RedX/ })).toBeVisible();
  const { pathname } = new URL(page.url());

  await page.goto('/dashboard/payouts');
  await adding(page).getByLabel('Courier').selectOption('RedX');
  await chooseFile(page, `again-${mobile}.csv`, [head, row]);
  await adding(page).getByLabel('Paid on').fill('2031-04-14');
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  await expect(popup(page)).toContainText('This payout is here already');
  await expectUsable(page, 'a payout that is here already');
  await activate(page, popup(page).getByRole('button', { name: 'Open it' }));
  await expect(page).toHaveURL(pathname);

  await page.goto('/dashboard/payouts');
  await adding(page).getByLabel('Courier').selectOption('RedX');
  const rows = Array.from({ length: 501 }, (_, place) => `${mobile}-${place};500;70`);
  await chooseFile(page, `large-${mobile}.csv`, [head, ...rows]);
  await adding(page)
    .getByLabel('Paid in all')
    .fill(String(501 * 430));
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  const parts = page.getByRole('article').filter({ hasText: `large-${mobile}.csv` });
  await expect(parts.filter({ hasText: 'part 1 of 2, 500 rows' })).toContainText('500 open findings');
  await expect(parts.filter({ hasText: 'part 2 of 2, 1 row' })).toContainText('1 open finding');
});

test('a file that was added for the wrong courier is withdrawn, and added for the right one', async ({ page }) => {
  const mobile = newMobile();
  const lines = ['Consignment ID;COD Amount;Delivery Charge', `${mobile};500;70`];
  await becomeAdmin(page, '/dashboard/payouts');
  await adding(page).getByLabel('Courier').selectOption('RedX');
  await chooseFile(page, `wrong-${mobile}.csv`, lines);
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  await expect(page.getByRole('heading', { level: 1, name: /^RedX/ })).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Withdraw it…' }));
  await expect(popup(page)).toContainText('Withdraw this payout?');
  await expectUsable(page, 'the question whether a payout is withdrawn');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, withdraw it' }));
  await expect(page).toHaveURL(/\/dashboard\/payouts$/);
  await expect(page.getByText(`wrong-${mobile}.csv`)).toHaveCount(0);
  await adding(page).getByLabel('Courier').selectOption('Pathao');
  await chooseFile(page, `right-${mobile}.csv`, lines);
  await activate(page, adding(page).getByRole('button', { name: 'Compare' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Pathao/ })).toBeVisible();
});

test('what Steadfast has paid out is fetched by a click; again there is nothing new, and a courier that is busy says so', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  const { number } = await deliverByCourier(id);
  for (const parcel of await parcelsOf(mobile)) await moveParcel(parcel, 'delivered');
  await payOut();
  await becomeAdmin(page, '/dashboard/payouts');
  const fetching = page.getByRole('button', { name: 'Fetch from Steadfast' });
  await activate(page, fetching);
  await expect(page.getByText('1 new payout compared')).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'SFC-' }).first().getByRole('link').first().click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(asSum('1,650'));
  await expect(row).toContainText('to accept');
  await page.goBack();
  await activate(page, fetching);
  await expect(page.getByText('Nothing new was paid out')).toBeVisible();

  await setCouriers({ lookUps: 'failed' });
  await activate(page, fetching);
  await expect(popup(page)).toContainText('The courier has not answered in time.');
});
