import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { type Catalogue, shownCategories } from '../catalogue/catalogue.ts';
import { lastReadCatalogue, shopperCatalogue } from '../catalogue/read-catalogue.ts';
import { changeOf } from '../catalogue/settings-of.ts';
import { currentlyShown } from '../content/currently-shown.ts';
import { infoPage } from '../content/info-pages-store.ts';
import type { ProductSummary, ShownProduct } from '../contract/product-lists.ts';
import type { CatalogueView, PageAddress, PageRenderer, RenderedPage } from '../contract/rendering.ts';
import { mendedPath } from '../domain/pasted-address.ts';
import type { ListedField } from '../domain/product-fields.ts';
import { ROOMS } from '../domain/products.ts';
import { withTimeout } from '../platform/database/database-timeouts.ts';
import { callId, setEndpointName } from '../platform/http/calls.ts';
import { beginErrorAnswer, Unavailable } from '../platform/http/errors.ts';
import { rateLimiterOf } from '../platform/http/rate-limiter.ts';
import { timeLimitsOf } from '../platform/http/request-timeouts.ts';
import { headersOf, isKept } from '../platform/http/serve-versioned.ts';
import { versionOf } from '../platform/http/version-of.ts';
import { type Position, readCursor, type SortName, writeCursor } from '../platform/paging/cursor.ts';
import { findFacets, findProducts, shoppersSortOf } from '../products/find-products.ts';
import { onlyFields, versioned } from '../products/product-view.ts';
import { newestReviews } from '../reviews/newest-reviews.ts';
import { brandRouter } from './brand-router.ts';
import { type AnsweredPage, KeptPages } from './kept-pages.ts';

/** Firestore's client tries for minutes to reach a silent database; visitors of a page do not wait so long. */
const CATALOGUE_PATIENCE_MS = 4_000;

/** The pattern of addresses that no route has. */
const NOWHERE = '/*';

/**
 * The pattern of the dashboard's pages. Hosting answers these with their shell itself, unless `dashboard` is in other
 * letter case.
 */
const DASHBOARD = '/dashboard/*';

/** The patterns of all pages with one address for all languages; robots.txt names that one alone. */
const ONE_ADDRESS = /^\/dashboard(\/|$)/;

/** Everything that Hosting has no file for: pages, the sitemap, and what the shop looks like. */
export const pagesRouter = Router();

pagesRouter.use(async (request, response, next) => {
  setEndpointName('page');
  await rateLimiterOf(request, response).count('reading');
  next();
});

/**
 * A file of another release. Hosting tells browsers to cache this path for a year; `Vary: *` keeps them from reusing
 * the 404.
 */
pagesRouter.get(/^\/assets\//, (_request, response) => {
  response.status(404).vary('*').type('text').send('There is no such file.');
});

pagesRouter.use(
  brandRouter({ brand: async () => (await catalogueInTime()).settings.brand, icons: () => join(folder(), 'icons') }),
);

/** The last one: without it each caller would get a copy of its own, which among 20,000 products has 20 MB. */
let keptSitemap: { version: string; bytes: Buffer } | undefined;

pagesRouter.get('/sitemap.xml', async (request, response) => {
  setEndpointName('page /sitemap.xml');
  const pages = await built();
  const { path } = request; // whatever the query is
  const catalogue = await catalogueInTime();
  await answer(
    request,
    response.type('application/xml'),
    catalogue,
    { ...pages, path },
    async ({ renderer }, view, version) => {
      if (keptSitemap?.version !== version) keptSitemap = { version, bytes: Buffer.from(await renderer.sitemap(view)) };
      return { status: 200, html: keptSitemap.bytes };
    },
  );
});

pagesRouter.get(/^\/site(-\w+)?\.webmanifest$/, async (request, response, next) => {
  const pages = await built();
  const catalogue = await catalogueInTime();
  const html = await pages.renderer.manifest(request.path, currentlyShown(catalogue).settings);
  if (!html) return next();
  setEndpointName('page /site.webmanifest');
  response.type('application/manifest+json');
  await answer(request, response, catalogue, { ...pages, path: request.path }, async () => ({ status: 200, html }));
});

const keptPages = new KeptPages();

