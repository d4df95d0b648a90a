import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { createElement } from 'react';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES, type LanguageCode, type LocalizedText } from '../shared/lib/language.ts';
import { OfflinePage, RELOAD_WHEN_BACK } from '../shop/worker/offline-page.tsx';
import type { ServiceWorkerManifest } from '../shop/worker/service-worker-manifest.ts';
import { isDashboardBuild } from './applications.ts';
import { renderStatic } from './render-static.ts';

const WORKER = 'sw.js';
const APP = '/web/shop/main.tsx';

/** The fonts of every page; those for Bangla are loaded only for Bangla texts. */
const FONTS = /\/fonts\/(figtree|fraunces|taka)\.woff2$/;

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** Builds the service worker beside the shop, with the list of files that it caches and the offline page. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker-manifest',
    apply: (config, { command }) => command === 'build' && !isDashboardBuild(config),
    enforce: 'post',
    buildStart() {
      const id = fileURLToPath(new URL('../shop/worker/worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('The build has no worker');
        worker.code = `const MANIFEST=${JSON.stringify(manifestOf(bundle))};${worker.code}`;
      },
    },
  };
}

function manifestOf(bundle: Bundle): ServiceWorkerManifest {
  const files = filesOfApp(bundle).map((file) => `/${file}`);
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  const pages = LANGUAGES.map((language) => [language, offlinePage(language, stylesheets)]);
  const offlinePages: LocalizedText = Object.fromEntries(pages); // one for each
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; connect-src 'self'; script-src '${hashOf(RELOAD_WHEN_BACK)}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  const version = createHash('sha256')
    .update(JSON.stringify([files, offlinePages, policy]))
    .digest('hex')
    .slice(0, 16);
  return { version, files, offlinePages, sampleName: SAMPLE_NAME, policy };
}

function offlinePage(language: LanguageCode, stylesheets: string[]): string {
  return `<!doctype html>${renderStatic(createElement(OfflinePage, { stylesheets }), language)}`;
}

/** The app with its static imports, its styles, and the fonts of every page. */
function filesOfApp(bundle: Bundle): string[] {
  const parts = Object.values(bundle);
  const chunks = parts.filter((part) => part.type === 'chunk');
  const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP)));
  if (!app) throw new Error('The build has no app');
  const needed = withImports(app, chunks);
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const assets = parts.filter((part) => part.type === 'asset');
  const fonts = assets.filter(({ originalFileNames }) => originalFileNames.some((name) => FONTS.test(name)));
  const names = [...needed.map(({ fileName }) => fileName), ...styles, ...fonts.map(({ fileName }) => fileName)];
  return [...new Set(names)].toSorted();
}

/** A chunk with all that it imports statically. */
export function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], found = new Set([chunk])) {
  for (const next of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
    if (!found.has(next)) withImports(next, chunks, found.add(next));
  }
  return [...found];
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
