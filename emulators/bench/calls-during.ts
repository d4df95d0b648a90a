import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
const BETWEEN_LOOKS_MS = 20;

/**
 * How many requests a page makes to this address during a visit, until none has been open for half a second. Requests to
 * other addresses do not count: a live channel to the database never ends.
 */
export async function callsDuring(page: Page, address: string, visit: () => Promise<unknown>): Promise<number> {
  const open = new Set<Request>();
  let calls = 0;
  let lastEnd = performance.now();
  const begin = (request: Request) => {
    if (!request.url().startsWith(address)) return;
    calls += 1;
    open.add(request);
  };
  const end = (request: Request) => {
    if (open.delete(request)) lastEnd = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await visit();
  const since = performance.now();
  while (open.size > 0 || performance.now() - Math.max(since, lastEnd) < QUIET_MS) await pause(BETWEEN_LOOKS_MS);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return calls;
}
