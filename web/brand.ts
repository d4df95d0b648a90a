import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { everywhere } from './src/messages/en/everywhere.ts';
import { shop } from './src/shop.config.ts';

const MANIFEST = 'site.webmanifest';

/** Puts the shop's name, telephone and colour where no component stands: into the document and the installed shop. */
export function brand() {
  return {
    name: 'brand',
    transformIndexHtml: (html: string) => ({
      html: html.replaceAll('%NAME%', shop.name).replaceAll('%PHONE%', shop.phone),
      tags: [
        { tag: 'meta', attrs: { name: 'theme-color', content: paper() }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
      ],
    }),
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${MANIFEST}`, (_request, answer) => answer.end(manifest())),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest() });
    },
  } satisfies Plugin;
}

/** What a phone shows of the shop once it is installed. The icons lie in `public`. */
export function manifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    description: everywhere.footer.description,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper(),
    theme_color: paper(),
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  });
}

/** The colour behind all pages. */
function paper(): string {
  const styles = readFileSync(join(import.meta.dirname, 'src/theme.css'), 'utf8');
  const [, colour] = styles.match(/--color-paper: (#\w+);/) ?? [];
  if (!colour) throw new Error('theme.css has no --color-paper, as in #fbf7f1');
  return colour;
}
