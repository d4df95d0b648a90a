import type { Page, Request, Route } from '@playwright/test';

/** Holds the calls of an address until they are released; `asked` resolves at the first call. */
export async function hold(
  page: Page,
  address: string | RegExp,
): Promise<{ asked: Promise<void>; release: () => void }> {
  let ask = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    ask();
    await held;
    await route.continue();
  });
  return { asked, release };
}

/** Lets a call arrive, but drops its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/**
 * Handles the first calls of an address, and lets the later ones through. The route stays: at the moment in which one is
 * taken away, as by Playwright's own `times`, Chromium can lose whatever else the page is loading.
 */
export async function handleFirst(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
  calls = 1,
): Promise<void> {
  let left = calls;
  await page.route(address, (route) => {
    left -= 1;
    return left < 0 ? route.fallback() : handle(route);
  });
}

/** Changes what a page sends to an address, so that the shop rejects it. Resolves with what ends that. */
export async function sendInstead(
  page: Page,
  address: string,
  change: (body: ReturnType<Request['postDataJSON']>) => object,
): Promise<() => Promise<void>> {
  await page.route(address, (route) => {
    const isRead = route.request().method() === 'GET';
    return isRead
      ? route.fallback()
      : route.continue({ postData: JSON.stringify(change(route.request().postDataJSON())) });
  });
  return () => page.unroute(address);
}

/** The calls that a page sends from now on to addresses with this part. */
export function callsOf(page: Page, part: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) calls.push(request);
  });
  return calls;
}

/** From now on documents are served without prerendered HTML, as after a failed rendering. */
export async function disablePrerendering(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue({ url: `${process.env.SHOP_URL}/dashboard` }) // never prerendered
      : route.fallback(),
  );
}

/** The answer of a server that got none from its database. */
export const BUSY = {
  status: 503,
  headers: { 'Retry-After': '1' },
  json: { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'busy', detail: 'Try again later.' },
};

/** The answer of a server that failed after a call had come in: nobody knows whether it took effect. */
export const BROKEN = {
  status: 500,
  json: { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal-error', detail: 'Sorry.' },
};

/** The answer to a client that has exceeded a limit of use. */
export const TOO_MANY = {
  status: 429,
  json: { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'too-many', detail: 'Try again later.' },
};
