import type { Page } from '@playwright/test';
import { handleFirst, hold } from './network.ts';
import { becomeCustomer } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const APP = '**/assets/index-*.js';
const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

const bar = (page: Page) => page.getByRole('banner');

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load completely' });

test('nothing of the app is asked for before the first picture has come, as long as nobody touches it', async ({
  page,
}) => {
  const { asked, release } = await hold(page, '**/assets/hero-*.webp');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const app = page.waitForRequest(APP);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(scripts).toEqual([expect.stringContaining('/assets/start-')]);
  release();
  await app;
});

test('clicks on a product from before the app runs are replayed once: each step, and one Add To Cart', async ({
  page,
}) => {
  const { asked, release } = await hold(page, APP);
  const cart = page.waitForRequest('**/assets/cart-*.js'); // where a click may lead
  await page.goto(LAMP);
  await page.getByRole('button', { name: 'One more' }).click({ clickCount: 2 });
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
  await add.click();
  await add.click();
  await expect(add).toHaveCSS('animation-name', 'waits');
  await asked;
  await cart;
  release();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  await expect(page.getByText('03')).toBeVisible();
  await expect(add).toHaveCSS('animation-name', 'none');
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBe(
    '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":3}]',
  );
});

test('a guest’s cart says before the app runs whether it is empty; one that a link fills is not', async ({ page }) => {
  await hold(page, APP);
  const open = (address: string) => page.goto(address, { waitUntil: 'commit' }); // its app starts at once
  await open('/cart');
  const main = page.getByRole('main');
  // Without its styles, which keep it from being painted, a document has both headings.
  const heading = (name: string) => expect(main.getByRole('heading', { level: 1 })).toHaveText([name]);
  await heading("You haven't added any products");
  await expect(main.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
  await open('/cart?add=chandni-3d-printed-moon-lamp');
  await heading('My Cart');
  await page.evaluate(() => localStorage.setItem('myCart', '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":1}]'));
  await open('/cart');
  await heading('My Cart');
  await expect(main.getByText('You pay in cash, once the parcel is at your door')).toBeVisible();
});

/** Moves the pointer away, so that the pressed element is not clicked. */
async function letGoElsewhere(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.up();
}

test('what is pressed shows it at once, also before the app runs: a button, a menu, a card by its picture', async ({
  page,
}) => {
  await hold(page, APP);
  await page.goto('/shop');
  const card = page.getByRole('main').getByRole('article').first();
  const buyNow = card.getByRole('button');
  for (const pressed of [buyNow, bar(page).getByRole('link', { name: 'Shop', exact: true })]) {
    await pressed.hover();
    await expect(pressed).toHaveCSS('opacity', '1');
    await page.mouse.down();
    await expect(pressed).toHaveCSS('opacity', '0.7');
    await letGoElsewhere(page);
    await expect(pressed).toHaveCSS('opacity', '1');
  }

  // A card has a veil, which covers all of it.
  const veil = () =>
    card.getByRole('link').evaluate((link) => {
      const { backgroundColor, width, height } = getComputedStyle(link, '::after');
      return { backgroundColor, size: [width, height].map((length) => Math.round(Number.parseFloat(length))) };
    });
  const size = await card.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await card.getByRole('img').hover({ force: true }); // the card's link lies upon its picture
  await expect.poll(veil).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', size });
  await page.mouse.down();
  await expect.poll(veil).toEqual({ backgroundColor: expect.stringMatching(/ \/ 0\.3\)$/), size });
  await letGoElsewhere(page);
  await expect.poll(veil).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', size });

  await buyNow.click();
  await expect(buyNow).not.toHaveCSS('opacity', '1'); // until the app takes it over
});

const card = (page: Page) => page.getByRole('link', { name: 'Mehrab Arch Table Clock Light', exact: true });

