import { readFileSync } from 'node:fs';
import type { CatalogueView, PageAddress, PageRenderer, RenderedPage } from '@aloghor/functions/contract/rendering';
import { accentAddress } from '@aloghor/functions/domain/accent';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopSettingsQuery } from '../shared/api/settings.ts';
import { hasOneAddress, languageOf, pathIn, withoutLanguage } from '../shared/lib/language.ts';
import { busyPage, failedPage, offlinePage, unavailablePage } from '../shared/locale/en/without-app.ts';
import { LocaleContext, messagesIn } from '../shared/locale/locale.ts';
import { loadLanguage } from '../shared/locale/message-loader.ts';
import { AnnouncementLine } from '../shared/navigation/announcement-line.tsx';
import { TelephoneLink } from '../shared/navigation/contact-links.tsx';
import { documentOf } from './prerender/document.ts';
import { manifest, manifestLanguage } from './prerender/manifest.ts';
import { patternOf, prerenderedPageAt, shownParametersOf } from './prerender/prerendered-pages.ts';
import { renderBody } from './prerender/render-body.tsx';
import { type Manifest, shellFor } from './prerender/shells.ts';
import { sitemap } from './prerender/sitemap.ts';
import { StandalonePage } from './worker/standalone-page.tsx';

// The build puts both beside this module.
const shell = readFileSync(new URL('app.html', import.meta.url), 'utf8');
const files: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'));

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
  if (page?.status !== 404 && decoded(path) !== decoded(pathname)) return { status: 301, location: path };
  if (!page) return { status: 200 };
  const { settings, tellsLeft } = catalogue;
  const body = await renderBody(address, [...page.data, [shopSettingsQuery.queryKey, settings]], language, signal);
  // Outside of what the app hydrates, so that no page needs code for it.
  const announcement = renderToStaticMarkup(<AnnouncementLine {...settings.announcement} />);
  const filled = { ...page, ...body, settings, tellsLeft, announcement };
  return { status: page.status, html: documentOf(shellFor(shell, files, page, language), filled, language) };
}

/** Links of advertisements have parameters that no page shows, different ones for each visitor. */
function shownAddress({ pathname, search }: PageAddress): PageAddress {
  const shown = shownParametersOf(withoutLanguage(pathname));
  const all = [...new URLSearchParams(search)];
  const said = all.filter(([name]) => shown.includes(name));
  if (said.length === all.length) return { pathname, search };
  return { pathname, search: said.length > 0 ? `?${new URLSearchParams(said)}` : '' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const STYLESHEETS = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;

const ERROR_MESSAGES = new Map([
  [429, busyPage],
  [503, unavailablePage],
]);

/** A file of Hosting, because the content security policy blocks scripts in the page. */
const RELOAD_WHEN_BACK = '/reload-when-back.js';

/** In place of a page that is answered with an error. Without the app, whose calls would fail, too. */
async function errorPage(
  pathname: string,
  status: number,
  shop?: Pick<PublicSettings, 'brand' | 'contact'>,
): Promise<string> {
  const language = languageOf(pathname);
  await loadLanguage(language);
  const stylesheets = Array.from(shell.matchAll(STYLESHEETS), ([, href = '']) => href);
  const accent = shop?.brand.accent;
  if (accent) stylesheets.push(accentAddress(accent));
  const messages = messagesIn(language, ERROR_MESSAGES.get(status) ?? failedPage);
  const page = (
    <LocaleContext value={language}>
      <StandalonePage
        brand={shop?.brand}
        stylesheets={stylesheets}
        {...messages}
        {...(status === 503 && { scriptFile: RELOAD_WHEN_BACK })}
      >
        {shop && (
          <p className="text-ink-soft">
            <span>{messagesIn(language, offlinePage).callInstead}</span> <TelephoneLink phone={shop.contact.phone} />
          </p>
        )}
      </StandalonePage>
    </LocaleContext>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

async function manifestAt(path: string, shop: Pick<PublicSettings, 'brand'>): Promise<string | undefined> {
  const language = manifestLanguage(path);
  if (!language) return undefined;
  await loadLanguage(language);
  const [, colour = ''] = shell.match(/<meta name="theme-color" content="(#\w+)"/) ?? [];
  return manifest(shop, colour, language);
}

export const renderer: PageRenderer = {
  renderPage,
  patternOf: (pathname) => `/${patternOf(withoutLanguage(pathname))}`,
  shownAddress,
  sitemap,
  errorPage,
  manifest: manifestAt,
};
