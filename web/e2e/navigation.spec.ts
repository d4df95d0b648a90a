import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { shop } from '../shared/shop.config.ts';
import { disablePrerendering, hold } from './network.ts';
import { becomeCustomer } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

test('the bar leads everyone to Home, Shop and About Us, and a guest to the login', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Shop', 'About Us', 'Login']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/shop', '/aboutUs', '/logIn']);
});

test('the categories open below their button in the bar, and close by a link, Escape, a click elsewhere and Tab', async ({
  page,
}) => {
  const { release } = await hold(page, /\/assets\/index-.*\.js$/);
  await page.goto('/cart', { waitUntil: 'commit' });
  const open = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  const categories = page.getByRole('banner').getByRole('region', { name: 'Categories' });
  await open.click(); // before the app runs
  release();
  await expect(categories.getByRole('link')).toHaveCount(15);
  await open.press('Escape');
  await expect(categories).toBeHidden();
  await open.click();
  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(categories).toBeHidden();
  await open.click();
  await page.getByRole('region', { name: 'Shop by room' }).getByRole('link').last().press('Tab');
  await expect(categories).toBeHidden();
  await open.click();
  await categories.getByRole('link').first().press('Escape');
  await expect(open).toBeFocused();
  await open.press('Enter');
  await categories.getByRole('link', { name: 'LED Fan' }).click();
  await expect(page).toHaveURL('/shop/LED%20Fan');
  await expect(categories).toBeHidden();
});

const LONGEST_NAME = { en: 'The Lamps and Lights of the Old Town', bn: 'পুরান ঢাকার বাতি ও আলোর পুরোনো দোকান' };

for (const [path, button] of [
  ['/cart', 'Categories'],
  ['/bn/cart', 'ক্যাটাগরি'],
] as const) {
  test(`the categories open from the bar of a small desktop, beside the longest of names: ${path}`, async ({
    page,
  }) => {
    await disablePrerendering(page);
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), brand: { name: LONGEST_NAME } } });
    });
    await page.goto(path);
    const bar = page.getByRole('banner');
    for (const width of [1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await bar.getByRole('button', { name: button }).click();
      await expect(bar.getByRole('region').first().getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('region').last().getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('combobox')).toBeInViewport({ ratio: 1 });
      const inBar = bar.locator('.page > *').filter({ visible: true });
      const edges = await inBar.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
      const overlaps = edges.filter(([left], place) => place > 0 && Number(left) < Number(edges[place - 1]?.[1]) - 1);
      expect(overlaps, `nothing lies on its neighbour at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the rooms that lamps are for stand below the categories, the one of the list marked', async ({ page }) => {
  await page.goto('/shop');
  const open = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  const rooms = page.getByRole('banner').getByRole('region', { name: 'Shop by room' });
  await open.click();
  await expect(rooms.getByRole('link')).toHaveCount(8);
  await expect(rooms.locator('[aria-current]')).toHaveCount(0);
  await rooms.getByRole('link', { name: 'Bedroom' }).click();
  await expect(page).toHaveURL('/shop?room=bedroom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedroom lights');
  await open.click();
  await expect(rooms.locator('[aria-current="page"]')).toHaveText('Bedroom');
});

test('the cart icon leads a guest to the cart and shows +count only above 0', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
  await page.evaluate(() => localStorage.setItem('myCart', '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":7}]'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toHaveText('+1');
  await page.getByRole('link', { name: 'Cart +1' }).click();
  await expect(page).toHaveURL('/cart');
});

test('before the app runs the badge counts the lines of a guest, in the digits of the page', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('myCart', JSON.stringify(['a', 'b', 'c'].map((ItemId) => ({ ItemId, quantity: 9 })))),
  );
  for (const path of ['/', '/bn', '/shop']) {
    const { release } = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const badge = page.getByRole('banner').locator('a[href$="cart"] > span');
    await expect(badge).toBeVisible();
    await expect(badge).toHaveCSS('counter-reset', 'lines 3');
    const digits = path === '/bn' ? '"+" counter(lines, bengali)' : '"+" counter(lines)';
    expect(await badge.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(digits);
    release();
    await expect(badge).toHaveText(path === '/bn' ? '+৩' : '+3');
    await page.unroute(/\/assets\/index-.*\.js$/);
  }
});

test('a page that is opened inside the app has the focus, and its title is said', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before, a link loads its page anew
  const said = page.locator('p[aria-live=polite]');
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(main).toBeFocused();
  await expect(said).toHaveText(`Shop · ${SAMPLE_NAME.en}`);
  await main.getByRole('article').getByRole('link').first().click();
  await expect(main).toBeFocused();
  await expect(said).not.toHaveText(/^Shop/);
  await expect(page).toHaveTitle(/./); // for a moment there is none, while one page follows the other
  await expect(said).toHaveText(await page.title());
  await page.goBack();
  await expect(main).toBeFocused();
  await expect(said).toHaveText(`Shop · ${SAMPLE_NAME.en}`);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused(); // the same page, in another order
});

test.describe('an address that is none', () => {
  test.use({ expectedComplaints: [/404/] });

  test("any other path says 'You Are In Worng Page' and leads to the shop", async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'You Are In Worng Page', exact: true })).toBeVisible();
    const [section, main] = [page.getByRole('main').locator('section'), page.getByRole('main')];
    expect((await section.boundingBox())?.height).toBe((await main.boundingBox())?.height);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/shop');
  });
});

test('paths match without regard to case', async ({ page }) => {
  await page.goto('/ABOUTUS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered');
});

const TITLES = {
  '/': `Lamps and lighting for homes in Bangladesh · ${SAMPLE_NAME.en}`,
  '/shop': `Shop · ${SAMPLE_NAME.en}`,
  '/shop/Wall%20lights': `Wall lights · ${SAMPLE_NAME.en}`,
  '/shop/category/chandni-3d-printed-moon-lamp': `Chandni 3D Printed Moon Lamp · ${SAMPLE_NAME.en}`,
  '/aboutUs': `About Us · ${SAMPLE_NAME.en}`,
};

test('each page has its own title and description', async ({ page }) => {
  for (const [path, title] of Object.entries(TITLES)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
    });
  }
});

const FOOTER = {
  About: 'about',
  Features: 'features',
  Works: 'works',
  Careers: 'careers',
  'Customer Support': 'support',
  'Delivery Details': 'delivery',
  'Terms & Conditions': 'terms',
  'Privacy Policy': 'privacy',
};

test('each link of the footer leads to a text', async ({ page }) => {
  await page.goto('/aboutUs');
  for (const [label, topic] of Object.entries(FOOTER)) {
    await test.step(label, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/info/${topic}`);
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
      await expect(page.getByText('You Are In Worng Page', { exact: true })).toBeHidden();
    });
  }
  for (const part of ['main', 'contentinfo'] as const) {
    const link = page.getByRole(part).getByRole('link', { name: 'Follow an order' });
    await expect(link).toHaveAttribute('href', '/track');
  }
});

