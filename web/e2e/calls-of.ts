import type { Page, Request } from '@playwright/test';

/** The calls that a page sends from now on to addresses with this part. */
export function callsOf(page: Page, part: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) calls.push(request);
  });
  return calls;
}
