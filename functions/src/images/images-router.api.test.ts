import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { INSTANCE, problemIn } from '../../test/api.ts';
import { call } from '../../test/ask.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import {
  exif,
  imgbb,
  joined,
  jpgSegment,
  PLACE,
  pictureOf,
  pngChunk,
  type Received,
  riffChunk,
  withImageHost,
  withInside,
} from '../../test/pictures.ts';
import { resetToSeed } from '../../test/seed.ts';

const warned = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
const { callInProcess } = await import('../../test/ask-in-process.ts');

const BYTES_MAXIMUM = 32_000_000;
const UPLOAD_TIMEOUT_MS = 60_000;
const PNG = pictureOf.png(800, 600);
const PICTURES = {
  PNG,
  JPG: pictureOf.jpg(800, 600),
  GIF: pictureOf.gif(800, 600),
  WebP: pictureOf.webp(800, 600),
};

const PNG_HEAD_BYTES = 33;
const GIF_HEAD_BYTES = 19;

/** A WebP with one more chunk. */
function withMore(webp: Buffer, chunk: Buffer): Buffer {
  const longer = joined(webp, chunk);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});

afterEach(() => void vi.clearAllMocks());

type Call = (path: string, init: RequestInit) => Promise<Response>;

function formOf(content: Buffer, { field = 'image', name = 'lamp.png', type = 'image/png' } = {}): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

function send(by: Call, body: RequestInit['body'], headers = {}): Promise<Response> {
  const authorization = `Bearer ${admin.token}`;
  return by('/images', { method: 'POST', body: body ?? null, headers: { authorization, ...headers } });
}

/** Uploads to a shop whose image host answers like imgbb; returns what was relayed, and the answer. */
async function relay(body: RequestInit['body'], headers = {}) {
  const received: Received[] = [];
  const answer = await withImageHost(imgbb(received), () => send(callInProcess, body, headers));
  return { answer, received };
}

describe('on the stack', () => {
  test('a photo is kept by the image host, byte for byte', async () => {
    const answer = await send(call, formOf(PNG));
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { data: { display_url: string } };
    expect(body).toEqual({ success: true, data: { display_url: expect.stringMatching(/^http:.*\.png$/) } });
    const shown = await fetch(body.data.display_url);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
  });

  test.each([
    ['nobody', () => NOBODY, 401],
    ['a customer', () => customer, 403],
  ])('no photo of %s is', async (_who, who, status) => {
    const answer = await call('/images', {
      method: 'POST',
      body: formOf(PNG),
      headers: { authorization: `Bearer ${who()?.token}` },
    });
    expect(answer.status).toBe(status);
    await problemIn(answer);
  });
});

test('photos are counted by account, before they are read: so what is none counts, too', async () => {
  const from = { 'x-forwarded-for': '10.1.0.1' };
  const left = async (content: Buffer) => (await relay(formOf(content), from)).answer.headers.get('RateLimit');
  expect(await left(PNG)).toBe('"uploads";r=79;t=600');
  expect(await left(Buffer.from('no picture'))).toMatch(/^"uploads";r=78;/);
  expect(await left(PNG)).toMatch(/^"uploads";r=77;/);
});