test('a card that is touched before the app has come opens its page by itself, which the touch asks for', async ({
  page,
}) => {
  await hold(page, APP);
  await page.goto('/shop/Clock%20Light');
  const shown = page.getByRole('article').filter({ hasText: 'Mehrab Arch Table Clock Light' }).getByRole('img');
  const picture = page.waitForRequest(String(await shown.getAttribute('src')));
  const ahead = page.waitForRequest('**/shop/category/mehrab-arch-table-clock-light');
  await card(page).hover();
  await page.mouse.down();
  await picture;
  await ahead;
  await expect(page).toHaveURL('/shop/Clock%20Light');
  await page.mouse.up();
  await expect(page).toHaveURL('/shop/category/mehrab-arch-table-clock-light');
});

test('a card that is touched once the app has come is opened by the app, with the product asked for once', async ({
  page,
}) => {
  const { asked, release } = await hold(page, '**/assets/shop-*.js');
  const products: string[] = [];
  page.on('request', (request) => request.url().includes('/api/item/') && products.push(request.url()));
  await page.goto('/shop/Clock%20Light');
  await asked;
  await appHasCome(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await card(page).click();
  await expect(card(page)).toHaveCSS('animation-name', 'waits');
  await expect.poll(() => products).toHaveLength(1);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehrab Arch Table Clock Light');
  await expect(page.getByRole('table', { name: 'Size, light and material' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(products).toHaveLength(1);
});

test('a link that waits for an app that never comes is opened after all; one for another tab never waits', async ({
  page,
}) => {
  await page.clock.install();
  const { asked } = await hold(page, '**/assets/shop-*.js');
  await page.goto('/shop/Clock%20Light');
  await asked;
  await appHasCome(page);
  const tab = page.context().waitForEvent('page');
  await card(page).click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  await card(page).click();
  await expect(card(page)).toHaveCSS('animation-name', 'waits');
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL('/shop/category/mehrab-arch-table-clock-light');
});

/** Waits until the first file of the app has run, on which the start script has waited before us. */
async function appHasCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [entry] = document.querySelector('script[data-app]')?.getAttribute('data-app')?.split(' ') ?? [];
    await import(String(entry));
  });
}

test('a search sent before the app runs is answered after it', async ({ page }) => {
  const { release } = await hold(page, APP);
  await page.goto('/');
  await page.getByRole('combobox').fill('moon');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/shop?q=moon');
  await expect(page.getByRole('heading', { name: 'Chandni 3D Printed Moon Lamp' })).toBeVisible();
});

test('a price typed before the app runs and while it takes over is taken whole', async ({ page }) => {
  const { release } = await hold(page, APP);
  await page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      history.pushState = push;
      document.execCommand('insertText', false, '00'); // typed at the moment when the app writes the address
    };
  });
  await page.goto('/shop');
  await page.locator('summary').filter({ hasText: 'Filter' }).click();
  await page.getByLabel('Price from').pressSequentially('15');
  release();
  await expect(page).toHaveURL('/shop?from=1500');
  await expect(page.getByLabel('Price from')).toHaveValue('1500');
});

