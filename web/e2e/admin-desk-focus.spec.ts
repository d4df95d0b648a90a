import type { Locator } from '@playwright/test';
import { placeFirstCall } from './api-helpers.ts';
import { activate } from './keyboard.ts';
import { becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const NAME = 'Focus Shopper';

let id: string;

test.beforeEach(async () => {
  id = await placeFirstCall(newMobile(), NAME);
});

/** Opens a form by the keyboard, fills a field of it, and saves it. */
async function save(part: Locator, opener: string, field: string, text: string): Promise<void> {
  await activate(part.page(), part.getByRole('button', { name: opener, exact: true }));
  await expect(part.getByLabel(field)).toBeFocused();
  await part.getByLabel(field).fill(text);
  await activate(part.page(), part.getByRole('button', { name: 'Save', exact: true }));
}

test('who saves a form at the desk by the keyboard goes on at the card of its order', async ({ page }) => {
  await becomeStaff(page, 'clerk', `/dashboard/toCall?order=${id}`);
  const card = page.getByRole('region', { name: new RegExp(`· ${NAME}`) });
  await save(card, 'Correct the order', 'Name', `${NAME} Junior`);
  await expect(card).toContainText(`${NAME} Junior`);
  await expect(card).toBeFocused();
  await card.getByLabel('Internal note').fill('Calls back at noon');
  await activate(page, card.getByRole('button', { name: 'Add the note' }));
  await expect(card).toContainText('Calls back at noon');
  await expect(card).toBeFocused();
});

test('who saves a form on the page of an order by the keyboard goes on at its forms', async ({ page }) => {
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await activate(page, page.getByRole('button', { name: 'Change the order', exact: true }));
  const forms = page.getByRole('region', { name: 'Change the order' });
  await save(forms, 'Correct the order', 'Name', `${NAME} Senior`);
  await expect(page.getByRole('main')).toContainText(`${NAME} Senior`);
  await expect(forms).toBeFocused();
});