describe('a photo', () => {
  test.each(Object.entries(PICTURES))(
    'is recognised as a %s by its content, whatever its name',
    async (_type, content) => {
      const { answer, received } = await relay(formOf(content, { name: 'notes.txt', type: 'text/plain' }));
      expect(answer.status).toBe(200);
      const file = received[0]?.form.get('image') as File;
      expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
      expect(file.type).toMatch(/^image\/(png|jpeg|gif|webp)$/);
    },
  );

  test("is relayed with the shop's key, which no answer contains", async () => {
    const { answer, received } = await relay(formOf(PNG));
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe('/1/upload?key=the+secret+key');
    expect(received[0]?.headers).toMatchObject({ 'content-length': expect.stringMatching(/^\d+$/) });
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({ success: true, data: { display_url: 'https://i.example/lamp.png' } });
    expect(text).not.toContain('secret');
  });

  test("is relayed alone: neither other fields nor the admin's token", async () => {
    const form = formOf(PNG);
    form.set('key', 'another key');
    form.set('expiration', '60');
    form.append('image', new Blob(['second']), 'second.png');
    form.set('other', new Blob(['other']), 'other.png');
    const { received } = await relay(form);
    expect([...(received[0]?.form.keys() ?? [])]).toEqual(['image']);
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('of 32,000,000 bytes is relayed unchanged, one byte more is a 413', { timeout: UPLOAD_TIMEOUT_MS }, async () => {
    const rest = BYTES_MAXIMUM - pictureOf.png(800, 600, '').length;
    const largest = pictureOf.png(800, 600, Buffer.alloc(rest, 7));
    const { answer, received } = await relay(formOf(largest));
    expect(answer.status).toBe(200);
    const file = received[0]?.form.get('image') as File;
    expect(largest.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);

    const { answer: rejected, received: nothing } = await relay(formOf(Buffer.concat([largest, Buffer.alloc(1)])));
    expect(rejected.status).toBe(413);
    expect(await problemIn(rejected)).toMatchObject({
      code: 'too-large',
      detail: 'The image must have at most 32000000 bytes.',
    });
    expect(nothing).toEqual([]);
  });

  test.each([
    ['a text named .png', Buffer.from('hello, I am a picture'), 'lamp.png', 'image/png'],
    ['a page', Buffer.from('<html></html>'), 'lamp.gif', 'image/gif'],
    [
      'an SVG, which can carry a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'lamp.svg',
      'image/svg+xml',
    ],
    ['a PNG without its header', Buffer.from('\x89PNG\r\n\x1a\nthe rest of a picture', 'latin1'), 'a.png', 'image/png'],
    ['a JPG without a frame', Buffer.from('\xff\xd8\xff\xda\0\x08 and so on', 'latin1'), 'a.jpg', 'image/jpeg'],
    ['half a beginning', Buffer.from('\x89PN', 'latin1'), 'lamp.png', 'image/png'],
    ['another RIFF', Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ', 'latin1'), 'lamp.webp', 'image/webp'],
    ['an empty file', Buffer.alloc(0), 'lamp.png', 'image/png'],
  ])('that is %s is a 415, and goes nowhere', async (_what, content, name, type) => {
    const { answer, received } = await relay(formOf(content, { name, type }));
    expect(answer.status).toBe(415);
    expect(await problemIn(answer)).toMatchObject({
      code: 'wrong-type',
      detail: 'The image must be PNG, JPG, GIF or WebP.',
    });
    expect(received).toEqual([]);
  });

  test.each(Object.entries(pictureOf))('of 50 megapixels is accepted, of more is a 413: %s', async (_kind, picture) => {
    expect((await relay(formOf(picture(10_000, 5_000)))).answer.status).toBe(200);
    const { answer, received } = await relay(formOf(picture(10_001, 5_000)));
    expect(answer.status).toBe(413);
    expect(await problemIn(answer)).toMatchObject({
      code: 'too-many-pixels',
      detail: 'The image must have at most 50000000 pixels.',
    });
    expect(received).toEqual([]);
  });

  const WITH_PLACE = {
    PNG: withInside(PNG, PNG_HEAD_BYTES, pngChunk('eXIf', exif(1)), pngChunk('tEXt', joined(PLACE))),
    JPG: withInside(PICTURES.JPG, 2, jpgSegment('\xe1', joined('Exif\0\0', exif(1)))),
    GIF: withInside(PICTURES.GIF, GIF_HEAD_BYTES, joined('\x21\xfe\x13', PLACE, '\0')),
    WebP: withMore(PICTURES.WebP, riffChunk('EXIF', exif(1))),
  };

  test.each(Object.entries(WITH_PLACE))(
    'is relayed without the place where it was taken: %s',
    async (type, picture) => {
      expect(picture.includes(PLACE)).toBe(true);
      const { answer, received } = await relay(formOf(picture));
      expect(answer.status).toBe(200);
      const file = received[0]?.form.get('image') as File;
      expect(Buffer.from(await file.arrayBuffer())).toEqual(PICTURES[type as keyof typeof PICTURES]);
    },
  );

  test.each(Object.entries(PICTURES))(
    'of which a half is missing is bad input, and goes nowhere: %s',
    async (_type, content) => {
      const half = content.subarray(0, content.length - 3);
      const { answer, received } = await relay(formOf(half));
      expect(answer.status).toBe(400);
      expect(await problemIn(answer)).toMatchObject({
        errors: [{ path: 'image', message: 'must be a whole picture' }],
      });
      expect(received).toEqual([]);
    },
  );

  test('in another field is bad input', async () => {
    const { answer } = await relay(formOf(PNG, { field: 'photo' }));
    expect(answer.status).toBe(400);
    expect(await problemIn(answer)).toMatchObject({ errors: [{ path: 'image', message: 'must be a file' }] });
  });

  test('as a text of the form is bad input', async () => {
    const form = new FormData();
    form.set('image', 'hello');
    expect((await relay(form)).answer.status).toBe(400);
  });

  test.each([
    [
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG',
      'multipart/form-data; boundary=x',
    ],
    ['--x\r\nno header at all\r\n\r\n\x89PNG\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    ['--x\r\n\r\n\x89PNG\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    [
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG\r\n--x\r\nbroken\r\n\r\nz\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['--x--', 'multipart/form-data'],
    ['', 'multipart/form-data; boundary=x'],
  ])('in a form that is broken is bad input', async (body, type) => {
    const { answer, received } = await relay(body, { 'content-type': type });
    expect(answer.status).toBe(400);
    await problemIn(answer);
    expect(received).toEqual([]);
  });

  test.each(['application/json', 'image/png', 'application/x-www-form-urlencoded', 'text/plain'])(
    'as %s, and not in a form, is a 415',
    async (type) => {
      const { answer } = await relay('{}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(await problemIn(answer)).toMatchObject({ detail: 'The body must be multipart/form-data.' });
    },
  );
});

describe('an image host', () => {
  const NOT_TAKEN = 'The image host did not take the picture. Try again later.';
  const json = (status: number, body: unknown) => (_: unknown, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const elsewhere: RequestListener = (request, response) => {
    if (request.url === '/elsewhere') {
      json(200, { success: true, data: { display_url: 'https://i.example/a.png' } })(request, response);
    } else response.writeHead(303, { location: '/elsewhere' }).end();
  };
  const upload = (host: RequestListener) => withImageHost(host, () => send(callInProcess, formOf(PNG)));

  test.each<[string, RequestListener]>([
    ['rejects', json(400, { success: false, error: { message: 'Invalid API v1 key: the secret key' } })],
    ['fails', json(500, { success: true, data: { display_url: 'https://i.example/a.png' } })],
    ['says that it did not succeed', json(200, { success: false, data: { display_url: 'https://i.example/a.png' } })],
    ['answers no address', json(200, { success: true, data: {} })],
    ['answers an address that runs', json(200, { success: true, data: { display_url: 'javascript:alert(1)' } })],
    ['answers no JSON', (_, response) => void response.end('<html>busy</html>')],
    ['answers nothing', (_, response) => void response.end()],
    ['breaks off', (_, response) => void response.writeHead(200).write('{"success":', () => response.destroy())],
    ['hangs up', (request) => void request.socket.destroy()],
    ['sends us elsewhere', elsewhere],
  ])('that %s is a 502 with a sentence, and without the key', async (_what, host) => {
    const answer = await upload(host);
    expect(answer.status).toBe(502);
    const problem = await problemIn(answer);
    expect(problem).toEqual({
      type: 'about:blank',
      instance: INSTANCE,
      title: 'Bad Gateway',
      status: 502,
      code: 'image-host-failed',
      detail: NOT_TAKEN,
    });
    expect(warned).toHaveBeenCalledOnce();
    expect(String(warned.mock.calls)).not.toContain('secret');
  });

  test('that is unreachable is a 502', async () => {
    const answer = await withImageHost(
      () => {},
      () => {
        process.env.IMAGE_HOST_URL = 'http://127.0.0.1:1/';
        return send(callInProcess, formOf(PNG));
      },
    );
    expect(answer.status).toBe(502);
    expect(await problemIn(answer)).toMatchObject({ detail: NOT_TAKEN });
  });

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['never ends its answer', (_, response) => void response.writeHead(200).write('{"success":')],
  ])('that %s is a 504 in time for us to say so', async (_what, host) => {
    const { timeout } = AbortSignal;
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 300));
    const answer = await upload(host);
    limits.mockRestore();
    expect(answer.status).toBe(504);
    expect(await problemIn(answer)).toMatchObject({
      title: 'Gateway Timeout',
      code: 'image-host-slow',
      detail: 'The image host is too slow. Try again later.',
    });
  });

  test('has 45 seconds to answer: Hosting itself waits for a minute', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await upload(imgbb([]));
    expect(limits).toHaveBeenCalledWith(45_000);
    limits.mockRestore();
  });
});
