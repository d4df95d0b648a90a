import { readFileSync } from 'node:fs';
import type { Drawing, Drawn, PageAddress, Shelves } from '@aloghor/functions/contract/drawing';
import { documentOf } from './drawing/document.ts';
import { drawBody } from './drawing/draw-body.tsx';
import { drawnPageAt, PLAIN_PAGES, patternOf } from './drawing/drawn-pages.ts';
import { type Manifest, shellFor } from './drawing/shells.ts';
import { sitemap } from './drawing/sitemap.ts';

// The build puts both beside this module.
const shell = readFileSync(new URL('app.html', import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));

/** Prerenders the page of an address in the spelling of our links; other spellings lead to that. */
async function draw(address: PageAddress, shelves: Shelves): Promise<Drawn> {
  const page = drawnPageAt(address, shelves);
  if (!page) return { status: 200 };
  if (page.status === 200 && decoded(page.path) !== decoded(address.pathname))
    return { status: 301, location: page.path + address.search };
  const drawn = await drawBody(address, page.data);
  return { status: page.status, html: documentOf(shellFor(shell, manifest, page), { ...page, ...drawn }) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const drawing: Drawing = { draw, patternOf: (pathname) => `/${patternOf(pathname)}`, sitemap };
export { PLAIN_PAGES };
