import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { disablePrerendering } from './network.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';
import { errorOfSizes, widthOfFile } from './shown-picture.ts';

const PICTURES = join(import.meta.dirname, '../../emulators/data/pictures');

/** 1920 pixels wide: as wide as a photo, which the shop's own pictures are not. */
const PHOTO = join(import.meta.dirname, '../shop/pictures/hero-1920.webp');
const MOON_LAMP = 'chandni-3d-printed-moon-lamp';

/** 500 pixels wide, red, twice. */
const MOVING_GIF = Buffer.from(
  'R0lGODlh9AEBAPEAAP8AAAD/AAAA/wAAACH5BAAKAAAALAAAAAD0AQEAAAIUhI+py+0Po5y02ouz3rz7D4biiBQAIfkEAAoAAAAsAAAAAPQBAQAAAhSEj6nL7Q+jnLTai7PevPsPhuKIFAA7',
  'base64',
);

const FIRST_FRAME = MOVING_GIF.subarray(25, MOVING_GIF.indexOf('\x21\xf9', 26, 'latin1'));

/** So heavy that any thumbnail is lighter. */
const HEAVY_GIF = Buffer.concat([MOVING_GIF.subarray(0, -1), ...Array(2_000).fill(FIRST_FRAME), Buffer.from(';')]);

/** Tolerance between a picture's layout width and its `sizes`. */
const ROUNDING_PX = 6;

/** As if each product had a photo, with the picture that it has as the medium one. Answers how often that photo was asked for. */
async function withPhotos(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route('**/photo.webp', (route) => {
    loads += 1;
    return route.fulfill({ path: PHOTO });
  });
  await disablePrerendering(page);
  await page.route(/\/api\/(item\/|products\?limit=24)/, async (route) => {
    const response = await route.fetch();
    const answer: { img: string } | { img: string }[] = await response.json();
    const photographed = ({ pictures: _others, ...product }: { img: string; pictures?: object[] }) => {
      return { ...product, medium: product.img, img: '/photo.webp' };
    };
    const json = Array.isArray(answer) ? answer.map(photographed) : photographed(answer);
    await route.fulfill({ response, json });
  });
  return () => loads;
}

const ownPicture = (page: Page) => page.getByRole('main').getByRole('img').first();

const cardsIn = (part: Page | Locator) => part.getByRole('article').getByRole('img');

onPhone(() => {
  test.describe('with a sharp screen', () => {
    test.use({ deviceScaleFactor: 2 });

    test('a card loads the small picture, and only that', async ({ page }) => {
      const loaded = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'image') loaded.add(request.url());
      });
      await page.goto('/shop');
      const first = cardsIn(page).first();
      await expect.poll(() => widthOfFile(first)).toBe(400);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
      const [product] = await (await page.request.get('/api/products?limit=1')).json();
      expect(await first.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toBe(product.thumbnail);
      expect(loaded).toContain(product.thumbnail);
      expect(loaded).not.toContain(product.img);
      const [, { thumbnail, img }] = product.pictures;
      expect([...loaded].filter((address) => [thumbnail, img].includes(address))).toEqual([]);
    });

    test('the row of categories loads small pictures until its carousel is there', async ({ page }) => {
      await page.route('**/category-carousel-*.js', (route) => route.abort());
      const [category] = await (await page.request.get('/api/categories')).json();
      await page.goto('/');
      const first = page.getByRole('region', { name: 'Find light by kind' }).locator('img').first();
      await expect
        .poll(() => first.evaluate((picture: HTMLImageElement) => picture.currentSrc))
        .toBe(category.thumbnail);
    });
  });

  test.describe('with the sharpest screen', () => {
    test.use({ deviceScaleFactor: 3 });

    test('a card loads the small picture still, and a photo comes only when somebody looks closer', async ({
      page,
    }) => {
      const loads = await withPhotos(page);
      await page.goto('/shop');
      await expect.poll(() => widthOfFile(cardsIn(page).first())).toBe(400);
      await page.goto('/');
      const popular = page.getByRole('region', { name: 'Popular this season' });
      await popular.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOfFile(cardsIn(popular).first())).toBe(400);
      await page.goto(`/shop/category/${MOON_LAMP}`);
      await expect.poll(() => widthOfFile(ownPicture(page))).toBe(800);
      expect(loads()).toBe(0);
      await page.getByRole('button', { name: /^See .+ larger$/ }).click();
      await expect.poll(() => widthOfFile(page.getByRole('dialog').getByRole('img'))).toBe(1920);
    });
  });

  test('the first row of cards loads first, the next one soon', async ({ page }) => {
    await page.goto('/shop');
    const cards = cardsIn(page);
    await expect(cards).toHaveCount(24);
    const turns = await cards.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('fetchpriority'), one.getAttribute('loading')]),
    );
    expect(turns.slice(0, 5)).toEqual([
      ['high', 'eager'],
      ['high', 'eager'],
      ['auto', 'eager'],
      ['auto', 'eager'],
      ['auto', 'lazy'],
    ]);
  });
});

onPhone(() => {
  for (const path of ['/login', '/register', '/forgotPassword'])
    test(`${path} fetches no picture that it does not show`, async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(pictures.filter((address) => address.includes('hero'))).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => pictures.filter((address) => address.includes('hero'))).toHaveLength(1);
    });
});

test('the browser knows how wide a related card is, however many there are', async ({ page }) => {
  await disablePrerendering(page);
  await page.route(/\/api\/products\?.*limit=100/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: (await response.json()).slice(0, 2),
      headers: { ...response.headers(), link: '' },
    });
  });
  await page.goto(`/shop/category/${MOON_LAMP}`);
  await expectKnownWidth(page, cardsIn(page.getByRole('region', { name: 'Goes well with this' })).first());
});

