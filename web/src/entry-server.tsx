import { readFileSync } from 'node:fs';
import type { Drawing, Drawn, PageAddress, Shelves } from '@aloghor/functions/contract/drawing';
import { documentOf } from './drawing/document.ts';
import { drawBody } from './drawing/draw-body.tsx';
import { drawnPageAt, PLAIN_PATHS, patternOf } from './drawing/drawn-pages.ts';
import { type Manifest, shellFor } from './drawing/shells.ts';
import { sitemap } from './drawing/sitemap.ts';
import { languageOf, pathIn, withoutLanguage } from './lib/localized-path.ts';
import { loadAndSpeak } from './messages/speak.ts';

// The build puts both beside this module.
const shell = readFileSync(new URL('app.html', import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));

/**
 * Prerenders the page of an address in the spelling of our links; other spellings lead to that. One after the other: all
 * words are in one language at a time.
 */
function draw(address: PageAddress, shelves: Shelves): Promise<Drawn> {
  const drawn = lastDrawn.then(() => drawInLanguage(address, shelves));
  lastDrawn = drawn.catch(() => undefined);
  return drawn;
}

let lastDrawn: Promise<unknown> = Promise.resolve();

async function drawInLanguage({ pathname, search }: PageAddress, shelves: Shelves): Promise<Drawn> {
  const language = languageOf(pathname);
  await loadAndSpeak(language);
  const address = { pathname: withoutLanguage(pathname), search };
  const page = drawnPageAt(address, shelves);
  const path = pathIn(language, page?.path ?? address.pathname);
  if (page?.status !== 404 && decoded(path) !== decoded(pathname)) return { status: 301, location: path + search };
  if (!page) return { status: 200 };
  const drawn = await drawBody(address, page.data);
  const filled = { ...page, ...drawn };
  return { status: page.status, html: documentOf(shellFor(shell, manifest, page), filled) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const drawing: Drawing = { draw, patternOf: (pathname) => `/${patternOf(withoutLanguage(pathname))}`, sitemap };
export const PLAIN_PAGES = PLAIN_PATHS.flatMap((path) => [path, pathIn('bn', path)]);
