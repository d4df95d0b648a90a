import { appendFileSync, copyFileSync, cpSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, mergeConfig } from 'vite';
import { DASHBOARD_BUILD } from './applications.ts';

/** Names the files of each module; only the server reads it. */
const MANIFEST = 'manifest.json';

/**
 * Gives the shop's shell another name, because Hosting would show a file `index.html` at `/`. The server, which renders all
 * pages, gets both shells, and the icons of the sample: it fills one shell, and answers with either where the browser renders.
 */
function moveShells(pages: string, renderer: string): void {
  renameSync(join(pages, 'index.html'), join(pages, 'app.html'));
  for (const shell of ['app.html', 'staff.html']) copyFileSync(join(pages, shell), join(renderer, shell));
  cpSync(join(import.meta.dirname, '../icons'), join(renderer, 'icons'), { recursive: true });
  renameSync(join(pages, MANIFEST), join(renderer, MANIFEST));
}

/** Its URL must be absolute, so it is only named where the shop knows its own address. */
function nameSitemap(pages: string): void {
  const site = process.env.VITE_SITE_URL;
  if (site) appendFileSync(join(pages, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}

// What Hosting serves, and what the server renders pages with: with the server only its own folder is uploaded.
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    pages: { type: 'string', default: join(import.meta.dirname, '../dist') },
    renderer: { type: 'string', default: join(import.meta.dirname, '../../functions/lib/pages') },
  },
});
const [pages, renderer] = [resolve(values.pages), resolve(values.renderer)];

process.env.NODE_ENV = 'production'; // else React comes with all it has for developers

const common = { root: join(import.meta.dirname, '..'), mode: values.mode, logLevel: 'warn' } as const;
await build({ ...common, build: { outDir: pages, emptyOutDir: true, manifest: MANIFEST } });
await build(mergeConfig({ ...common, build: { outDir: pages } }, DASHBOARD_BUILD));
await build({ ...common, build: { outDir: renderer, emptyOutDir: true, ssr: 'shop/entry-server.tsx' } });
moveShells(pages, renderer);
nameSitemap(pages);
