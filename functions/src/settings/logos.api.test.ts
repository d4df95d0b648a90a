import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { ICON_PATHS, ICONS } from '../domain/brand.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h9v9z"/></svg>';

let admin: Person;
let logo: { id: string; type: string; width: number; height: number };

/** A PNG whose header says this size. */
function png(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(8))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const icons = Object.fromEntries(ICON_PATHS.map((path) => [path, png(ICONS[path]).toString('base64')]));
const upload = (file: string | Buffer, change = {}) =>
  ask(admin, 'POST /settings/logo', { file: Buffer.from(file).toString('base64'), icons: { ...icons, ...change } });
const setBrand = async (brand: object) => {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.brand;
  return ask(admin, 'PATCH /settings/brand', { ...brand, version });
};
const cacheControl = (answer: Response) => answer.headers.get('cache-control');

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const { status, body } = await upload(SVG);
  expect(status).toBe(200);
  logo = body;
});

afterAll(resetToSeed);

describe('a logo', () => {
  test('has the type and size of its file, and the same one again is the same', async () => {
    expect(logo).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), type: 'svg', width: 300, height: 100 });
    expect((await upload(SVG)).body).toEqual(logo);
    expect((await upload(png(64))).body).toMatchObject({ type: 'png', width: 64, height: 64 });
  });

  test.each([
    ['an SVG with a script', SVG.replace('<path', '<script>alert(1)</script><path'), 'file'],
    ['a page', '<html><body>Hi</body></html>', 'file'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'file'],
  ])('is not %s', async (_what, file, path) => {
    const { status, body } = await upload(file);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path, message: 'must be a PNG, or an SVG that only draws' }],
    });
  });

  test('comes with icons of their sizes', async () => {
    const { status, body } = await upload(SVG, { '/icon-192.png': png(180).toString('base64') });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: 'icons./icon-192.png', message: 'must be a PNG of 192 × 192 pixels' }],
    });
  });

  test('that was not uploaded here is rejected by the settings, and left out of a file of another shop', async () => {
    const foreign = { ...logo, id: 'of-another-shop1' };
    expect((await setBrand({ logo: foreign })).body.errors).toEqual([
      { path: 'logo.id', message: 'must be the id of an uploaded logo' },
    ]);
    const name = { en: 'Noor', bn: 'নূর' };
    const file = { format: 'shop-settings', settings: { brand: { name, logo: foreign } } };
    const { body } = await ask(admin, 'POST /settings/file', { file, checkOnly: true });
    expect(body.changes).toMatchObject([{ part: 'brand', after: { name } }]);
    expect(body.changes[0].after).not.toHaveProperty('logo');
  });
});

describe('once the settings name it', () => {
  beforeAll(async () => {
    expect((await setBrand({ logo, accent: '#7a1f3d' })).status).toBe(200);
  });

  test('pages show it with the name as its text, and no drawn name; they name icons and colour with a version', async () => {
    const html = await htmlOf('/');
    expect(html).toMatch(new RegExp(`<img src="/logo/${logo.id}.svg" alt="Aloghor" width="300" height="100"`));
    expect(html).not.toContain('id="wordmark"');
    for (const icon of ['favicon-32.png', 'favicon.svg', 'apple-touch-icon.png'])
      expect(html).toContain(`href="/${icon}?v=${logo.id}"`);
    expect(html).toContain('<link rel="stylesheet" href="/accent.css?v=7a1f3d"');
    expect(html).toContain(`/icon-512.png?v=${logo.id}`);
  });

  test('its file is answered with a policy under which it can do nothing', async () => {
    const answer = await askForPage(`/logo/${logo.id}.svg`);
    expect(await answer.text()).toBe(SVG);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await askForPage(`/logo/${logo.id}.html`)).status).toBe(404);
    for (const id of ['of-another-shop1', '__aaaaaaaaaaaa__', '..%2Fusers', 'x'])
      expect((await askForPage(`/logo/${id}.svg`)).status).toBe(404);
    expect((await askForPage('/icon-192.png?v=a/b')).status).toBe(200);
  });

  test.each(ICON_PATHS)('%s is made of it', async (path) => {
    const answer = await askForPage(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png(ICONS[path]));
    expect(cacheControl(answer)).toBe('no-cache'); // on the emulators
  });

  test('the drawn icon of tabs is it, too', async () => {
    const answer = await askForPage(`/favicon.svg?v=${logo.id}`);
    expect(await answer.text()).toContain(`base64,${icons['/icon-192.png']}`);
  });

  test('the installed shop has its icons', async () => {
    const named = JSON.parse(await (await askForPage('/site.webmanifest')).text()).icons;
    expect(named.map(({ src }: { src: string }) => src)).toEqual([
      `/icon-192.png?v=${logo.id}`,
      `/icon-512.png?v=${logo.id}`,
      `/icon-maskable.png?v=${logo.id}`,
    ]);
  });

  test('the stylesheet has its colour', async () => {
    const answer = await askForPage('/accent.css?v=7a1f3d');
    expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
    expect(await answer.text()).toBe(':root{--color-bottle:#7a1f3d;--color-bottle-deep:#5a172d}');
  });

  test('in the cloud browsers keep what its version names for a year, and any other address for an hour', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    await currentCatalogue({ isFresh: true }); // what was read within the last ten seconds may be of another test
    const kept = async (path: string) => cacheControl(await askForPage(path));
    for (const path of ['/accent.css?v=7a1f3d', `/logo/${logo.id}.svg`, `/favicon-32.png?v=${logo.id}`])
      expect(await kept(path), path).toBe('public, max-age=31536000, immutable');
    for (const path of ['/accent.css', '/accent.css?v=d9922e', '/favicon-32.png', '/favicon.svg'])
      expect(await kept(path), path).toBe('public, max-age=3600, s-maxage=3600');
  });

  test('each logo that is asked for in turn is read once, and not again', async () => {
    const { body: other } = await upload(png(64));
    const both = [`/logo/${logo.id}.svg`, `/logo/${other.id}.png`];
    for (const path of both) await askForPage(path);
    const reads = await recordReads(async () => {
      for (const path of [...both, ...both]) expect((await askForPage(path)).status).toBe(200);
    });
    expect(reads.filter(({ collection }) => collection === 'logos')).toEqual([]);
  });

  test.each([['#d9922e'], ['red'], ['#FFF']])('the colour cannot be %s', async (accent) => {
    expect((await setBrand({ logo, accent })).status).toBe(400);
  });
});

test('without one the icons are those of the sample, and pages ask for no colour', async () => {
  await resetToSeed();
  const html = await htmlOf('/');
  expect(html).not.toMatch(/accent\.css|\/logo\/|\?v=/);
  for (const path of [...ICON_PATHS, '/favicon.svg']) {
    const answer = await askForPage(path);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
  }
});
