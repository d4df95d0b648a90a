import { placeFirstCall } from './api-helpers.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { translate } from './translator.ts';

test('at a desk that the browser translates, a corrected number is the one to call', async ({ page }) => {
  const [wrong, right] = [newMobile(), newMobile()];
  await placeFirstCall(wrong, 'Translated Tahmina');
  await becomeAdmin(page, '/dashboard/toCall');
  const card = page.getByRole('region', { name: /· Translated Tahmina$/ });
  await expect(card.getByRole('link', { name: `Call ${wrong}` })).toHaveText(wrong);
  await translate(page);
  await card.getByRole('button', { name: /^Correct/ }).click();
  await page.getByLabel(/^Mobile number/).fill(right);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('link', { name: `Call ${right}` })).toHaveText(right);
  await card.getByRole('button', { name: /^No answer/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Translated Tahmina: No answer' })).toBeVisible();
});