test('a login sent with Enter before the app runs is sent by the app', async ({ page }) => {
  const { release } = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('customer@aloghor.example');
  await page.getByLabel('Password', { exact: true }).fill('aloghor-customer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS('animation-name', 'waits');
  await expect(page).toHaveURL('/login');
  release();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('clicks from before the page was left are not replayed when it comes back; later ones are', async ({ page }) => {
  const { release } = await hold(page, APP);
  await page.goto(LAMP);
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
  await add.click();
  await expect(add).toHaveCSS('animation-name', 'waits');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(add).toHaveCSS('animation-name', 'none');
  const buy = page.getByRole('button', { name: 'Buy Now', exact: true });
  await buy.click();
  await buy.click();
  await expect(buy).toHaveCSS('animation-name', 'waits');
  release();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('1 pcs')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBe(
    '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":1}]',
  );
});

test('after half a minute without its app a page says so, until the app is there after all', async ({ page }) => {
  await page.clock.install();
  const { release, asked } = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await asked;
  await expect(missing(page)).toBeHidden();
  await expect(login).toHaveCSS('animation-name', 'waits');
  await page.clock.runFor(30_000);
  await expect(missing(page)).toBeVisible();
  await expect(login).toHaveCSS('animation-name', 'none');
  release();
  await expect(missing(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/register', '/forgotPassword', '/emailLink', '/track', '/aboutUs', '/cart']) {
    test(`${path} shows no field and no button that would do nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('searchbox')).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }

  test('the search of the header leads to its results', async ({ page }) => {
    await page.goto('/bn/cart');
    await page.getByRole('combobox', { name: 'পণ্য খুঁজুন' }).fill('jharbati');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bn/shop?q=jharbati');
    await expect(page.getByRole('article')).toHaveCount(7);
  });

  onPhone(() => {
    test('the current category stands within the margins', async ({ page }) => {
      await page.goto('/shop/LED%20Fan');
      const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'LED Fan' });
      const { x = 0 } = (await chip.boundingBox()) ?? {};
      expect(Math.round(x)).toBeGreaterThanOrEqual(16); // a full browser scrolls by fractions of a pixel
    });
  });
});

test.describe('where every script is blocked', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a login sent with Enter leads back to it with nothing in the address', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByLabel('Email').fill('customer@aloghor.example');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.keyboard.press('Enter');
    await sent;
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page).toHaveURL(/\/login\??$/);
  });
});

test.describe('a page of the last release', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported/] });

  test('whose app is gone is loaded anew', async ({ page }) => {
    await handleFirst(page, APP, (route) => route.abort());
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  });

  test('stays as it is while the shop does not answer', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      documents += Number(request.isNavigationRequest());
    });
    await page.route(APP, (route) => route.abort());
    await page.route('/robots.txt', (route) => route.abort());
    await page.goto('/shop');
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-family', /^Figtree/); // the fonts come all the same
    expect(documents).toBe(1);
  });

  test('says so when its app is gone for good, holds no button back, and loads anew when asked to', async ({
    page,
  }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto(LAMP);
    await expect(missing(page)).toHaveText(/^This page did not load completely, so its buttons do not work\./);
    const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
    await add.click();
    await expect(add).toHaveCSS('animation-name', 'none');
    await page.unroute(APP);
    await missing(page).getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await expect(missing(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBeNull();
  });

  test('whose app is gone sends no login by itself', async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('/login');
    await expect(missing(page)).toBeVisible();
    await page.getByLabel('Email').fill('customer@aloghor.example');
    await page.getByLabel('Password', { exact: true }).fill('aloghor-customer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS('animation-name', 'none');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('aloghor-customer');
    await expect(page).toHaveURL('/login');
  });
});

onPhone(() => {
  test('the menu opens, and what was typed stays, when the app is there', async ({ page }) => {
    const { release } = await hold(page, APP);
    await page.goto('/');
    await page.getByRole('combobox').fill('moon');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveValue('moon');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('a member sees nothing meant for guests before the app runs, buys into the own cart, and nothing jumps', async ({
  page,
}) => {
  await becomeCustomer(page);
  const { release } = await hold(page, APP);
  await page.goto('/');
  await expect(page.getByText('Already a member?')).toBeHidden();
  await page.goto('/shop');
  const home = bar(page).getByRole('link', { name: 'Home', exact: true });
  await expect(bar(page).getByRole('link')).toHaveText(['', 'Home', 'Shop', 'About Us', 'বাংলা']);
  // As on a further visit: those of the device, which stand in until the app runs, have other widths.
  await page.evaluate(() => delete document.documentElement.dataset.plain);
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined));
  const before = await home.boundingBox();
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  release();
  await expect(page).toHaveURL('/dashboard/cart');
  await expect(page.getByText('1 pcs')).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByRole('link', { name: 'Shopping Cart' })).toBeVisible();
  expect(await home.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBeNull();
});
