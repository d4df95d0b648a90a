import { placeFirstCall, setSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test('an admin tries when to ask for an advance, switches it on, and the next call says how much', async ({ page }) => {
  const mobile = newMobile();
  await placeFirstCall(mobile, 'Dear Order');
  await becomeAdmin(page, '/dashboard/settings');
  const form = page.getByRole('form', { name: 'Advances' });
  try {
    await form.getByLabel(/^Products come to at least/).fill('1');
    await form.getByRole('button', { name: 'Try on the last thirty days' }).click();
    await expect(form.getByRole('status')).toContainText(
      /^[\d,]+ of [\d,]+ orders? would have been asked for an advance/,
    );
    await expectUsable(page, 'the rules of an advance');
    await form.getByLabel(/^Switched on/).check();
    await page.getByRole('button', { name: 'Save: Advances' }).click();
    await expect(page.locator('.popup').last()).toContainText('Advances');
    await expect(form).not.toContainText('Not saved yet');
    await page.goto('/dashboard/toCall');
    const card = page.getByRole('region', { name: /· Dear Order$/ });
    await expect(card).toContainText(/Ask for .* in advance before you confirm/);
    await expectUsable(page, 'a call that asks for an advance');
  } finally {
    await setSettings('advance', {});
  }
});