pagesRouter.get(/.*/, async (request, response) => {
  const { dashboardShell, ...shop } = await built();
  const pattern = shop.renderer.patternOf(request.path);
  setEndpointName(`page ${pattern}`);
  response.type('html');
  const shell = pattern === DASHBOARD ? dashboardShell : shop.shell;
  if (ONE_ADDRESS.test(pattern)) return void response.set('x-robots-tag', 'noindex').send(shell);
  const catalogue = await catalogueInTime();
  const address = shop.renderer.shownAddress(addressOf(request));
  const pages = { ...shop, shell, path: address.pathname + address.search };
  try {
    await answer(request, response, catalogue, pages, ({ renderer }, view, version) => {
      const render = () => rendered(renderer, address, view, timeLimitsOf(request).rendering);
      return isOneOfFew(address) ? keptPages.page(version, render) : render();
    });
  } catch (error) {
    // The browser renders it then, like pages that are never prerendered.
    logError('A page could not be rendered', { reason: String(error), requestId: callId() });
    response.status(pattern === NOWHERE ? 404 : 200).send(shell);
  }
});

/** Whether an address is one of the shop's own: with any other query there are as many as somebody types. */
function isOneOfFew({ search }: PageAddress): boolean {
  return search === '' || ROOMS.some((room) => search === `?room=${room}`);
}

/**
 * @throws when it is not rendered in time. The signal stops what obeys it; the timeout stops waiting for what does not.
 */
function rendered(
  renderer: PageRenderer,
  address: PageAddress,
  view: CatalogueView,
  ms: number,
): Promise<RenderedPage> {
  const page = renderer.renderPage(address, view, AbortSignal.timeout(ms));
  return withTimeout(page, ms, () => new Error('The rendering is late'));
}

/**
 * A form that was sent without JavaScript: redirects to its page, by a relative address, which cannot lead to another
 * site.
 */
pagesRouter.post(/.*/, (request, response, next) => {
  if (!request.is('urlencoded')) return next();
  response.redirect(303, addressOf(request).search || '?');
});

/**
 * A page instead of a problem, for browsers. No shell: an app that starts would make further calls, which fail too. Errors
 * without a page are answered like those of the API.
 */
const answerByPage: ErrorRequestHandler = async (error, request, response, next) => {
  const isWanted = !response.headersSent && request.accepts(['json', 'html']) === 'html';
  const pages = isWanted ? await loadBuilt().catch(() => undefined) : undefined;
  if (!pages) return next(error);
  const { status } = beginErrorAnswer(error, request, response);
  response.type('html').send(await pages.renderer.errorPage(request.path, status, lastReadCatalogue()?.settings));
};
pagesRouter.use(answerByPage);

/** @throws {Unavailable} when the database is silent */
function catalogueInTime(): Promise<Catalogue> {
  const late = () => new Unavailable('busy', 'The database is too busy. Try again later.');
  return withTimeout(shopperCatalogue(), CATALOGUE_PATIENCE_MS, late);
}

/** Answers 304 before rendering: only found pages have a tag, each its own, and they stay found while nothing changes. */
async function answer(
  request: Request,
  response: Response,
  catalogue: Catalogue,
  pages: Pages & { path: string },
  render: (pages: Pages, view: CatalogueView, version: string) => Promise<AnsweredPage>,
): Promise<void> {
  const { version } = currentlyShown(catalogue);
  const source = { version: `${version}-${pages.version}-${versionOf(pages.path)}` };
  if (isKept(source, request.get('if-none-match'))) return void response.status(304).set(headersOf(source)).end();
  const view = catalogueViewOf(catalogue);
  const { status, html = pages.shell, location } = await render(pages, view, source.version);
  const mended = status === 404 ? await mendedAddress(request, pages, view) : undefined;
  if (mended) return void response.redirect(302, mended);
  if (status !== 404) response.set(headersOf(source));
  if (location) return void response.redirect(status, location + addressOf(request).search);
  response.status(status).send(html);
}

