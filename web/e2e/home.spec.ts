import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import type { Locator, Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { farBelow } from './layout.ts';
import { hold } from './network.ts';
import { expect, onPhone, test } from './shop-test.ts';

test('the home page shows its sections in order, and leads members to the login and all to the shop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer lamps. Better light.');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Find light by kind',
    'Popular this season',
    'Shop by room',
    'Evenings are better outside',
    'Our best',
    'Top selling',
    'Why buy from us',
    'Visit Our Location',
  ]);
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', '/login');
  await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL('/shop');
});

test('the text of the hero stands beside its lamps at every width, and Shop Now is in sight', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [768, 1024],
    [900, 800],
    [1000, 700],
    [1024, 1366],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => roomBesideLamps(page), `${width} × ${height}`).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first()).toBeInViewport({ ratio: 1 });
});

/** Pixels between the widest text of the hero and the picture, or the table lamp in the middle of the wide one. */
function roomBesideLamps(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hero = document.querySelector('main section');
    const picture = hero?.querySelector('img');
    if (!hero || !picture) return 0;
    const { left, right, width, height } = picture.getBoundingClientRect();
    const lamp = right - Math.max(width, (height * 16) / 9) / 2;
    const rights = [...hero.querySelectorAll('h1, p, a')].map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    });
    return (picture.currentSrc.includes('phone') ? left : lamp) - Math.max(...rights);
  });
}

const FEATURED = {
  'Popular this season': [
    'Bansh Bamboo Lantern Hanging Light',
    'Jugol Up Down Wall Light',
    'Gombuj Black Gold Dome Pendant',
    'Tepaya Oak Tripod Floor Lamp',
    'Chhata Amber Mushroom Table Lamp',
    'Jonaki Remote Puck Light Set',
    'Prokoushol Architect Desk Lamp',
    'Purnima Oak Ring Ceiling Light',
  ],
  'Our best': [
    'Aangti Three Ring LED Chandelier',
    'Bethi Rattan Dome Hanging Light',
    'Nakshi Ceramic Table Lamp',
    'Moloy Walnut Three Blade LED Fan',
    'Dhonuk Arc Floor Lamp',
    'Chandni 3D Printed Moon Lamp',
  ],
  'Top selling': [
    'Rajmahal Crystal Drop Chandelier',
    'Dhoya Smoked Glass Pendant',
    'Puran Dhaka Outdoor Wall Lantern',
    'Boloy LED Ring Desk Lamp',
    'Mukta Three Globe Basin Light',
    'Prohor Oak Halo Wall Clock Light',
  ],
};

test('the three featured sections show the products of their lists, in their order', async ({ page }) => {
  await page.goto('/');
  for (const [section, names] of Object.entries(FEATURED)) {
    const region = await scrollTo(page, section);
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(names);
  }
});

test('no row of cards has a hole, at any width', async ({ page }) => {
  for (const [width, columns] of [
    [390, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const list = (await scrollTo(page, 'Popular this season')).getByRole('list');
    const cards = list.getByRole('listitem');
    await expect(cards).toHaveCount(8);
    // At one moment: one after the other they would be asked while the page still scrolls.
    const [box, ...boxes] = await list.evaluate((all) =>
      [all, ...all.children].map((part) => {
        const { top, right } = part.getBoundingClientRect();
        return { top, right };
      }),
    );
    const right = Number(box?.right);
    const first = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(first, `${width}`).toHaveLength(columns);
    for (const { top } of boxes) {
      const ends = boxes.filter((other) => other.top === top).map((other) => other.right);
      expect(Math.abs(Math.max(...ends) - right), `${width}`).toBeLessThan(1);
    }
  }
});

test('the text of the second banner stands beside its lamp on a tablet', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Evenings are better outside' });
  const banner = page.locator('section').filter({ has: heading });
  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 1024 });
    await banner.scrollIntoViewIfNeeded();
    const { left } = await boxOf(banner.locator('img'));
    for (const text of [heading, banner.getByRole('paragraph'), banner.getByRole('link')])
      expect((await boxOf(text)).right, `${width}`).toBeLessThan(left);
  }
});

test('the best list goes on to the edge of a wide screen', async ({ page }) => {
  await page.goto('/');
  const list = (await scrollTo(page, 'Our best')).getByRole('list');
  await expect(list).toBeVisible();
  expect((await boxOf(list)).right).toBeGreaterThanOrEqual(await page.evaluate(() => document.body.clientWidth));
});

test('all suggestions of the search are in sight, however low the field stood', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('combobox').click();
    await page.getByRole('combobox').fill('lamp');
    await expect(page.getByRole('option')).toHaveCount(4);
    await expect(page.getByTestId('search-results')).toBeInViewport({ ratio: 1 });
  }
});

test('suggestions are in sight also when the page has moved while they were asked for', async ({ page }) => {
  const { asked, release } = await hold(page, '**/api/products?*q=*');
  await page.goto('/');
  await page.getByRole('combobox').fill('lamp');
  await asked;
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  release();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByTestId('search-results')).toBeInViewport({ ratio: 1 });
});

