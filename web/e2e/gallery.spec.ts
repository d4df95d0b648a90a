import { devices, type Locator, type Page } from '@playwright/test';
import { disablePrerendering } from './network.ts';
import { expect, test } from './shop-test.ts';

const LAMP = '/shop/category/nakshi-ceramic-table-lamp';
const EVENING = 'Nakshi Ceramic Table Lamp, lit in the evening';

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const zoomed = (page: Page) => page.getByRole('dialog', { name: 'Nakshi Ceramic Table Lamp' });

/** How far along the strip a picture is, as a share of its own width. */
const offsetOf = (page: Page, text: string) =>
  gallery(page)
    .getByRole('img', { name: text, includeHidden: true })
    .first()
    .evaluate((picture) => {
      const strip = picture.closest('ul')?.getBoundingClientRect();
      return Math.round((picture.getBoundingClientRect().left - (strip?.left ?? 0)) / (strip?.width ?? 1));
    });

/** How far the page has moved by itself, as browsers count it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((all, entry) => all + (entry as unknown as { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

type Point = [x: number, y: number];

const MOVE_STEPS = 10;

/** Fingers that touch the screen, move from these points to those, and are lifted. */
async function moveFingers(page: Page, from: Point[], to: Point[]) {
  const client = await page.context().newCDPSession(page);
  const at = (part: number) =>
    from.map(([x, y], id) => ({ x: x + ((to[id]?.[0] ?? x) - x) * part, y: y + ((to[id]?.[1] ?? y) - y) * part, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= MOVE_STEPS; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / MOVE_STEPS) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function open(page: Page, path = LAMP) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
}

test('the pictures of a lamp are shown by thumbnails and by arrow keys, each with what it shows', async ({ page }) => {
  await open(page);
  await expect(gallery(page).getByRole('status')).toHaveText(/^Picture 1 of 4/);
  await gallery(page).getByRole('button', { name: 'Picture 4 of 4' }).click();
  await expect.poll(() => offsetOf(page, 'The glazed body and its brass foot')).toBe(0);
  await expect(gallery(page).getByRole('button', { name: 'Picture 4 of 4' })).toHaveAttribute('aria-current', 'true');
  const last = gallery(page).getByRole('button', { name: 'See The glazed body and its brass foot larger' });
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => offsetOf(page, 'Nakshi Ceramic Table Lamp from another side')).toBe(0);
  const third = gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp from another side larger' });
  await expect(third).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => offsetOf(page, 'The glazed body and its brass foot')).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
});

test('two arrow keys at once lead two pictures further', async ({ page }) => {
  await open(page);
  await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).focus();
  await page.evaluate(() => {
    for (const _ of [1, 2]) {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
    }
  });
  await expect.poll(() => offsetOf(page, 'Nakshi Ceramic Table Lamp from another side')).toBe(0);
});

test('what is shown as large as it was uploaded cannot be made larger', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1440 });
  await open(page);
  await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).click();
  await expect(zoomed(page).locator('.swiper-initialized')).toBeVisible();
  await expect(zoomed(page).getByRole('button', { name: 'Zoom in' })).toBeHidden();
  await page.setViewportSize({ width: 500, height: 500 });
  await expect(zoomed(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test('a picture is seen as large as it was uploaded; keys lead to the next one, and the page is at the same one then', async ({
  page,
}) => {
  await open(page);
  await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).click();
  const picture = zoomed(page).getByRole('img', { name: 'Nakshi Ceramic Table Lamp', exact: true });
  await expect(zoomed(page).locator('.swiper-initialized')).toBeVisible();
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const natural = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.setViewportSize({ width: 500, height: 500 });
  await expect.poll(width).toBe(500);
  await zoomed(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBe(natural);
  await zoomed(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBe(500);
  await page.keyboard.press('ArrowRight');
  await expect(zoomed(page).locator('.swiper-slide-active')).toHaveAccessibleName('Picture 2 of 4');
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(gallery(page).getByRole('status')).toHaveText(/^Picture 2 of 4/);
  await expect.poll(() => offsetOf(page, EVENING)).toBe(0);
});

test('by keys a picture is enlarged, moved as far as its edges, and fits the screen again', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await open(page);
  await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).click();
  await expect(zoomed(page).locator('.swiper-initialized')).toBeVisible();
  const picture = zoomed(page).getByRole('img', { name: 'Nakshi Ceramic Table Lamp', exact: true });
  const boxOf = async (shown: Locator) => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = async () => {
    const { x, y, width, height } = await boxOf(picture);
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const width = async () => Math.round((await boxOf(picture)).width);
  const [fits, centre] = [await width(), await middle()];
  const [x, y] = centre as [number, number];

  await expect(zoomed(page).getByRole('button', { name: 'Zoom in' })).toHaveAccessibleDescription(/plus key zooms in/);
  await page.keyboard.press('+');
  await expect.poll(width).toBe(Math.round(fits * 1.5));
  await expect.poll(middle).toEqual(centre);
  await expect(zoomed(page).getByRole('status')).toContainText('The arrow keys move the picture');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await middle())[0]).toBeLessThan(x - 50);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await middle())[1]).toBeLessThan(y - 50);
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const slide = await boxOf(zoomed(page).locator('.swiper-slide-active'));
  await expect.poll(async () => Math.round((await boxOf(picture)).x)).toBe(Math.round(slide.x));
  await expect(zoomed(page).locator('.swiper-slide-active')).toHaveAccessibleName('Picture 1 of 4');
  await page.keyboard.press('-');
  await expect.poll(width).toBe(fits);
  await expect.poll(middle).toEqual(centre);

  const uploaded = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  for (let width = fits; width < uploaded * 1.5; width *= 1.5) await page.keyboard.press('=');
  await expect.poll(width).toBe(uploaded);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fits);
  await page.keyboard.press('ArrowRight');
  await expect(zoomed(page).locator('.swiper-slide-active')).toHaveAccessibleName('Picture 2 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+'); // while the picture still arrives
  await expect(zoomed(page).locator('.swiper-slide-active')).toHaveAccessibleName('Picture 1 of 4');
  await expect(zoomed(page).getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
});

