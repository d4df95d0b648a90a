import type { Page } from '@playwright/test';
import { freePorts } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { fillGuestCart, openSharedBrowser, signInAsAdmin } from './browser.ts';
import { type LighthouseFigures, runLighthouse } from './lighthouse.ts';
import { withShop } from './measured-processes.ts';
import { medianRun } from './median.ts';
import { withSecureFront } from './secure-front.ts';
import type { Cell, Table, Target } from './table.ts';

/** A page of the shop that is opened for the first time. */
interface Visit {
  name: string;
  path: string;
  /** Prepares the page; the visit itself still has an empty cache. */
  prepare?: (page: Page) => Promise<void>;
  limits?: Limits;
}

/** Largest paints in seconds, all JavaScript in KB; the score is that over HTTP/2. */
interface Limits {
  plainPaint: number;
  securePaint: number;
  score: number;
  javascript?: number;
}

const HTML_KB = 14;
const EARLY_SCRIPT_KB = 1;
const HOME: Limits = { plainPaint: 1.6, securePaint: 1.4, score: 98, javascript: 103 };
const LISTS: Limits = { plainPaint: 1.8, securePaint: 1.5, score: 97 };

const VISITS: Visit[] = [
  { name: 'home', path: '/', limits: HOME },
  { name: 'shop', path: '/shop', limits: LISTS },
  { name: 'product', path: '/shop/category/dhoya-smoked-glass-pendant', limits: LISTS },
  { name: 'cart', path: '/cart', prepare: fillGuestCart },
  { name: 'about us', path: '/aboutUs' },
  { name: 'login', path: '/login' },
  { name: 'track', path: '/track' },
  { name: 'admin home', path: '/dashboard/adminHome', prepare: signInAsAdmin },
];

interface VisitFigures {
  visit: Visit;
  /** Over HTTP/1.1. */
  plain: LighthouseFigures;
  /** Over HTTP/2 with TLS, of pages with limits. */
  secure?: LighthouseFigures;
}

/** What a slow phone, which Lighthouse simulates, downloads and shows when it opens each page for the first time. */
export function measureVisits(stack: Stack, chrome: string): Promise<VisitFigures[]> {
  return withShop(stack, ({ address }) =>
    withSecureFront(address, async (secureAddress) => {
      const measured: VisitFigures[] = [];
      for (const visit of VISITS) {
        const plain = await measure(visit, stack, address, chrome);
        const secure = visit.limits && { secure: await measure(visit, stack, secureAddress, chrome) };
        measured.push({ visit, plain, ...secure });
      }
      return measured;
    }),
  );
}

export function visitTargets(visits: VisitFigures[]): Target[] {
  return visits.flatMap(({ visit: { name, limits }, plain, secure }) => {
    if (!limits || !secure) return [];
    return [
      { what: `${name}: LCP over HTTP/2`, unit: 's', value: secure.largestPaint, atMost: limits.securePaint },
      { what: `${name}: LCP over HTTP/1.1`, unit: 's', value: plain.largestPaint, atMost: limits.plainPaint },
      { what: `${name}: performance over HTTP/2`, unit: '', value: secure.performance, atLeast: limits.score },
      { what: `${name}: HTML`, unit: 'KB', value: secure.html, atMost: HTML_KB },
      { what: `${name}: script before load`, unit: 'KB', value: secure.earlyScript, atMost: EARLY_SCRIPT_KB },
      ...(limits.javascript
        ? [
            {
              what: `${name}: JavaScript, by the strongest brotli`,
              unit: 'KB',
              value: secure.smallestJavascript,
              atMost: limits.javascript,
            },
          ]
        : []),
    ];
  });
}

export function visitTables(visits: VisitFigures[]): Table[] {
  return [
    {
      title: 'First visit on a phone (390 px), compressed',
      columns: ['page', 'HTML KB', 'script before load KB', 'JavaScript KB', 'CSS KB', 'all KB', 'requests'],
      rows: visits.map(({ visit: { name }, plain, secure = plain }) => [
        ...[name, secure.html, secure.earlyScript, secure.javascript, secure.css, secure.all, secure.requests],
      ]),
      notes: [
        'KB of 1,000 bytes, in brotli of middle quality, with headers and pictures; without what sign-in and live data send.',
      ],
    },
    {
      title: 'Lighthouse, mobile',
      columns: ['page', 'over', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
      rows: visits.flatMap(({ visit: { name }, plain, secure }) => [
        [name, 'HTTP/1.1', plain.performance, ...otherScores(plain), ...timesIn(plain)],
        ...(secure ? [[name, 'HTTP/2', secure.performance, '–', '–', '–', ...timesIn(secure)]] : []),
      ]),
      notes: [
        'Scores are out of 100. Hosting in the cloud speaks HTTP/2 with TLS; here its pictures come without, which would count against its practices.',
      ],
    },
  ];
}

function otherScores({ accessibility, bestPractices, seo }: LighthouseFigures): Cell[] {
  return [accessibility, bestPractices, seo];
}

function timesIn({ largestPaint, blocking, shift }: LighthouseFigures): Cell[] {
  return [largestPaint, blocking, shift];
}

async function measure({ path, prepare }: Visit, stack: Stack, address: string, chrome: string) {
  const { debugging } = await freePorts(['debugging']);
  const browser = await openSharedBrowser(chrome, debugging, address);
  try {
    await prepare?.(await browser.newPage());
    return await medianRun(() => runLighthouse(stack, address, path, debugging));
  } finally {
    await browser.close();
  }
}