test('a card shows picture, price with the taka sign, name and brand', async ({ page }) => {
  await page.goto('/');
  const card = (await scrollTo(page, 'Our best')).getByRole('article').first();
  await expect(card).toContainText(SAMPLE_NAME.en);
  await expect(card).toContainText('Aangti Three Ring LED Chandelier');
  await expect(card).toContainText(asPrice('27,500'));
  await expect
    .poll(() => card.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test('every picture of the home page comes from the image host of this very stack and loads', async ({ page }) => {
  const pictures: { url: string; status: number }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      pictures.push({ url: response.url(), status: response.status() });
  });
  await page.goto('/');
  await scrollTo(page, 'Popular this season');
  await expect.poll(() => pictures.filter(({ url }) => url.startsWith(imageHost())).length).toBeGreaterThan(4);
  expect(pictures.filter(({ status }) => status !== 200)).toEqual([]);
});

test('the page calls no port but those of its own stack', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host, hostname } = new URL(request.url());
    if (hostname === '127.0.0.1') hosts.add(host);
  });
  await page.goto('/');
  await scrollTo(page, 'Popular this season');
  const own = [String(process.env.SHOP_URL), imageHost()].map((address) => new URL(address).host);
  await expect.poll(() => [...hosts].sort()).toEqual(own.sort());
});

test('a category card leads to its category', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Find light by kind' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('link', { name: 'Wall lights' }).click();
  await expect(page).toHaveURL('/shop/Wall%20lights');
});

test('Buy Now on a card adds one to the cart and goes there', async ({ page }) => {
  await page.goto('/');
  const card = (await scrollTo(page, 'Popular this season')).getByRole('article').first();
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Bansh Bamboo Lantern Hanging Light')).toBeVisible();
  await expect(page.getByText('1 pcs')).toBeVisible();
});

test('the location section tells address, opening hours and contact', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Visit Our Location' });
  const { address, showroomHours, emailAddress, phone } = DEFAULT_SETTINGS.contact;
  for (const line of addressLines(address, 'en')) await expect(section).toContainText(line);
  const { days, time, closedDay } = showroomHours;
  await expect(section).toContainText(days.en);
  await expect(section).toContainText(time.en);
  await expect(section).toContainText(new RegExp(`${closedDay.en}\\s*Closed`, 'i'));
  await expect(section.getByRole('link', { name: emailAddress })).toHaveAttribute('href', `mailto:${emailAddress}`);
  const call = section.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(/[ -]/g, '')}`);
});

test('the newsletter asks for an e-mail address', async ({ page }) => {
  await page.goto('/');
  const address = page.getByRole('contentinfo').getByRole('textbox');
  await address.fill('not an address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(await address.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** A section asks for its products only when it comes near the screen. */
async function scrollTo(page: Page, section: string): Promise<Locator> {
  const region = page.getByRole('region', { name: section });
  await region.scrollIntoViewIfNeeded();
  return region;
}

/** Where it stands in the window, in pixels. */
function boxOf(element: Locator) {
  return element.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect); // it has all a DOMRect has
}

function imageHost(): string {
  return String(process.env.IMAGE_HOST_URL);
}

onPhone(() => {
  test('home loads the app, then the fonts and the page of a product; its last section, the carousel and the other pages wait for a sign of life', async ({
    page,
  }) => {
    const scripts: (string | undefined)[] = [];
    const fontsBeforeApp: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(nameOf(request.url())));
    page.on('request', (request) => {
      if (request.resourceType() === 'font' && !scripts.includes('app')) fontsBeforeApp.push(request.url());
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    expect(fontsBeforeApp).toEqual([]);
    // Fonts for Bangla wait until Bangla is shown.
    await expect.poll(() => fontsInUse(page)).toEqual(['Bangla Name', 'Figtree', 'Fraunces', 'Taka']);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => scripts).toContain('product');
    const later = ['end-of-home', 'category-carousel', 'shop', 'cart'];
    expect(scripts.filter((name) => later.includes(String(name)))).toEqual([]);
    // What is far below is not laid out before somebody comes near it, and about as high as it will be.
    const guesses = await farBelow(page, '.far-below, section:is([aria-labelledby^=best], [aria-labelledby^=top]) li');
    expect(guesses.map(({ isRendered }) => isRendered)).toEqual(Array(3 + 6 + 6).fill(false));
    for (const { guessed, height } of guesses) expect(Math.abs(guessed / height - 1)).toBeLessThan(0.15);
    await page.mouse.wheel(0, 600);
    await expect(
      page.getByRole('link', { name: 'Decorative Table Lamp' }).or(page.locator('.swiper')).first(),
    ).toBeVisible();
    await expect.poll(() => later.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

/** Of a file of the build: `shop` of `/assets/shop-CXMkxWNp.js`. */
function nameOf(url: string): string | undefined {
  return url.match(/\/assets\/(.+)-.{8}\.js$/)?.[1];
}

/** Of the shop's, those that are loaded. */
function fontsInUse(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes('Fallback'))
      .sort(),
  );
}
