import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Request, type Response, Router } from 'express';
import { accentTokens } from '../domain/accent.ts';
import { type BrandSettings, ICON_PATHS, type IconPath, LOGO_TYPES } from '../domain/brand.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';
import { findLogo } from '../settings/logos-store.ts';

interface Shop {
  brand: () => Promise<BrandSettings>;
  /** Where the icons of the sample are. */
  icons: () => string;
}

/** It can run no script and load nothing, also where somebody opens the address of the file itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The files of the sample that have other names. */
const SAMPLES: Partial<Record<IconPath, string>> = {
  '/icon-maskable.png': 'icon-512.png',
  '/favicon-32.png': 'favicon.ico',
};

/** Its address is of this content alone. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** At an address that browsers know by themselves. */
const FOR_AN_HOUR = 'public, max-age=3600, s-maxage=3600';

const caching = (isVersioned: boolean) => (isEmulated() ? 'no-cache' : isVersioned ? FOR_EVER : FOR_AN_HOUR);

/** Logo, icons and colour of the shop, which its dashboard sets. Pages name them with a version. */
export function brandRouter({ brand, icons }: Shop): Router {
  const router = Router();

  router.get('/logo/:id.:type', async ({ params }, response, next) => {
    const [, type] = Object.entries(LOGO_TYPES).find(([name]) => name === params.type) ?? [];
    const logo = type && (await findLogo(params.id));
    if (!logo) return next();
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': caching(true) });
    response.type(type).send(Buffer.from(logo.file));
  });

  router.get('/accent.css', async (request, response) => {
    const { accent } = await brand();
    const tokens = Object.entries(accent ? accentTokens(accent) : {}).map(([name, value]) => `${name}:${value}`);
    response.set('Cache-Control', caching(accent !== undefined && request.query.v === accent.slice(1)));
    response.type('css').send(`:root{${tokens.join(';')}}`);
  });

  router.get([...ICON_PATHS], async (request, response) => {
    const path = request.path as IconPath; // one of these
    const own = await ownIcon(request, path);
    const sample = SAMPLES[path] ?? path;
    const file = own ?? (await readFile(join(icons(), sample)));
    send(response, path === '/favicon-32.png' && !own ? 'image/x-icon' : 'image/png', file, own && request.query.v);
  });

  // Browsers prefer it to the other icon, so it shows the same one.
  router.get('/favicon.svg', async (request, response) => {
    const own = await ownIcon(request, '/icon-192.png');
    const file = own ? around(own) : await readFile(join(icons(), 'favicon.svg'));
    send(response, 'image/svg+xml', file, own && request.query.v);
  });

  async function ownIcon({ query }: Request, path: IconPath): Promise<Buffer | undefined> {
    const { logo } = await brand();
    const id = typeof query.v === 'string' ? query.v : logo?.id;
    const icon = id && (await findLogo(id))?.icons[path];
    return icon ? Buffer.from(icon) : undefined;
  }

  return router;
}

function send(response: Response, type: string, file: Buffer | string, version: unknown): void {
  response
    .set('Cache-Control', caching(version !== undefined))
    .type(type)
    .send(file);
}

function around(png: Buffer): string {
  const picture = `<image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">${picture}</svg>`;
}