test('the social icons open in new tabs', async ({ page }) => {
  await page.goto('/aboutUs');
  for (const site of ['facebook', 'youtube', 'instagram']) {
    const link = page.getByRole('contentinfo').locator(`a[href="https://www.${site}.com/"]`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('the footer carries the copyright line since the shop was founded, with its credit link', async ({ page }) => {
  await page.goto('/aboutUs');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${shop.founded} ${SAMPLE_NAME.en}`);
  await expect(footer.locator('a[href="/info/about"]')).toHaveCount(2);
});

test('the keyboard reaches the content past the menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

onPhone(() => {
  test('the side menu slides in with the same links and closes by link, button, overlay and Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await open.click();
    const categories = menu.getByRole('region', { name: 'Categories' }).getByRole('link');
    await expect(categories).toHaveCount(15);
    const before = ['Home', 'Shop', 'About Us', 'Login', 'Follow an order', 'Wish list', '+880 1700-000000'];
    const rooms = menu.getByRole('region', { name: 'Shop by room' }).getByRole('link');
    await expect(rooms).toHaveCount(8);
    const ways = [...(await categories.allTextContents()), ...(await rooms.allTextContents())];
    await expect(menu.getByRole('link')).toHaveText([...before, ...ways]);
    await expect(menu.getByRole('link', { name: '+880 1700-000000' })).toHaveAttribute('href', /^tel:/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test("a customer's own pages have one menu, with all that is theirs", async ({ page }) => {
    await becomeCustomer(page);
    await page.goto('/dashboard/orders');
    const open = page.getByRole('button', { name: 'Open the menu' });
    await expect(open).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dashboard menu' })).toHaveCount(0);
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    for (const name of ['Home', 'Shop', 'Shopping Cart', 'Orders', 'Your profile']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });
});
