import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImageHost } from './image-host.ts';
import { closeServer, HOST } from './local-server.ts';
import { freePorts } from './stack/ports.ts';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('the rest of a picture')]);
const GIF = Buffer.from('GIF89a and so on');
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1');
const JPG = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1');
const BYTES_MAXIMUM = 32_000_000;

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-host-'));
  const { port } = await freePorts(['port']);
  server = await openImageHost(folder, port);
  address = `http://${HOST}:${port}`;
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

interface Answer {
  success: boolean;
  data: { display_url: string };
}

async function upload(content: Buffer, { field = 'image', name = 'lamp.png' } = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(address, { method: 'POST', body: form });
  // An error has no data; the tests of errors look at the whole body.
  return { status: answer.status, body: (await answer.json()) as Answer };
}

test('a picture is kept and shown at its address, byte for byte', async () => {
  const { status, body } = await upload(PNG);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { display_url: expect.stringMatching(/^http:.*\/[0-9a-f]{12}\.png$/) } });

  const shown = await fetch(body.data.display_url);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PNG.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
});

test('the same picture has the same address, however often it comes', async () => {
  const first = await upload(GIF, { name: 'one.gif' });
  const second = await upload(GIF, { name: 'two.gif' });
  expect(second.body).toEqual(first.body);
});

test.each([
  ['PNG', PNG, /\.png$/],
  ['JPG', JPG, /\.jpg$/],
  ['GIF', GIF, /\.gif$/],
  ['WebP', WEBP, /\.webp$/],
])('%s is taken for what it is, whatever its name says', async (_type, content, ending) => {
  const { body } = await upload(content, { name: 'notes.txt' });
  expect(body.data.display_url).toMatch(ending);
});

test.each([
  ['a text', Buffer.from('hello')],
  ['an SVG, which can carry a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', Buffer.alloc(0)],
])('%s is rejected', async (_what, content) => {
  const { status, body } = await upload(content);
  expect(status).toBe(400);
  expect(body).toEqual({ success: false, error: { message: 'Only PNG, JPG, GIF and WebP pictures are kept.' } });
});

test('a form without the field image is rejected', async () => {
  const { status, body } = await upload(PNG, { field: 'photo' });
  expect(status).toBe(400);
  expect(body).toEqual({ success: false, error: { message: 'The field image is missing.' } });
});

test('what is not a form is rejected', async () => {
  const answer = await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false });
});

test('a truncated form is rejected', async () => {
  const answer = await fetch(address, {
    method: 'POST',
    body: '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.status).toBe(400);
});

test('32,000,000 bytes are taken, one more is rejected', async () => {
  const largest = Buffer.concat([PNG, Buffer.alloc(BYTES_MAXIMUM - PNG.length)]);
  expect((await upload(largest)).status).toBe(200);
  const { status, body } = await upload(Buffer.concat([largest, Buffer.alloc(1)]));
  expect(status).toBe(413);
  expect(body).toEqual({ success: false, error: { message: 'A picture may have at most 32,000,000 bytes.' } });
});

test('a rejected picture leaves no file', async () => {
  await upload(Buffer.from('hello'));
  expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{12}\.(png|jpg|gif|webp)$/.test(name))).toEqual([]);
});

// Browsers and fetch would normalise such paths before sending them.
function statusOfRawPath(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { path }, (answer) => resolve(answer.resume().statusCode));
    asked.on('error', reject).end();
  });
}

test.each(['/../secret.png', '/..%2fsecret.png', '/%2e%2e/secret.png', '//etc/passwd', '/'])(
  'no address leads out of the folder: %s',
  async (path) => {
    writeFileSync(join(folder, '../secret.png'), PNG);
    expect(await statusOfRawPath(path)).toBe(404);
    rmSync(join(folder, '../secret.png'));
  },
);

test('an unknown picture is not found', async () => {
  expect((await fetch(`${address}/${'0'.repeat(64)}.png`)).status).toBe(404);
});

test('nothing can be deleted', async () => {
  const { body } = await upload(PNG);
  expect((await fetch(body.data.display_url, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(body.data.display_url)).status).toBe(200);
});