/** Where an address that leads nowhere leads without what was glued behind it on its way; undefined when that is no page either. */
async function mendedAddress(request: Request, { renderer }: Pages, view: CatalogueView): Promise<string | undefined> {
  const { pathname, search } = addressOf(request);
  const mended = mendedPath(pathname);
  if (mended === undefined) return undefined;
  const { rendering } = timeLimitsOf(request);
  const { status } = await renderer.renderPage({ pathname: mended, search }, view, AbortSignal.timeout(rendering));
  return status === 404 ? undefined : mended + search;
}

async function built(): Promise<Built> {
  try {
    return await loadBuilt();
  } catch (error) {
    logError('The pages are not built', { reason: String(error) });
    throw new Unavailable('not-ready', 'The pages are not built.');
  }
}

function addressOf({ path, originalUrl }: Request): PageAddress {
  const start = originalUrl.indexOf('?');
  return { pathname: path, search: start < 0 ? '' : originalUrl.slice(start) };
}

interface Pages {
  renderer: PageRenderer;
  /** The document without a prerendered page, for rendering in the browser. */
  shell: string;
  /** Differs for each build. */
  version: string;
}

/** The build of the pages, stored beside this function's bundle. */
interface Built extends Pages {
  /** The document of the other application. */
  dashboardShell: string;
}

let loading: Promise<Built> | undefined;

/** Loaded at the first request for a page, so that API calls do not wait for it. A failed load is retried. */
function loadBuilt(): Promise<Built> {
  loading ??= load(folder()).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Tests run this function from its sources, and set where the build is. */
function folder(): string {
  return process.env.RENDERER_FOLDER ?? fileURLToPath(new URL('pages', import.meta.url));
}

async function load(path: string): Promise<Built> {
  const [shell = '', dashboardShell = ''] = await Promise.all(
    ['app.html', 'staff.html'].map((file) => readFile(join(path, file), 'utf8')),
  );
  const { renderer } = await import(pathToFileURL(join(path, 'entry-server.js')).href);
  // The shells link each file of their application by its content hash.
  return { renderer, shell, dashboardShell, version: versionOf(shell + dashboardShell) };
}

/** The catalogue as the pages read it: the same data that the API answers. */
function catalogueViewOf(catalogue: Catalogue): CatalogueView {
  const { settings } = currentlyShown(catalogue);
  const { label } = catalogue.settings.cards;
  const summaryOf = (product: ShownProduct, fields: readonly ListedField[]) =>
    onlyFields(fields, product, label) as ProductSummary; // a cast: pages name all fields of a card
  return {
    categories: shownCategories(catalogue).map(({ label, ...category }) => category), // the settings have the labels
    settings,
    faq: settings.faq,
    tellsLeft: catalogue.settings.stock.leftUpTo !== undefined,
    infoPage: (topic) => infoPage(catalogue, topic),
    product: (id) => {
      const product = catalogue.entry(id)?.product;
      return product && versioned(product);
    },
    changedAt: (id) => {
      const entry = catalogue.entry(id);
      return entry?.changedAt ?? entry?.createdAt;
    },
    settingsChangedAt: (...parts) => changeOf(catalogue.storedSettings, parts),
    hidden: catalogue.hidden.map(({ product: { categories, rooms }, changedAt, createdAt }) => ({
      categories,
      rooms,
      changedAt: changedAt ?? createdAt,
    })),
    reviews: async (id) => {
      const product = catalogue.entry(id)?.product;
      return product ? newestReviews(product) : [];
    },
    featured: async (list, fields) => {
      const { products } = await findProducts(catalogue, { featured: list });
      return products.map((product) => summaryOf(product, fields));
    },
    list: async ({ after, fields, ...wanted }) => {
      const sort = shoppersSortOf(wanted);
      const start = after === undefined ? undefined : positionOf(after, sort);
      if (after !== undefined && !start) return undefined;
      const { products, next, total } = await findProducts(catalogue, wanted, start);
      return {
        products: products.map((product) => summaryOf(product, fields)),
        next: next && writeCursor(next, sort),
        total,
      };
    },
    facets: (wanted) => findFacets(catalogue, wanted),
  };
}

function positionOf(cursor: string, sort: SortName): Position | undefined {
  try {
    return readCursor(cursor, sort);
  } catch {
    return undefined; // the page will say what the API says of it
  }
}
