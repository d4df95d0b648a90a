import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop-test.ts';

// The not-found page is answered with 404.
test.use({ expectedComplaints: [/404/] });

const PAGES = [
  ['/', '/shop', '/shop/Clock%20Light', '/shop/category/chandni-3d-printed-moon-lamp'],
  ['/aboutUs', '/info/delivery', '/cart', '/no/such/page'],
];

for (const paths of PAGES) {
  test(`have no accessibility fault that a machine can find: ${paths.join(', ')}`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
    }
    expect(faults).toEqual([]);
  });
}
