import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  DEFAULT_LANGUAGE,
  type InLanguages,
  LANGUAGES,
  type LanguageCode,
  pathIn,
  textIn,
} from '../shared/lib/language.ts';
import { common as inBangla } from '../shared/locale/bn/common.ts';
import { common as inEnglish } from '../shared/locale/en/common.ts';
import { shop } from '../shared/shop.config.ts';
import { manifestPath } from '../shop/prerender/manifest-path.ts';

const TEXTS: InLanguages<{ name: string; description: string }> = {
  en: { name: shop.name, description: inEnglish.english.footer.description },
  bn: { name: shop.nameInBangla, description: inBangla.footer.description },
};

/** Puts the shop's name and colour where no component renders them: into the document and the installed shop. */
export function brand() {
  return {
    name: 'brand',
    transformIndexHtml: (html: string) => ({
      html: html.replaceAll('%NAME%', shop.name),
      tags: [
        { tag: 'meta', attrs: { name: 'theme-color', content: backgroundColour() }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'manifest', href: manifestPath(DEFAULT_LANGUAGE) }, injectTo: 'head' },
      ],
    }),
    configureServer({ middlewares }) {
      for (const code of LANGUAGES)
        middlewares.use(manifestPath(code), (_request, answer) => answer.end(manifest(code)));
    },
    generateBundle() {
      for (const code of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: manifestPath(code).slice(1), source: manifest(code) });
      }
    },
  } satisfies Plugin;
}

/** What a phone shows of the shop once it is installed, in one language. The icons lie in `public`. */
export function manifest(language: LanguageCode): string {
  const { name, description } = textIn(TEXTS, language);
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    id: '/', // one shop on the phone, in the language of its last visit
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: backgroundColour(),
    theme_color: backgroundColour(),
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  });
}

/** The colour behind all pages. */
function backgroundColour(): string {
  const styles = readFileSync(join(import.meta.dirname, '../shared/styles/theme.css'), 'utf8');
  const [, colour] = styles.match(/--color-paper: (#\w+);/) ?? [];
  if (!colour) throw new Error('theme.css has no --color-paper, as in #fbf7f1');
  return colour;
}