test('the browser knows how wide a card is, on any screen', async ({ page }) => {
  await page.goto('/shop');
  await expectKnownWidth(page, cardsIn(page).first());
  await page.goto('/');
  for (const name of ['Popular this season', 'Our best', 'Top selling']) {
    const section = page.getByRole('region', { name });
    await section.scrollIntoViewIfNeeded();
    await expectKnownWidth(page, cardsIn(section).first());
  }
});

async function expectKnownWidth(page: Page, picture: Locator): Promise<void> {
  for (const width of [360, 430, 800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => errorOfSizes(picture), `${width} px`).toBeLessThanOrEqual(ROUNDING_PX);
  }
}

/** The width of the file on a card and on the page of its product, by pixels for each of CSS. */
const SERVED = {
  phone: { width: 390, 1: [400, 400], 2: [400, 800], 3: [400, 800] },
  desktop: { width: 1440, 1: [400, 800], 2: [800, 1920], 3: [800, 1920] },
};

for (const [screen, { width, ...served }] of Object.entries(SERVED)) {
  for (const [density, [onCard, onPage]] of Object.entries(served)) {
    test.describe(`on a ${screen} with ${density} pixels for each of CSS`, () => {
      test.use({ viewport: { width, height: 844 }, deviceScaleFactor: Number(density) });

      test('card and product page load what they show', async ({ page }) => {
        await withPhotos(page);
        await page.goto('/shop');
        await expect.poll(() => widthOfFile(cardsIn(page).first())).toBe(onCard);
        await page.goto(`/shop/category/${MOON_LAMP}`);
        await expect.poll(() => widthOfFile(ownPicture(page))).toBe(onPage);
      });
    });
  }
}

test("the browser knows how wide the picture of a product's page is, on any screen", async ({ page }) => {
  await withPhotos(page);
  await page.goto(`/shop/category/${MOON_LAMP}`);
  await expectKnownWidth(page, ownPicture(page));
});

test('a card shows the second picture under the mouse and with the focus; nothing moves for it', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const card = page.getByRole('article').first();
  const [{ pictures }] = await (await page.request.get('/api/products?limit=1')).json();
  const second = card.locator(`img[src="${pictures[1].img}"]`);
  await expect(second).toHaveCount(0);
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
  expect(await second.boundingBox()).toEqual(await card.getByRole('img').boundingBox());
  expect(await card.boundingBox()).toEqual(place);
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(second).toHaveCSS('opacity', '1');
});

test('cart and search show the small picture', async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem('myCart', `[{"ItemId":"${id}","quantity":1}]`), MOON_LAMP);
  await page.goto('/cart');
  await expect.poll(() => widthOfFile(page.getByRole('main').getByRole('listitem').getByRole('img'))).toBe(400);
  await page.goto('/shop');
  await page.getByRole('combobox', { name: 'Search products' }).fill('moon');
  await expect.poll(() => widthOfFile(page.getByRole('option', { name: 'Moon Lamp' }).locator('img'))).toBe(400);
});

test('a card of a product without a small picture shows its picture', async ({ page }) => {
  await disablePrerendering(page);
  await page.route('**/api/products?*limit=24*', async (route) => {
    const response = await route.fetch();
    const products: { thumbnail?: string }[] = await response.json();
    await route.fulfill({ response, json: products.map(({ thumbnail, ...product }) => product) });
  });
  await page.goto('/shop');
  await expect.poll(() => widthOfFile(cardsIn(page).first())).toBe(800);
});

test('a photo gets smaller ones for pages only where it is wider, and any only where it stands still and can be drawn', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/addItems');
  let sent = 0;
  await page.route('**/api/images', (route) => {
    sent += 1;
    return route.fulfill({ json: { success: true, data: { display_url: '/favicon.svg' } } });
  });
  const sentFor = async (photo: Parameters<Locator['setInputFiles']>[0]) => {
    sent = 0;
    await page.getByLabel(/Choose (a|another) photo/).setInputFiles(photo);
    await expect(page.getByText('The photo is uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The photo is uploaded.')).toBeHidden();
    return sent;
  };
  expect(await sentFor(PHOTO)).toBe(4); // with the one for link previews
  expect(await sentFor(join(PICTURES, `${MOON_LAMP}.webp`))).toBe(3);
  const narrow = Buffer.from(await page.evaluate(drawNoise, 400), 'base64');
  expect(await sentFor({ name: 'narrow.jpg', mimeType: 'image/jpeg', buffer: narrow })).toBe(2);
  expect(await sentFor({ name: 'moving.gif', mimeType: 'image/gif', buffer: HEAVY_GIF })).toBe(1);
  expect(await sentFor({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })).toBe(1);
});

test('of a photo that is wider than anybody looks at it, 2,000 pixels are uploaded', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/addItems');
  const buffer = Buffer.from(await page.evaluate(drawNoise, 2_600), 'base64');
  const widths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/images'))
      widths.push(response.json().then(({ data }) => widthOf(page, data.display_url)));
  });
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  expect((await Promise.all(widths)).sort((a, b) => a - b)).toEqual([400, 800, 1_200, 2_000]);
});

const widthOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return picture.naturalWidth;
  }, address);

/** Runs in the page: a square JPEG that no other format makes much smaller, in base64. */
async function drawNoise(width: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, width);
  const pixels = new ImageData(width, width);
  for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : (at * at) % 251;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(file);
  });
}
