import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Item } from '@aloghor/functions/contract/products';
import { read } from '@aloghor/functions/test/api';
import { exif, joined, jpgSegment, PLACE, withInside } from '@aloghor/functions/test/pictures';
import type { Page } from '@playwright/test';
import { addProduct, changePhoto } from './api-helpers.ts';
import { callsOf, hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const photo = (name: string) => join(import.meta.dirname, '../shop/pictures', name);
const [FIRST, SECOND] = [photo('hero-1920.webp'), photo('second-1600.webp')];
const NAME = `Pictured Lamp ${Date.now()}`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

let id: string;
test.beforeEach(async () => {
  id = await addProduct(LAMP);
});

const more = (page: Page) => page.getByRole('group').filter({ hasText: 'More pictures (optional)' });
const rowOf = (page: Page, place: number) => page.getByRole('group', { name: `Picture ${place}`, exact: true });
const picturesOf = async () => (await read<Pick<Item, 'img' | 'pictures'>>(`/item/${id}`)).pictures ?? [];

async function openForm(page: Page) {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByText('More pictures (optional)').click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
}

test('pictures are added several at once, told about in both languages, ordered by keys and shown on the page', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await expect(rowOf(page, 3)).toBeVisible();
  await rowOf(page, 2).getByLabel('What it shows, in English').fill('A room in the evening');
  await rowOf(page, 2).getByLabel('What it shows, in Bangla').fill('সন্ধ্যার ঘর');
  await page.getByRole('button', { name: 'Move Picture 2 down' }).click();
  await expect(rowOf(page, 3).getByLabel('What it shows, in English')).toHaveValue('A room in the evening');
  await expect(page.getByRole('button', { name: 'Move Picture 3 down' })).toBeFocused();
  await expect(rowOf(page, 2).getByRole('progressbar')).toHaveCount(0);
  await expectUsable(page, 'the pictures of an item');
  await save(page);
  expect(await picturesOf()).toMatchObject([
    { img: '/preview.jpg' },
    { thumbnail: expect.any(String), medium: expect.any(String) },
    { alt: { en: 'A room in the evening', bn: 'সন্ধ্যার ঘর' } },
  ]);

  await page.goto('/dashboard/audit');
  await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toContainText('Pictures: ');
  await page.goto(`/bn/shop/category/${id}`);
  await expect(page.getByRole('img', { name: 'সন্ধ্যার ঘর' })).toBeAttached();
});

test('for link previews the whole photo is on the light background of the shop, as a JPEG of 1,200 by 630 pixels', async ({
  page,
}) => {
  await openForm(page);
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 1_400 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    context.fillStyle = 'rgb(32 80 64)';
    context.fillRect(0, 0, 700, 1_400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const photo = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await page.getByLabel('Choose another photo').setInputFiles(photo);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await save(page);
  const { share = '' } = await read<Item>(`/item/${id}`);
  expect((await fetch(share)).headers.get('content-type')).toBe('image/jpeg');
  expect(await sizeOf(page, share)).toEqual([1_200, 630]);
  // The photo is 315 pixels wide there, from top to bottom.
  const inside: Point[] = [
    [600, 2],
    [600, 627],
    [448, 315],
    [751, 315],
  ];
  const beside: Point[] = [
    [420, 315],
    [780, 315],
    [5, 5],
  ];
  const colours = await coloursAt(page, share, [...inside, ...beside]);
  expect(colours).toEqual([...inside.map(() => near(32, 80, 64)), ...beside.map(() => near(251, 247, 241))]);

  const html = await (await page.request.get(`/shop/category/${id}`)).text();
  expect(html).toContain(`<meta property="og:image" content="${share}"`);
  for (const [part, content] of Object.entries({ type: 'image/jpeg', width: 1_200, height: 630 }))
    expect(html).toContain(`<meta property="og:image:${part}" content="${content}"`);
});

type Point = [x: number, y: number];

/** A JPEG is not exact. */
const near = (...channels: number[]) => channels.map((channel) => expect.closeTo(channel, -1));

/** The colours of a picture at these points: red, green and blue. */
async function coloursAt(page: Page, src: string, points: Point[]): Promise<number[][]> {
  const bytes = [...new Uint8Array(await (await fetch(src)).arrayBuffer())];
  return page.evaluate(
    async ({ bytes, points }) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    },
    { bytes, points },
  );
}

