import { ask } from '@aloghor/functions/test/ask';
import { signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { orderNumberOf, placeFirstCall, setDelivery, staffSettings } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { givenCard } from './next-call.ts';
import { addLamps, removeLamps } from './orders-of-a-day.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { countClicks, untilAllAreChanged } from './steps-of-a-day.ts';

test.setTimeout(300_000);

const ORDERS = 10;
const CLICKS_AN_ORDER = 2;
const CHARGE = 90;
const SYLHET = { district: 'Sylhet' };

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });

test(`${ORDERS} orders take at most ${CLICKS_AN_ORDER} clicks and keys each: called with a charge, packed by scanner, handed over`, async ({
  page: admin,
  browser,
}) => {
  const { delivery } = await staffSettings();
  const surname = `Clicks${Date.now()}`;
  const lamps = await addLamps(ORDERS);
  const ids: string[] = [];
  for (let order = 0; order < ORDERS; order += 1)
    ids.push(
      await placeFirstCall(newMobile(), `Buyer${order} ${surname}`, {
        place: SYLHET,
        orderItems: [{ _id: lamps.lamp }],
      }),
    );
  // The shop charges for it only now: each order lacks a charge, and one is proposed.
  await setDelivery({ charges: [{ zone: 'elsewhere', taka: CHARGE, days: { least: 2, most: 4 } }] });
  try {
    const clicks = await countClicks(admin);
    await becomeAdmin(admin, '/dashboard/toCall');
    clicks.taken();
    await pressAtDesk(admin, 'x');
    const card = givenCard(admin).filter({ hasText: surname });
    let name = '';
    for (const _ of ids) {
      const before = name;
      await expect(async () => {
        [, name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(' · ');
        expect(name).not.toBe(before);
      }).toPass();
      await expect(card.getByRole('button', { name: `Confirmed, with a charge of ${CHARGE} Tk` })).toBeVisible();
      await pressAtDesk(admin, 'd');
      await expect(said(admin, `${name}: Confirmed`)).toBeVisible();
    }
    const atDesk = clicks.taken();

    await admin.keyboard.press('u');
    const stays = `${name}: the call is taken back. Its delivery charge of ${CHARGE} Tk stays.`;
    await expect(admin.locator('.popup').last()).toContainText(stays);
    await expect(card).toContainText(name);
    await pressAtDesk(admin, 'c');
    await expect(said(admin, `${name}: Confirmed`)).toBeVisible();

    const packer = await (await browser.newContext()).newPage();
    await packer.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
    await becomeStaff(packer, 'packer', '/dashboard/packing/bench');
    await expect(packer.getByRole('textbox')).toBeFocused();
    for (const id of ids) {
      const number = await orderNumberOf(id);
      await scan(packer, number);
      await expect(packer.getByRole('region', { name: `Parcel of order ${number}` })).toBeVisible();
      await scan(packer, lamps.articles.lamp);
      await expect(said(packer, `${number} is packed`)).toBeVisible();
    }
    await packer.context().close();

    await admin.goto(`/dashboard/packing?q=${surname}&packed=true`);
    clicks.taken();
    await admin.getByLabel(`Tick all ${ORDERS} of this page`).check();
    await bar(admin).getByLabel('Status for all ticked orders').selectOption('Out for Delivery');
    await bar(admin).getByRole('button', { name: 'Apply to all' }).click();
    await admin.locator('.popup').last().getByRole('button', { name: 'Yes, all of them' }).click();
    await expect(admin.getByLabel('Result')).toContainText(
      `${ORDERS} orders are now ‘Out for Delivery’.`,
      untilAllAreChanged(ORDERS),
    );
    const atHandOver = clicks.taken() + 2; // the choice in the select

    const person = await signIn('admin');
    for (const id of ids) {
      const { body } = await ask(person, `GET /orders/admin/${id}`);
      expect(body).toMatchObject({ status: 'Out for Delivery', amounts: [{ kind: 'delivery', taka: CHARGE }] });
    }
    const perOrder = (atDesk + atHandOver) / ORDERS;
    process.stdout.write(`Clicks and keys per order with a charge: ${perOrder.toFixed(2)}\n`);
    expect(perOrder).toBeLessThanOrEqual(CLICKS_AN_ORDER);
  } finally {
    await setDelivery(delivery);
    await removeLamps(lamps);
  }
});

/** A scan is no click: a scanner types by itself. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
