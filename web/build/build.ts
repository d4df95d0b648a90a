import { appendFileSync, copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { CatalogueView, PageRenderer } from '@aloghor/functions/contract/rendering';
import { build, mergeConfig } from 'vite';
import { DASHBOARD_BUILD } from './applications.ts';

interface EntryServer {
  renderer: PageRenderer;
  /** The addresses of pages that need nothing of the catalogue. */
  PLAIN_PAGES: string[];
}

/** Names the files of each module; the server looks there, and nobody else. */
const MANIFEST = 'manifest.json';

const EMPTY: CatalogueView = {
  categories: [],
  delivery: { charges: [] },
  product: () => undefined,
  featured: () => [],
  list: () => ({ products: [], next: undefined }),
};

/**
 * Gives the shop's shell another name, because a file `index.html` would be what Hosting shows at `/`, and draws the pages
 * that are always the same. They are files of their own, for Hosting to serve without asking the server. The server gets
 * both shells, for pages that it does not draw.
 */
async function prerenderPages(pages: string, drawing: string): Promise<void> {
  renameSync(join(pages, 'index.html'), join(pages, 'app.html'));
  for (const shell of ['app.html', 'staff.html']) copyFileSync(join(pages, shell), join(drawing, shell));
  renameSync(join(pages, MANIFEST), join(drawing, MANIFEST));
  const entry: EntryServer = await import(pathToFileURL(join(drawing, 'entry-server.js')).href);
  for (const path of entry.PLAIN_PAGES) await prerenderInto(pages, path, entry.renderer);
  nameSitemap(pages);
}

async function prerenderInto(pages: string, pathname: string, renderer: PageRenderer): Promise<void> {
  const { html } = await renderer.renderPage({ pathname, search: '' }, EMPTY);
  if (html === undefined) throw new Error(`${pathname} is not prerendered`);
  const file = join(pages, `${pathname}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** Its address must be a whole one, so it is only named where the shop knows where it stands. */
function nameSitemap(pages: string): void {
  const site = process.env.VITE_SITE_URL;
  if (site) appendFileSync(join(pages, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}

// What Hosting serves, and what the server draws pages with: with the server only its own folder is uploaded.
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    pages: { type: 'string', default: join(import.meta.dirname, '../dist') },
    drawing: { type: 'string', default: join(import.meta.dirname, '../../functions/lib/pages') },
  },
});
const [pages, drawing] = [resolve(values.pages), resolve(values.drawing)];

process.env.NODE_ENV = 'production'; // else React comes with all it has for developers

const common = { root: join(import.meta.dirname, '..'), mode: values.mode, logLevel: 'warn' } as const;
await build({ ...common, build: { outDir: pages, emptyOutDir: true, manifest: MANIFEST } });
await build(mergeConfig({ ...common, build: { outDir: pages } }, DASHBOARD_BUILD));
await build({ ...common, build: { outDir: drawing, emptyOutDir: true, ssr: 'shop/entry-server.tsx' } });
await prerenderPages(pages, drawing);
