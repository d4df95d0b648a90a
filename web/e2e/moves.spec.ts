import type { Page } from '@playwright/test';
import { asPrice, asSum } from './in-money.ts';
import { hold } from './network.ts';
import { becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

test('from category to category the heading is there at once, and the old list until the new one comes', async ({
  page,
}) => {
  await page.goto('/shop/LED%20Fan');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  const { release } = await hold(page, '**/api/products?*');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Clock Light' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock Light');
  await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(3);
  await expect(cards.first()).toContainText('Moloy Walnut Three Blade LED Fan');
  release();
  await expect(cards.first()).toContainText('Prohor Oak Halo Wall Clock Light');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('after another order or price the old list stays, dimmed, until the new one comes', async ({ page }) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.first().getByRole('heading').textContent();
  const dimmed = page.locator('[aria-busy=true]').getByRole('article');
  const sorting = await hold(page, '**/api/products?*sort=*');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(dimmed.first()).toContainText(String(first));
  sorting.release();
  await expect(dimmed).toHaveCount(0);
  const pricing = await hold(page, '**/api/products?*priceFrom=*');
  await page.locator('summary').filter({ hasText: 'Filter' }).click();
  await page.getByLabel('Price from').fill('3000');
  await page.keyboard.press('Enter');
  await expect(dimmed.first()).toBeVisible();
  pricing.release();
  await expect(dimmed).toHaveCount(0);
});

test('a product of home has name and price at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const card = page.getByRole('main').getByRole('article').first();
  const name = String(await card.getByRole('heading').textContent());
  const { release } = await hold(page, '**/api/item/**');
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeEnabled();
  release();
  await expect(page).toHaveTitle(new RegExp(name));
});

/** The calls for a product, and for the code of its page: names of other chunks only begin like that one's. */
const productCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/item\/|\/assets\/product-[\w-]{8}\.js$/.test(request.url()))
      calls.push(new URL(request.url()).pathname);
  });
  return calls;
};

test('what a card lacks of its page is asked for when it has the focus or the pointer, and its code before', async ({
  page,
}) => {
  const calls = productCalls(page);
  await page.goto('/shop/Clock%20Light');
  await expect.poll(() => calls).toContainEqual(expect.stringContaining('/assets/product-'));
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await link('Mehrab Arch Table Clock Light').focus();
  await expect.poll(() => calls.filter((path) => path.startsWith('/api/item/'))).toHaveLength(1);
  await link('Prohor Oak Halo Wall Clock Light').hover();
  await expect.poll(() => calls.filter((path) => path.startsWith('/api/item/'))).toHaveLength(2);
});

test('a pressed card asks for the large picture of its page before it is opened', async ({ page }) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const card = page.getByRole('article').filter({ hasText: 'Mehrab Arch Table Clock Light' });
  const picture = page.waitForRequest(String(await card.getByRole('img').getAttribute('src')));
  await card.getByRole('link').hover();
  await page.mouse.down();
  await picture;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock Light');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
});

test('the list for a room is asked for when its link has the pointer or the focus, at home and in the menu', async ({
  page,
}) => {
  const rooms: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const room = searchParams.get('room');
    if (pathname === '/api/products' && room) rooms.push(room);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const home = page.getByRole('region', { name: 'Shop by room' });
  await home.scrollIntoViewIfNeeded();
  await home.getByRole('link', { name: 'Bedroom' }).hover();
  await expect.poll(() => rooms).toEqual(['bedroom']);
  await page.getByRole('button', { name: 'Categories' }).click();
  const kitchen = page.getByRole('banner').getByRole('link', { name: 'Kitchen' });
  await kitchen.focus();
  await expect.poll(() => rooms).toEqual(['bedroom', 'kitchen']);
  await kitchen.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen lights');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(rooms, 'it is not asked for again').toEqual(['bedroom', 'kitchen']);
});

test('nothing is loaded ahead for who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const calls = productCalls(page);
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const link = page.getByRole('link', { name: 'Mehrab Arch Table Clock Light', exact: true });
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
});

test('a list that cannot come says so in the place of the old one', async ({ page }) => {
  await page.goto('/shop/LED%20Fan');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 400, json: { code: 'bad-input' } }));
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Clock Light' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

test.use({ expectedComplaints: [/400/] });