test('the zoom hides the page and fills the screen; Back, Escape and a click beside the picture close it, and the page stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/shop');
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  const opener = gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' });
  const picture = zoomed(page).getByRole('img', { name: 'Nakshi Ceramic Table Lamp', exact: true });
  const ways: [string, () => Promise<unknown>][] = [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click beside the picture', () => page.mouse.click(60, 200)],
    ['its button', () => zoomed(page).getByRole('button', { name: 'Close the picture' }).click()],
  ];
  for (const [way, close] of ways) {
    await opener.click();
    await expect(zoomed(page).locator('.swiper-initialized'), way).toBeVisible();
    await expect.poll(async () => (await picture.boundingBox())?.height, way).toBe(700);
    expect(await zoomed(page).boundingBox(), way).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
    await page.mouse.wheel(0, 400);
    await close();
    await expect(zoomed(page), way).toBeHidden();
    await expect(page, way).toHaveURL(LAMP);
    await expect.poll(() => page.evaluate(() => window.history.state?.isOfDialog), way).toBeUndefined();
    await expect(opener, way).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), way).toBe(120);
  }
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

test('a lamp with one picture has neither thumbnails nor places', async ({ page }) => {
  await disablePrerendering(page);
  await page.route('**/api/item/*', async (route) => {
    const response = await route.fetch();
    const { pictures, ...product } = await response.json();
    await route.fulfill({ response, json: product });
  });
  await page.goto(LAMP);
  await expect(page.getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' })).toBeVisible();
  await expect(page.getByText('Hand-glazed teal ceramic body')).toBeVisible();
  await expect(gallery(page)).toHaveCount(0);
});

test.describe('without the code to look closely', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module/] });

  test('the picture is as large as the screen', async ({ page }) => {
    await page.route('**/assets/picture-zoom-*.js', (route) => route.abort());
    await open(page);
    await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).click();
    const picture = zoomed(page).getByRole('img', { name: 'Nakshi Ceramic Table Lamp', exact: true });
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(500);
    await zoomed(page).getByRole('button', { name: 'Close the picture' }).click();
    await expect(zoomed(page)).toBeHidden();
  });
});

test('search engines are told of all pictures', async ({ page }) => {
  await page.goto(LAMP);
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = told.map((json) => JSON.parse(json)).find((data) => data['@type'] === 'Product');
  expect(product.image).toHaveLength(4);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, ...phone } = devices['Pixel 5'];
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: phone.hasTouch, isMobile: phone.isMobile });

  test('the pictures are swiped, in Bangla too', async ({ page }) => {
    await open(page, `/bn${LAMP}`);
    const strip = page.getByRole('region', { name: 'ছবি' });
    await expect(strip.getByRole('status')).toHaveText(/১ \/ ৪/);
    await expect(strip.getByRole('button', { name: '৪টির মধ্যে ২ নম্বর ছবি' })).toBeHidden();
    await strip
      .getByRole('list')
      .first()
      .evaluate((list) => list.scrollBy({ left: list.clientWidth }));
    await expect(strip.getByRole('status')).toHaveText(/২ \/ ৪/);
    await expect(strip.getByRole('img', { name: 'সন্ধ্যার আলোয় নকশি সিরামিক টেবিল ল্যাম্প' })).toBeInViewport();
  });

  test('a finger swipes from one picture to the next', async ({ page }) => {
    await open(page);
    const box = await gallery(page).getByRole('list').first().boundingBox();
    const y = (box?.y ?? 0) + 150;
    await moveFingers(page, [[340, y]], [[60, y]]);
    await expect(gallery(page).getByRole('status')).toHaveText(/^Picture 2 of 4/);
    await expect.poll(() => offsetOf(page, EVENING)).toBe(0);
  });

  test('two fingers make a picture larger, one moves it about', async ({ page }) => {
    await open(page);
    await gallery(page).getByRole('button', { name: 'See Nakshi Ceramic Table Lamp larger' }).tap();
    await expect(zoomed(page).locator('.swiper-initialized')).toBeVisible();
    const picture = zoomed(page).getByRole('img', { name: 'Nakshi Ceramic Table Lamp', exact: true });
    const fits = await picture.boundingBox();
    await moveFingers(
      page,
      [
        [175, 420],
        [215, 420],
      ],
      [
        [55, 420],
        [335, 420],
      ],
    );
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan((fits?.width ?? 0) * 1.5);
    const large = await picture.boundingBox();
    await moveFingers(page, [[195, 420]], [[295, 420]]);
    await expect.poll(async () => (await picture.boundingBox())?.x ?? 0).toBeGreaterThan((large?.x ?? 0) + 50);
    await expect(zoomed(page).locator('.swiper-slide-active')).toHaveAccessibleName('Picture 1 of 4');
  });

  test('nothing moves for them', async ({ page }) => {
    await open(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
});