test('another picture becomes the photo, one is removed, and what was not saved is asked for', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await rowOf(page, 3).getByRole('button', { name: 'Use as main photo' }).click();
  await page.getByRole('button', { name: 'Remove Picture 3' }).click();
  await expect(rowOf(page, 3)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage Items' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await save(page);
  const pictures = await picturesOf();
  expect(pictures).toHaveLength(2);
  expect(pictures[1]?.img).toBe('/preview.jpg');
  expect((await read<Item>(`/item/${id}`)).img).toBe(pictures[0]?.img);
  expect(pictures[0]?.img).not.toBe('/preview.jpg');
});

test('the photo is ordered among the other pictures, by dragging and by keys', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('What the photo shows, in English').fill('The old photo');
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await rowOf(page, 2).getByLabel('What it shows, in English').fill('First chosen');
  await rowOf(page, 3).getByLabel('What it shows, in English').fill('Second chosen');
  const fields = more(page).getByLabel('What it shows, in English');
  const order = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('button', { name: 'Move Picture 2 up' }).press('Enter');
  expect(await order()).toEqual(['First chosen', 'The old photo', 'Second chosen']);

  const handleOf = (place: number) =>
    more(page)
      .getByTitle('Drag to another place')
      .nth(place - 1);
  const [from, to] = [await handleOf(3).boundingBox(), await rowOf(page, 1).boundingBox()];
  if (!from || !to) throw new Error('The rows are not visible.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 8, { steps: 5 });
  await page.mouse.up();
  expect(await order()).toEqual(['Second chosen', 'First chosen', 'The old photo']);
  await save(page);
  const pictures = await picturesOf();
  expect(pictures.map(({ alt }) => alt?.en)).toEqual(['Second chosen', 'First chosen', 'The old photo']);
  expect(pictures[2]?.img).toBe('/preview.jpg');
  expect((await read<Item>(`/item/${id}`)).img).toBe(pictures[0]?.img);
});

test('another photo begins without a text, and the old one comes back with its own', async ({ page }) => {
  await openForm(page);
  const alt = page.getByLabel('What the photo shows, in English');
  await alt.fill('Lit in the evening');
  await page.getByLabel('Choose another photo').setInputFiles(FIRST);
  await expect(alt).toHaveValue('');
  await page.getByRole('button', { name: 'Remove this photo' }).click();
  await expect(alt).toHaveValue('Lit in the evening');
  await page.getByLabel('Choose another photo').setInputFiles(FIRST);
  await alt.fill('By day');
  await save(page);
  const [photo, ...others] = await picturesOf();
  expect(photo).toMatchObject({ img: expect.not.stringContaining('/preview.jpg'), alt: { en: 'By day' } });
  expect(others).toEqual([]);
});

test('of a new product the first of several pictures is the photo', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/addItems');
  await page.getByText('More pictures (optional)').click();
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await expect(rowOf(page, 1)).toContainText('Photo');
  await rowOf(page, 2).getByLabel('What it shows, in English').fill('A terrace');
  await page
    .getByLabel('Choose another photo')
    .locator('..')
    .getByRole('button', { name: 'Remove this photo' })
    .click();
  await expect(rowOf(page, 1)).toHaveCount(0);
  await expect(page.getByLabel('What the photo shows, in English')).toHaveValue('A terrace');
});

/** Runs in the page: a request's body is a file, which tests cannot read, so it says which one in a header. */
function nameUploads(): void {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
    const file = body instanceof FormData ? body.get('image') : null;
    if (file instanceof File) this.setRequestHeader('x-name', file.name);
    send.call(this, body);
  };
}

