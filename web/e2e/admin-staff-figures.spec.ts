import type { Browser, Page } from '@playwright/test';
import { addProduct, orderNumberOf, placeFirstCall, removeProduct } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { takeNext } from './next-call.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { chooseRole, newMember } from './staff.ts';

test.setTimeout(240_000);

interface Member {
  page: Page;
  email: string;
}

async function hire(admin: Page, browser: Browser, role: 'clerk' | 'packer'): Promise<Member> {
  const member = await newMember(browser);
  const row = await chooseRole(admin, member.email, `Make ${role}`);
  await admin.getByRole('button', { name: `Yes, make ${role}` }).click();
  await expect(row.getByText(role === 'clerk' ? 'Clerk' : 'Packer', { exact: true })).toBeVisible();
  return member;
}

/** Takes the next call, and records what comes of it by its key. */
async function call({ page }: Member, key: 'c' | 'n'): Promise<string> {
  const { id } = await takeNext(page);
  const recorded = page.waitForResponse(`**/api/desk/${id}/calls`);
  await pressAtDesk(page, key);
  expect((await recorded).ok()).toBe(true);
  return id;
}

/** The cells of a person's row on the page of the figures, without the person. */
async function figuresOf(page: Page, email: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  return (await row.getByRole('cell').allInnerTexts()).slice(1).map((text) => text.replace(/\s+/g, ' '));
}

test('each of two clerks and a packer finds what they did today, and nobody else; an admin finds everybody', async ({
  page: admin,
  browser,
}) => {
  await becomeAdmin(admin, '/dashboard/allUsers');
  const one = await hire(admin, browser, 'clerk');
  const other = await hire(admin, browser, 'clerk');
  const packer = await hire(admin, browser, 'packer');
  const article = `FP-${Date.now()}`;
  const lamp = { name: 'Figure Lamp', desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/icon-192.png' };
  const lampId = await addProduct({ ...lamp, article });
  // More than are called: each clerk holds the order on her page.
  for (const name of ['Mita', 'Nipa', 'Puja', 'Rina', 'Sima', 'Tuli', 'Urmi'])
    await placeFirstCall(newMobile(), name, { orderItems: [{ _id: lampId, quantity: 1 }] });

  for (const { page } of [one, other]) await page.goto('/dashboard/toCall');
  const confirmed = await call(one, 'c');
  await call(one, 'n');
  await call(other, 'n');

  await packer.page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await packer.page.goto('/dashboard/packing/bench');
  await expect(packer.page.getByRole('heading', { name: 'Packing bench' })).toBeVisible();
  for (const code of [`https://shop.example/track?id=${await orderNumberOf(confirmed)}`, article]) {
    await packer.page.keyboard.type(code);
    await packer.page.keyboard.press('Enter');
  }
  await expect(packer.page.getByText(/packed today/i)).toBeVisible();

  for (const [member, figures] of [
    [one, ['2', '1', '1', '0', '–', '0', '–']],
    [other, ['1', '0', '0', '0', '–', '0', '–']],
    [packer, ['0', '0', '0', '0', '–', '1', expect.stringMatching(/^\d+ s$/)]],
  ] as const) {
    await member.page.goto('/dashboard');
    await member.page.getByRole('link', { name: 'Staff figures' }).click();
    await member.page.getByRole('combobox', { name: 'Days' }).selectOption('Today');
    expect(await figuresOf(member.page, member.email)).toEqual(figures);
    await expect(member.page.getByRole('row')).toHaveCount(2); // the headings, and oneself
  }
  await expectUsable(one.page, 'the figures of oneself');

  await admin.goto('/dashboard/people?days=today');
  expect(await figuresOf(admin, other.email)).toEqual(['1', '0', '0', '0', '–', '0', '–']);
  for (const { email } of [one, packer]) await figuresOf(admin, email);
  await expectUsable(admin, 'the figures of everybody');
  await removeProduct(lampId);
  await Promise.all([one, other, packer].map(({ page }) => page.context().close()));
});