test('a product that a list has shown has name, price and picture at once, and can be bought; the rest follows', async ({
  page,
}) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const { release } = await hold(page, '**/api/item/**');
  await page.getByRole('link', { name: 'Mehrab Arch Table Clock Light' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
  await expect(page.getByRole('main').getByText(asPrice('3,690')).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Mehrab Arch Table Clock Light' })).toHaveAttribute(
    'style',
    /background.*-400|background.*url/,
  );
  await expect(page.getByText('A white arch with a line of warm light')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Mehrab Arch Table Clock Light Added to Cart')).toBeVisible();
  release();
  await expect(page.getByText('A white arch with a line of warm light')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Size, light and material' })).toBeVisible();
});

test('a product that a list has shown stays when the rest cannot come, which can be asked for again', async ({
  page,
}) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.route('**/api/item/**', (route) => route.fulfill({ status: 400, json: { code: 'bad-input' } }));
  await page.getByRole('link', { name: 'Mehrab Arch Table Clock Light' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('A white arch with a line of warm light')).toBeVisible();
});

test('a product that is opened is there before what lies below it, and whole at once on Back, at its place', async ({
  page,
}) => {
  const other = page.getByRole('region', { name: 'Goes well with this' }).getByRole('heading', { level: 3 }).first();
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.evaluate(noteRestAtHeading, 'Mehrab Arch Table Clock Light');
  await page.getByRole('link', { name: 'Mehrab Arch Table Clock Light' }).click();
  await expect(other).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.restAtHeading)).toBe('false');

  await other.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mehrab Arch Table Clock Light');
  await page.evaluate(noteRestAtHeading, 'Mehrab Arch Table Clock Light');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
  expect(await page.evaluate(() => document.body.dataset.restAtHeading)).toBe('true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

/** Runs in the page: whether the product's categories, below its buttons, appear in the same DOM change as its name. */
function noteRestAtHeading(name: string): void {
  const changes = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== name) return;
    changes.disconnect();
    document.body.dataset.restAtHeading = String(document.querySelector('main ul[aria-label=Categories]') !== null);
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('a page that is opened is there before the bar above it marks another link', async ({ page }) => {
  const marked = page.getByRole('banner').locator('[aria-current=page]');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(marked).toHaveText(['Shop']);
  await page.evaluate(noteMarkAtHeading, 'Clock Light');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Clock Light' }).click();
  await expect(marked).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.markAtHeading)).toBe('Shop');
});

/** Runs in the page: what the bar marks in the DOM change in which a name appears. */
function noteMarkAtHeading(name: string): void {
  const changes = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== name) return;
    changes.disconnect();
    document.body.dataset.markAtHeading = document.querySelector('header [aria-current=page]')?.textContent;
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('a page that is opened gets the focus, but not before it is painted', async ({ page }) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.evaluate(noteFocusAtHeading, 'Mehrab Arch Table Clock Light');
  await page.getByRole('link', { name: 'Mehrab Arch Table Clock Light' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => document.body.dataset.focusAtHeading)).toBe('');
});

/** Runs in the page: the focused element in the DOM change in which a name appears. */
function noteFocusAtHeading(name: string): void {
  const changes = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== name) return;
    changes.disconnect();
    document.body.dataset.focusAtHeading = document.activeElement?.id;
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
}

const line = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mehrab Arch Table' });

test('Buy Now in a list shows the line at once, and that its price is still asked for', async ({ page }) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const { asked, release } = await hold(page, '**/api/products?*ids=*');
  await page.getByRole('button', { name: 'Buy Now: Mehrab Arch Table Clock Light' }).click();
  await asked;
  await expect(line(page)).toContainText(asSum('3,690'));
  await expect(line(page)).toContainText('Checking the price…');
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeDisabled();
  release();
  await expect(line(page)).toContainText('By Aloghor');
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeEnabled();
});

test('the line of Buy Now is there before the form below it, and the footer stays far away meanwhile', async ({
  page,
}) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.evaluate(noteFormAtLine);
  await page.getByRole('button', { name: 'Buy Now: Mehrab Arch Table Clock Light' }).click();
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.formAtLine)).toBe('false');
  expect(Number(await page.evaluate(() => document.body.dataset.screensToFooter))).toBeGreaterThan(SCREENS_LAID_OUT);
});

/** Browsers lay out ahead elements at most this many screens away. */
const SCREENS_LAID_OUT = 1.5;

/** Runs in the page: the texts in the DOM change in which the line of the cart appears. */
function noteFormAtLine(): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector('main li button[aria-label^=Remove]')) return;
    changes.disconnect();
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    document.body.dataset.formAtLine = String(document.querySelector('main form [name=address]') !== null);
    document.body.dataset.screensToFooter = String(footer / window.innerHeight - 1);
  });
  changes.observe(document.body, { subtree: true, childList: true });
}

test.describe("in a customer's account", () => {
  test.use({ expectedComplaints: [/404/] });

  test('Buy Now shows the line while it is added; one that the shop rejects goes again, and it says why', async ({
    page,
  }) => {
    await becomeCustomer(page, '/shop/Clock%20Light');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    const sending = await hold(page, /\/api\/carts$/);
    await page.getByRole('button', { name: 'Buy Now: Mehrab Arch Table Clock Light' }).click();
    await expect(page).toHaveURL('/dashboard/cart');
    await expect(line(page)).toContainText('Adding to your cart…');
    await expect(page.getByRole('button', { name: 'Order Now' })).toBeDisabled();
    sending.release();
    await expect(line(page)).toContainText('By Aloghor');
    await expect(line(page)).toContainText('1 pcs');
    await expect(page.getByRole('button', { name: 'Order Now' })).toBeEnabled();

    await page.goto('/shop/Clock%20Light');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await page.unroute(/\/api\/carts$/);
    await page.route(/\/api\/carts$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 404, json: { code: 'not-found' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Buy Now: Prohor Oak Halo Wall Clock Light' }).click();
    await expect(page.getByRole('dialog')).toContainText('No longer available');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prohor Oak Halo' })).toHaveCount(0);
    await expect(line(page)).toBeVisible();
  });
});