test.describe('over a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('of several pictures each shows its progress, and the one that failed is tried again alone', async ({
    page,
  }) => {
    await page.addInitScript(nameUploads);
    await openForm(page);
    let failures = 1;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/images', async (route) => {
      await held;
      const isFailing = route.request().headers()['x-name'] === basename(SECOND) && failures > 0;
      if (!isFailing) return route.continue();
      failures -= 1;
      return route.abort();
    });
    await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
    await expect(rowOf(page, 2).getByRole('progressbar')).toBeVisible();
    await expect(rowOf(page, 3).getByRole('progressbar')).toBeVisible();
    release();
    await expect(rowOf(page, 3).getByRole('alert')).toContainText('The photo did not arrive.');
    await expect(rowOf(page, 2).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
    await expect(rowOf(page, 2).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const again = callsOf(page, '/api/images');
    await rowOf(page, 3).getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 3).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
    expect(again.length).toBeLessThanOrEqual(4); // the picture and its three small versions
    await save(page);
    expect(await picturesOf()).toHaveLength(3);
  });

  test('a picture that did not arrive is tried again alone, and before it nothing is saved', async ({ page }) => {
    await openForm(page);
    await page.route('**/api/images', (route) => route.abort());
    await page.getByLabel('Choose pictures').setInputFiles([FIRST]);
    await expect(rowOf(page, 2).getByRole('alert')).toContainText('The photo did not arrive.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('A picture did not arrive, so nothing is saved yet.');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    expect(await picturesOf()).toEqual([]);
    await page.unroute('**/api/images');
    await rowOf(page, 2).getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 2).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
    await save(page);
    expect(await picturesOf()).toHaveLength(2);
  });
});

test('what is typed, and what is removed, while Save waits for uploads counts', async ({ page }) => {
  await openForm(page);
  const upload = await hold(page, '**/api/images');
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await upload.asked;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Picture 2' }).click();
  await rowOf(page, 2).getByLabel('What it shows, in English').fill('A room in the evening');
  await page.getByLabel('Price').fill('950');
  const sending = await hold(page, `**/api/item/${id}`);
  upload.release();
  await sending.asked;
  await expect(page.getByLabel('Price')).toBeDisabled(); // nothing typed now would be sent
  sending.release();
  await expect(page).toHaveURL('/dashboard/manageItems');
  expect(await read(`/item/${id}`)).toMatchObject({ price: 950 });
  expect(await picturesOf()).toMatchObject([{ img: '/preview.jpg' }, { alt: { en: 'A room in the evening' } }]);
  expect(await picturesOf()).toHaveLength(2);
});

test.describe('two admins at once', () => {
  test.use({ expectedComplaints: [/409/] });

  test('a photo that a colleague has changed meanwhile is not replaced by a list with the old one', async ({
    page,
  }) => {
    await openForm(page);
    await changePhoto(id, '/favicon.svg');
    await page.getByLabel('Choose pictures').setInputFiles([FIRST]);
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
    await expect(conflict).toContainText('Pictures');
    await expect(conflict.locator('img').first()).toHaveAttribute('src', '/favicon.svg');
    await expectUsable(page, 'a conflict of pictures');
    expect(await read(`/item/${id}`)).toMatchObject({ img: '/favicon.svg' });
  });
});

test('a file that can be no picture is not sent again, but removed', async ({ page }) => {
  await openForm(page);
  const text = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Prices') };
  await page.getByLabel('Choose pictures').setInputFiles([text]);
  await expect(rowOf(page, 2).getByRole('alert')).toContainText('This file is not a PNG, JPG, GIF or WebP picture.');
  await expect(rowOf(page, 2).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await rowOf(page, 2).getByRole('button', { name: 'Remove this photo' }).click();
  await expect(rowOf(page, 2)).toHaveCount(0);
});

test('a product has at most eight pictures, and how many files were too many is said', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles(Array.from({ length: 9 }, () => SECOND));
  await expect(more(page).getByRole('alert')).toHaveText(
    '2 files were left out, because a product has at most 8 pictures.',
  );
  await expect(more(page).getByText('A product cannot have more pictures.')).toBeVisible();
  await expect(rowOf(page, 8)).toBeVisible();
  await expect(rowOf(page, 9)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Picture 8' }).click();
  await expect(more(page).getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Choose pictures').setInputFiles([SECOND, SECOND]);
  await expect(more(page).getByRole('alert')).toHaveText(
    '1 file was left out, because a product has at most 8 pictures.',
  );
});

/** Runs in the page: notes of each upload whether the file holds this text. */
function noteUploads(text: string): void {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
    const file = body instanceof FormData ? body.get('image') : null;
    if (!(file instanceof File)) return send.call(this, body);
    void file.arrayBuffer().then((bytes) => {
      const holds = new TextDecoder('latin1').decode(bytes).includes(text);
      document.documentElement.dataset.uploads = `${document.documentElement.dataset.uploads ?? ''}${holds ? 'place ' : 'clean '}`;
      send.call(this, body);
    });
  };
}

const JPG = readFileSync(join(import.meta.dirname, '../public/preview.jpg'));
const JPG_HEAD_BYTES = 2;
const segment = (orientation: number) => jpgSegment('\xe1', joined('Exif\0\0', exif(orientation)));
const photographed = (name: string, orientation = 1) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: withInside(JPG, JPG_HEAD_BYTES, segment(orientation)),
});

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, src);

