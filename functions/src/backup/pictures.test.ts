import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SavedDocument } from './documents.ts';
import { keepingPictures, uploadPictures } from './pictures.ts';

const LAMP = `${createHash('sha256').update('lamp').digest('hex').slice(0, 12)}.webp`;

const naming = (...addresses: string[]) =>
  addresses.map((img, index) => ({ path: `products/${index}`, fields: { img: { stringValue: img } } }));

/** What a backup of these documents passes on, keeps and does not hold. */
async function backedUp(documents: SavedDocument[], imageHost: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const notHeld: Record<string, number> = {};
  async function* all() {
    yield* documents;
  }
  const passed: unknown[] = [];
  for await (const document of keepingPictures(all(), folder, imageHost, notHeld)) passed.push(document);
  return { passed, kept: readdirSync(folder), notHeld };
}

async function openHost(answer: RequestListener): Promise<string> {
  const host = createServer(answer);
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void host.close());
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // an address with a port, as it listens on one
}

test('a picture address that nothing can parse is named, and the backup goes on', async () => {
  const host = await openHost((_request, response) => response.end('lamp'));
  const documents = naming('http://[', `${host}/${LAMP}`, 'https://i.example/a.png', 'https://i.example/b.png');
  expect(await backedUp(documents, host)).toEqual({
    passed: documents,
    kept: [LAMP],
    notHeld: { 'http://[': 1, 'i.example': 2 },
  });
});

test('small pictures, and those of banners, are kept like those of products; other addresses are none', async () => {
  const host = await openHost((_request, response) => response.end('lamp'));
  const address = { stringValue: 'https://i.example/a' };
  const pictures = { picture: { stringValue: `${host}/${LAMP}` }, phonePicture: address };
  const documents = [
    { path: 'settings/hero', fields: pictures },
    { path: 'products/a', fields: { thumbnail: address, medium: address, share: address } },
    { path: 'settings/contact', fields: { facebook: address, link: address } },
  ];
  expect(await backedUp(documents, host)).toEqual({ passed: documents, kept: [LAMP], notHeld: { 'i.example': 4 } });
});

test('a picture whose transfer breaks off is named, and no half of it is kept', async () => {
  const host = await openHost((_request, response) => {
    response.writeHead(200, { 'content-length': 9 }).write('half', () => response.destroy());
  });
  const documents = naming(`${host}/${LAMP}`);
  expect(await backedUp(documents, host)).toEqual({ passed: documents, kept: [], notHeld: { [host.slice(7)]: 1 } });
});

test.each([
  ['0123456789ab.webp', '0123456789ab.webp', true],
  ['0123456789ab.webp', '0123456789ac.webp', false],
])('%s of a backup may be called %s by the image host: %s', async (name, given, isRight) => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), 'lamp');
  const reply = { success: true, data: { display_url: `http://127.0.0.1:5002/${given}` } };
  const host = await openHost((_request, response) => response.end(JSON.stringify(reply)));
  const uploaded = uploadPictures(folder, host);
  if (isRight) expect(await uploaded).toBe(1);
  else await expect(uploaded).rejects.toThrow(`The image host has not taken the picture ${name}.`);
});
