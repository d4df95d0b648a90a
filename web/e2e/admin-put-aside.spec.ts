import type { Page } from '@playwright/test';
import { deskOf, placeFirstCall, recordCall, setSettings, setStatus } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const card = (page: Page) => page.getByRole('region', { name: /· Not Reached$/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /· Not Reached: / });

test('an order that the shop has put aside is found from the overview, given back to the queue, and put aside again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await setSettings('calls', { tries: 2, after: 'putAside' });
  const id = await placeFirstCall(newMobile(), 'Not Reached');
  try {
    await recordCall(id, 'noAnswer');
    await becomeAdmin(page, `/dashboard/toCall?order=${id}`);
    await card(page).getByRole('button', { name: 'No answer' }).click();
    await expect(said(page)).toContainText('Put aside');
    await expect.poll(async () => (await deskOf(id))?.asideSince).toEqual(expect.any(Number));

    await page.goto('/dashboard/adminHome');
    await page.getByRole('link', { name: /^and \d+ put aside$/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/toCall\?when=aside$/);
    await expect(page.getByRole('button', { name: /^Put aside \d+$/ })).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('navigation', { name: 'Orders in the queue' })
      .getByRole('button', { name: 'Not Reached' })
      .click();
    await expect(card(page)).toContainText(/No answer, 2nd time · Put aside /);
    await expectUsable(page, 'the orders that are put aside');

    await card(page)
      .getByRole('link', { name: /· Not Reached$/ })
      .click();
    await expect(page.getByRole('main')).toContainText(/Put aside /);
    await expectUsable(page, 'the page of an order that is put aside');
    await page.goBack();

    const row = page.getByRole('button', { name: 'Not Reached' });
    await row.click();
    await card(page).getByRole('button', { name: 'Call again' }).click();
    await expect(said(page)).toContainText('To call');
    await expect(row).toHaveCount(0);
    expect(await deskOf(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
  } finally {
    await setSettings('calls', { tries: 3, after: 'callAgain' });
    await setStatus(id, 'Cancel');
  }
});