test('the place where a photo was taken leaves no browser, and how it was turned is kept', async ({ page }) => {
  await page.addInitScript(noteUploads, PLACE);
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([photographed('upright.jpg'), photographed('turned.jpg', 6)]);
  for (const place of [2, 3])
    await expect(rowOf(page, place).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
  const uploads = await page.evaluate(() => document.documentElement.dataset.uploads?.trim().split(' '));
  expect(uploads?.length).toBeGreaterThanOrEqual(2);
  expect(new Set(uploads)).toEqual(new Set(['clean']));
  await save(page);
  const [, upright, turned] = await picturesOf();
  const stored = Buffer.from(await (await fetch(upright?.img ?? '')).arrayBuffer());
  expect(stored.equals(JPG)).toBe(true);
  const [width, height] = await sizeOf(page, upright?.img ?? '');
  expect(await sizeOf(page, turned?.img ?? '')).toEqual([height, width]);
  const small = await sizeOf(page, turned?.medium ?? turned?.thumbnail ?? '');
  expect(Math.sign((small[1] ?? 0) - (small[0] ?? 0))).toBe(Math.sign((width ?? 0) - (height ?? 0)));
});

test('a picture whose end is missing is not sent, and the file can be chosen again', async ({ page }) => {
  await openForm(page);
  const uploads = callsOf(page, '/api/images');
  const half = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: JPG.subarray(0, JPG.length / 2) };
  await page.getByLabel('Choose pictures').setInputFiles([half]);
  await expect(rowOf(page, 2).getByRole('alert')).toContainText(
    'The end of this picture is missing. Please choose the complete file, or another picture.',
  );
  await expect(rowOf(page, 2).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(uploads).toEqual([]);
});

test.describe('with an image host that takes no photo', () => {
  test.use({ expectedComplaints: [/413/] });

  test('no small version of a rejected photo is sent', async ({ page }) => {
    await openForm(page);
    const uploads = callsOf(page, '/api/images');
    await page.route('**/api/images', (route) =>
      route.fulfill({ status: 413, json: { status: 413, code: 'too-many-pixels', detail: 'Too many pixels.' } }),
    );
    await page.getByLabel('Choose pictures').setInputFiles([FIRST]);
    await expect(rowOf(page, 2).getByRole('alert')).toContainText('more than 50 megapixels');
    expect(uploads).toHaveLength(1);
  });
});

/** Runs in the page: answers a PNG where WebP is asked for, as Safari does. */
function encodeNoWebp(): void {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
  };
}

test('a browser that encodes no WebP makes small JPEGs, and keeps what is transparent', async ({ page }) => {
  await page.addInitScript(encodeNoWebp);
  await openForm(page);
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_000, height: 1_000 });
    const pixels = new ImageData(1_000, 1_000);
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = (at * at) % 251;
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const transparent = { name: 'glass.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([{ name: 'opaque.webp', mimeType: 'image/webp', buffer: readFileSync(FIRST) }, transparent]);
  for (const place of [2, 3])
    await expect(rowOf(page, place).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
  await save(page);
  const [, opaque, glass] = await picturesOf();
  expect(opaque).toMatchObject({ thumbnail: expect.stringMatching(/\.jpg$/), medium: expect.stringMatching(/\.jpg$/) });
  expect(glass).toMatchObject({ thumbnail: expect.stringMatching(/\.png$/) });
});

/** Two by two pixels. */
const AVIF = Buffer.from(
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  'base64',
);

test('an AVIF that the browser draws is uploaded as a type that the shop keeps', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([{ name: 'lamp.avif', mimeType: 'image/avif', buffer: AVIF }]);
  await expect(rowOf(page, 2).getByRole('button', { name: 'Use as main photo' })).toBeVisible();
  await save(page);
  const [, picture] = await picturesOf();
  expect(picture?.img).toMatch(/\.webp$/);
  expect(await sizeOf(page, picture?.img ?? '')).toEqual([2, 2]);
});
