import { CART_KEY, parseStored, readStored, TOKEN_KEY } from '../lib/storage.ts';
import { dropEarlyClicks, holdEarlyClicks, holdLinks, holdsLinks, openHeldLink } from './early-clicks.ts';
import { likelyVisitor } from './likely-visitor.ts';
import { savesData } from './saves-data.ts';

/** The marks on the root of the page, for the stylesheet and the app. */
const marks: DOMStringMap = document.documentElement.dataset;

/** As long as a call may take; on a slow phone the app is there sooner. */
const APP_PATIENCE_MS = 30_000;

/** Says so on the page when the app does not come: one of its files cannot be loaded, or it takes too long. */
function watchForApp(): void {
  // Only the scripts of the page: other errors have no such element.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reportMissingApp(), true);
  setTimeout(reportMissingApp, APP_PATIENCE_MS);
}

/**
 * No click is replayed any more, and the fonts load without the app. Should the app come after all, the stylesheet hides
 * the message.
 */
function reportMissingApp(): void {
  if (marks.app) return;
  marks.missing = '';
  delete marks.plain;
  openHeldLink();
  dropEarlyClicks();
}

const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Where the phone or the line is slow, the first frame begins later than this. */
const SLOW_MS = 400;

/**
 * Starts the app when the prerendered page has loaded and is painted, or at the first interaction: until then visible content
 * has the bandwidth. While a slow phone lays out the first frame, the line would be idle: there the app is asked for as that
 * frame begins, if the page's first picture has come. The shop's fonts come after the app, unless our worker has cached them.
 * After Back or a reload all of a list is laid out, so that the browser can restore the scroll position.
 */
function startWhenIdle(files: string[]): void {
  if (!navigator.serviceWorker?.controller) marks.plain = '';
  if (history.state) marks.returned = ''; // the router has been here
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    preload(files);
    import(/* @vite-ignore */ files[0] as string).then(holdLinks, reloadOnce);
  };
  for (const event of FIRST_INTERACTIONS) addEventListener(event, start, { once: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  const isLineIdle = (time: number) => time > SLOW_MS && document.querySelector<HTMLImageElement>('main img')?.complete;
  requestAnimationFrame((time) => isLineIdle(time) && preload(files));
  addEventListener('pointerdown', askForTouched);
}

/** Asks for what a touched card leads to: the picture as phones show it, and the product for the app, or its page. */
function askForTouched({ target }: Event): void {
  const card = (target as Element).closest('article');
  const [link, image] = [card?.querySelector('a'), card?.querySelector('img')];
  const id = link?.pathname.split('/shop/category/')[1];
  if (!link || !image || !id || marks.app || savesData()) return;
  new Image().src = image.src;
  if (holdsLinks) addLink('preload', `/api/item/${id}`, { as: 'fetch', crossOrigin: '' });
  else addLink('prefetch', link.href, { as: 'document' });
}

/**
 * HTML of the previous release links to deleted files. Only if the shop answers: a page without its app is better than none.
 */
async function reloadOnce(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // a cast: entries of this type
  if (visit?.type === 'reload') return reportMissingApp();
  const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else reportMissingApp();
}

// Runs before the first paint on every page, so it is one small file without imports to wait for.
marks.visitor = likelyVisitor(readStored(TOKEN_KEY));

// A guest's badge on the cart, and whether there is anything in it, as the stylesheet shows it until the app does. An
// address with a query may fill the cart.
const cart = parseStored(readStored(CART_KEY));
if (Array.isArray(cart) && cart[0]) document.documentElement.style.setProperty('--lines', `${cart.length}`);
else if (marks.visitor === 'guest' && !location.search) marks.cart = 'empty';

// A page that delays the app lists its files here, the entry first, and those of the pages that a click can lead to.
// Other pages load the app as usual.
const { app, next } = document.currentScript?.dataset ?? {};

holdEarlyClicks(() => preload(next?.split(' ') ?? []));
watchForApp();
if (app) startWhenIdle(app.split(' '));

/** Preloads modules with what they import, without running them. */
export function preload(files: string[]): void {
  for (const href of files) addLink('modulepreload', href);
}

function addLink(rel: string, href: string, how = {}): void {
  document.head.append(Object.assign(document.createElement('link'), how, { rel, href }));
}
