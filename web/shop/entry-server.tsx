import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { CatalogueView, PageAddress, PageRenderer, RenderedPage } from '@aloghor/functions/contract/rendering';
import { shopSettingsQuery } from '../shared/api/settings.ts';
import {
  type Locale,
  languageInUse,
  languageOf,
  pathIn,
  takeLocaleFrom,
  withoutLanguage,
} from '../shared/lib/language.ts';
import { loadLocale } from '../shared/locale/set-locale.ts';
import { announcementLine } from './prerender/announcement.tsx';
import { documentOf } from './prerender/document.ts';
import { patternOf, prerenderedPageAt } from './prerender/prerendered-pages.ts';
import { renderBody } from './prerender/render-body.tsx';
import { type Manifest, shellFor } from './prerender/shells.ts';
import { sitemap } from './prerender/sitemap.ts';

// The build puts both beside this module.
const shell = readFileSync(new URL('app.html', import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));

/** Many pages are rendered at once, in both languages: one that never ends must not keep the others waiting. */
const renderings = new AsyncLocalStorage<Locale>();
takeLocaleFrom(() => renderings.getStore());

/** Renders the page of an address in the spelling of our links; other spellings lead to that. */
function renderPage(address: PageAddress, catalogue: CatalogueView, signal?: AbortSignal): Promise<RenderedPage> {
  const locale: Locale = { language: languageOf(address.pathname), messages: {} };
  return renderings.run(locale, () => renderInLocale(address, catalogue, signal));
}

async function renderInLocale(
  { pathname, search }: PageAddress,
  catalogue: CatalogueView,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const language = languageInUse();
  await loadLocale(language);
  const address = { pathname: withoutLanguage(pathname), search };
  const page = prerenderedPageAt(address, catalogue);
  const path = pathIn(language, page?.path ?? address.pathname);
  if (page?.status !== 404 && decoded(path) !== decoded(pathname)) return { status: 301, location: path + search };
  if (!page) return { status: 200 };
  const { settings } = catalogue;
  const body = await renderBody(address, [...page.data, [shopSettingsQuery.queryKey, settings]], signal);
  const filled = { ...page, ...body, settings, announcement: announcementLine(settings) };
  return { status: page.status, html: documentOf(shellFor(shell, manifest, page), filled) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const renderer: PageRenderer = {
  renderPage,
  patternOf: (pathname) => `/${patternOf(withoutLanguage(pathname))}`,
  sitemap,
};
