import { appendFileSync, copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing, Shelves } from '@aloghor/functions/contract/drawing';

interface EntryServer {
  drawing: Drawing;
  /** The addresses of pages that need nothing of the catalogue. */
  PLAIN_PAGES: string[];
}

/** Names the files of each module; the server looks there, and nobody else. */
export const MANIFEST = 'manifest.json';

const EMPTY: Shelves = {
  categories: [],
  product: () => undefined,
  featured: () => [],
  list: () => ({ products: [], next: undefined }),
};

/**
 * Gives the shell another name, because a file `index.html` would be what Hosting shows at `/`, and draws the pages
 * that are always the same. They are files of their own, for Hosting to serve without asking the server.
 */
export async function layOutDrawnPages(pages: string, drawing: string): Promise<void> {
  renameSync(join(pages, 'index.html'), join(pages, 'app.html'));
  copyFileSync(join(pages, 'app.html'), join(drawing, 'app.html'));
  renameSync(join(pages, MANIFEST), join(drawing, MANIFEST));
  const entry: EntryServer = await import(pathToFileURL(join(drawing, 'entry-server.js')).href);
  for (const path of entry.PLAIN_PAGES) await drawInto(pages, path, entry.drawing);
  nameSitemap(pages);
}

async function drawInto(pages: string, pathname: string, drawing: Drawing): Promise<void> {
  const { html } = await drawing.draw({ pathname, search: '' }, EMPTY);
  if (html === undefined) throw new Error(`${pathname} is not drawn`);
  const file = join(pages, `${pathname}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** Its address must be a whole one, so it is only named where the shop knows where it stands. */
function nameSitemap(pages: string): void {
  const site = process.env.VITE_SITE_URL;
  if (site) appendFileSync(join(pages, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}
