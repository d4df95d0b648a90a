import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deskOf, removeProduct, setStock, stockLeft } from './api-helpers.ts';
import { showToCamera, withCamera } from './fake-camera.ts';
import { expectUsable } from './page-faults.ts';
import { addLamp, confirmed, listen, slipOf } from './parcels.ts';
import { becomeStaff } from './people.ts';
import { expect, PHONE, test } from './shop-test.ts';

const VIDEO = join(tmpdir(), `aloghor-camera-${process.pid}.y4m`);

test.use({
  viewport: PHONE,
  expectedComplaints: [/40[49]|ERR_FAILED|dynamically imported|Permissions policy/],
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...withCamera(VIDEO)] }),
    { scope: 'worker' },
  ],
});
test.afterAll(() => rmSync(VIDEO, { force: true }));

/** The tracks of the camera that are live: its light is on while there is one. */
const liveTracks = (page: Page) =>
  page.evaluate(
    () => Reflect.get(window, 'tracks').filter((track: MediaStreamTrack) => track.readyState === 'live').length,
  );

/** A packer at the bench with a phone, whose camera has a light that it may use. */
async function openBench(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'tracks', tracks);
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
      document.body.dataset.light = JSON.stringify(wanted);
    };
  });
  await listen(page);
  await becomeStaff(page, 'packer', '/dashboard/packing/bench');
  await expect(page.getByRole('heading', { name: 'Packing bench' })).toBeVisible();
}

const openCamera = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' }).click();
const closeCamera = (page: Page) => page.getByRole('button', { name: 'Close the camera' }).click();
const picture = (page: Page) => page.getByLabel('What the camera sees');
const stopped = (page: Page) => page.getByRole('main').getByRole('alert');

test("a phone's camera reads a slip and each product once; the light goes off with the camera", async ({ page }) => {
  const article = `CX-${Date.now()}`;
  const lamp = await addLamp(article);
  const order = await confirmed([{ _id: lamp, quantity: 2 }]);
  const product = [{ code: article, seconds: 2 }, { seconds: 2 }];
  showToCamera(VIDEO, [{ code: await slipOf(order), seconds: 3 }, { seconds: 1 }, ...product, ...product]);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openBench(page);
  expect(loaded.filter((url) => url.includes('read-codes'))).toEqual([]);

  await openCamera(page);
  await expect(picture(page)).toBeVisible();
  expect(loaded.filter((url) => url.includes('read-codes'))).not.toEqual([]);
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expectUsable(page, 'a bench with an open camera');
  await expect(page.getByRole('status').filter({ hasText: /is packed\. / })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  expect(await deskOf(order)).toMatchObject({ packed: { by: 'packer@aloghor.example' } });

  const light = page.getByRole('button', { name: 'Light' });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body')).toHaveAttribute('data-light', '{"advanced":[{"torch":true}]}');
  expect(await liveTracks(page)).toBe(1);
  await closeCamera(page);
  await expect(picture(page)).toBeHidden();
  expect(await liveTracks(page)).toBe(0);
  await removeProduct(lamp);
});

test('a wrong code stops the camera until it is acknowledged; it is off while the page is hidden or left', async ({
  page,
}) => {
  showToCamera(VIDEO, [{ code: 'Z-9999', seconds: 1 }]);
  await openBench(page);
  await openCamera(page);
  await expect(stopped(page)).toContainText('‘Z-9999’ is no order to pack');
  await page.getByRole('button', { name: 'OK, go on' }).click();
  await expect(stopped(page)).toHaveCount(0);
  const tones = await page.locator('body').getAttribute('data-tones');

  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await expect.poll(() => liveTracks(page)).toBe(0);
  // It has stayed in the picture since it was acknowledged.
  await expect(page.locator('body')).toHaveAttribute('data-tones', String(tones));
  await setVisibility('visible');
  await expect.poll(() => liveTracks(page)).toBe(1);
  await expect(stopped(page)).toContainText('‘Z-9999’ is no order to pack');

  await page.getByRole('link', { name: 'Packing', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/packing');
  await expect.poll(() => liveTracks(page)).toBe(0);
});

test('why there is no picture is said in a sentence, and another try may have one', async ({ page }) => {
  showToCamera(VIDEO, [{ seconds: 1 }]);
  await openBench(page);
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia;
    const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError'];
    mediaDevices.getUserMedia = async (wanted) => {
      const name = names.shift();
      if (name) throw new DOMException('No picture', name);
      return open(wanted);
    };
  });
  await openCamera(page);
  const problems = [
    'This page may not use the camera.',
    'No camera was found. Connect one, or type the number.',
    'Another app is using the camera.',
  ];
  for (const problem of problems) {
    await expect(stopped(page)).toContainText(problem);
    await expectUsable(page, problem);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(picture(page)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'tracks')[0].dispatchEvent(new Event('ended')));
  await expect(stopped(page)).toContainText('Another app is using the camera.');
  expect(await liveTracks(page)).toBe(0);

  await page.route('**/assets/read-codes-*.js', (route) => route.abort());
  await page.reload();
  await openCamera(page);
  await expect(stopped(page)).toContainText('The camera did not open.');
  await expect.poll(() => liveTracks(page)).toBe(0);
});

test('a packer finds a product by its code, and counts what is there', async ({ page }) => {
  const article = `CY-${Date.now()}`;
  const lamp = await addLamp(article);
  await setStock(lamp, 5);
  showToCamera(VIDEO, [{ code: article, seconds: 1 }]);
  await becomeStaff(page, 'packer', '/dashboard/manageItems');
  await openCamera(page);
  const row = page.getByRole('row').filter({ hasText: `Bench Lamp ${article}` });
  await expect(page.getByRole('row')).toHaveCount(2); // the headings and this product
  await closeCamera(page);
  await row.getByRole('button', { name: /^5 pcs/ }).click();
  await row.getByRole('textbox', { name: /^Stock/ }).fill('3');
  await setStock(lamp, 4); // by somebody else, meanwhile
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  expect(await stockLeft(lamp)).toBe(4);
  await row.getByRole('textbox', { name: /^Stock/ }).press('Enter');
  await expect.poll(() => stockLeft(lamp)).toBe(3);
  await removeProduct(lamp);
});

test('no page of the shop itself may open the camera', async ({ page }) => {
  showToCamera(VIDEO, [{ seconds: 1 }]);
  await page.goto('/');
  const error = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => undefined,
      ({ name }) => name,
    ),
  );
  expect(error).toBe('NotAllowedError');
});
