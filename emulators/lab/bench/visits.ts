import { logIn } from '@aloghor/web/e2e/people.ts';
import type { Page } from '@playwright/test';
import { freePorts } from '../../shop/stack/ports.ts';
import type { Stack } from '../../shop/stack/stack.ts';
import { openSharedBrowser } from './browser.ts';
import { medianRun } from './figures.ts';
import { type LighthouseFigures, runLighthouse } from './lighthouse.ts';
import { withShop } from './measured-processes.ts';
import type { Table, Target } from './table.ts';

/** A page of the shop that is opened for the first time. */
interface Visit {
  name: string;
  path: string;
  /** Prepares the page; the visit itself still has an empty cache. */
  prepare?: (page: Page) => Promise<void>;
  limits?: Limits;
}

/** The largest paint in seconds. */
interface Limits {
  paint: number;
  score: number;
}

const HTML_KB = 14;
const LISTS: Limits = { paint: 1.5, score: 97 };

const VISITS: Visit[] = [
  { name: 'home', path: '/', limits: { paint: 1.4, score: 98 } },
  { name: 'shop', path: '/shop', limits: LISTS },
  { name: 'product', path: '/shop/category/dhoya-smoked-glass-pendant', limits: LISTS },
  { name: 'cart', path: '/cart', prepare: fillGuestCart, limits: LISTS },
  { name: 'about us', path: '/aboutUs', limits: LISTS },
  { name: 'login', path: '/login' },
  { name: 'track', path: '/track' },
  { name: 'admin home', path: '/dashboard/adminHome', prepare: signInAsAdmin },
];

/** The guest cart before the cart page is measured. */
const GUEST_CART = [
  { ItemId: 'dhoya-smoked-glass-pendant', quantity: 1 },
  { ItemId: 'chandni-3d-printed-moon-lamp', quantity: 2 },
];

async function fillGuestCart(page: Page): Promise<void> {
  await page.goto('/info/about');
  await page.evaluate((cart) => localStorage.setItem('myCart', cart), JSON.stringify(GUEST_CART));
}

/** Signs in as an admin; the session is kept for the visit. */
async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/dashboard/addItems');
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await page.getByRole('checkbox').first().waitFor();
}

type VisitFigures = Visit & { figures: LighthouseFigures };

/** What a slow phone, which Lighthouse simulates, downloads and shows when it opens each page for the first time. */
export function measureVisits(stack: Stack, chrome: string): Promise<VisitFigures[]> {
  return withShop(stack, async ({ address }) => {
    const measured: VisitFigures[] = [];
    for (const visit of VISITS) measured.push({ ...visit, figures: await measure(visit, stack, address, chrome) });
    return measured;
  });
}

export function visitTargets(visits: VisitFigures[]): Target[] {
  return visits.flatMap(({ name, limits, figures }) => {
    if (!limits) return [];
    return [
      { what: `${name}: LCP`, unit: 's', value: figures.largestPaint, atMost: limits.paint },
      { what: `${name}: performance`, unit: '', value: figures.performance, atLeast: limits.score },
      { what: `${name}: HTML`, unit: 'KB', value: figures.html, atMost: HTML_KB },
    ];
  });
}

export function visitTables(visits: VisitFigures[]): Table[] {
  const rowsOf = (...figures: (keyof LighthouseFigures)[]) =>
    visits.map((visit) => [visit.name, ...figures.map((figure) => visit.figures[figure])]);
  return [
    {
      title: 'First visit on a phone (390 px), compressed',
      columns: ['page', 'HTML KB', 'JavaScript KB', 'CSS KB', 'all KB', 'requests'],
      rows: rowsOf('html', 'javascript', 'css', 'all', 'requests'),
      notes: ['KB of 1,000 bytes, in brotli of middle quality, with headers and pictures.'],
    },
    {
      title: 'Lighthouse, mobile, over HTTP/2',
      columns: ['page', 'performance', 'accessibility', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
      rows: rowsOf('performance', 'accessibility', 'seo', 'largestPaint', 'blocking', 'shift'),
      notes: ['Scores are out of 100.'],
    },
  ];
}

async function measure({ path, prepare }: Visit, stack: Stack, address: string, chrome: string) {
  const { debugging } = await freePorts(['debugging']);
  const browser = await openSharedBrowser(chrome, debugging, address);
  try {
    await prepare?.(await browser.newPage());
    return await medianRun(() => runLighthouse(stack, `${address}${path}`, debugging));
  } finally {
    await browser.close();
  }
}
