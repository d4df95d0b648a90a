import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE } from '../shared/lib/language.ts';
import { manifestPath } from '../shop/prerender/manifest-path.ts';

/** Puts what no component renders into the documents: the colour around them, and where the manifest is. */
export function brand() {
  return {
    name: 'brand',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: backgroundColour() }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: manifestPath(DEFAULT_LANGUAGE) }, injectTo: 'head' },
    ],
  } satisfies Plugin;
}

/** The colour behind all pages. */
function backgroundColour(): string {
  const styles = readFileSync(join(import.meta.dirname, '../shared/styles/theme.css'), 'utf8');
  const [, colour] = styles.match(/--color-paper: (#\w+);/) ?? [];
  if (!colour) throw new Error('theme.css has no --color-paper, as in #fbf7f1');
  return colour;
}
