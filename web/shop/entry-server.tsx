import { readFileSync } from 'node:fs';
import type { CatalogueView, PageAddress, PageRenderer, RenderedPage } from '@aloghor/functions/contract/rendering';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopSettingsQuery } from '../shared/api/settings.ts';
import { hasOneAddress, languageOf, pathIn, withoutLanguage } from '../shared/lib/language.ts';
import { LocaleContext, messagesIn } from '../shared/locale/locale.ts';
import { loadLanguage } from '../shared/locale/message-loader.ts';
import { busyPageMessages } from '../shared/locale/messages.ts';
import { AnnouncementLine } from '../shared/navigation/announcement-line.tsx';
import { documentOf } from './prerender/document.ts';
import { patternOf, prerenderedPageAt } from './prerender/prerendered-pages.ts';
import { renderBody } from './prerender/render-body.tsx';
import { type Manifest, shellFor } from './prerender/shells.ts';
import { sitemap } from './prerender/sitemap.ts';
import { StandalonePage } from './worker/standalone-page.tsx';

// The build puts both beside this module.
const shell = readFileSync(new URL('app.html', import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));

/**
 * Renders the page of an address in the spelling of our links; other spellings are redirected to it. Many pages are rendered
 * at once, in all languages: one that never ends must not keep the others waiting.
 */
async function renderPage(
  { pathname, search }: PageAddress,
  catalogue: CatalogueView,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const language = languageOf(pathname);
  await loadLanguage(language);
  const address = { pathname: withoutLanguage(pathname), search };
  const page = await prerenderedPageAt(address, catalogue, language);
  const path = pathIn(language, page?.path ?? address.pathname);
  if (!page && hasOneAddress(address.pathname)) return { status: 200 }; // the app takes the language from the address
  if (page?.status !== 404 && decoded(path) !== decoded(pathname)) return { status: 301, location: path + search };
  if (!page) return { status: 200 };
  const { settings, tellsLeft } = catalogue;
  const body = await renderBody(address, [...page.data, [shopSettingsQuery.queryKey, settings]], language, signal);
  // Outside of what the app hydrates, so that no page needs code for it.
  const announcement = renderToStaticMarkup(<AnnouncementLine {...settings.announcement} />);
  const filled = { ...page, ...body, settings, tellsLeft, announcement };
  return { status: page.status, html: documentOf(shellFor(shell, manifest, page, language), filled, language) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const STYLESHEETS = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;

/** In place of a page for which there were too many requests. Without the app, whose calls would be rejected, too. */
async function busyPage(pathname: string): Promise<string> {
  const language = languageOf(pathname);
  await loadLanguage(language);
  const stylesheets = Array.from(shell.matchAll(STYLESHEETS), ([, href = '']) => href);
  const page = (
    <LocaleContext value={language}>
      <StandalonePage stylesheets={stylesheets} {...messagesIn(language, busyPageMessages)} />
    </LocaleContext>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

export const renderer: PageRenderer = {
  renderPage,
  patternOf: (pathname) => `/${patternOf(withoutLanguage(pathname))}`,
  sitemap,
  busyPage,
};
