import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop-test.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop/Clock%20Light',
  '/shop/category/chandni-3d-printed-moon-lamp',
  '/aboutUs',
  '/info/delivery',
  '/cart',
  '/no/such/page',
];

for (const path of PAGES) {
  test(`${path} has no accessibility fault that a machine can find`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
}
