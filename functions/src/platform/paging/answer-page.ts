import type { Page } from './find-page.ts';
import { nextLink } from './next-link.ts';

interface Call {
  query: object;
  setHeader: (name: string, value: string) => void;
}

/** Returns the entries of a page, and sets the `Link` header to the next one. */
export function answerPage<Entry>({ path }: { path: string }, { query, setHeader }: Call, page: Page<Entry>): Entry[] {
  if (page.next) setHeader('Link', nextLink(path, query, page.next));
  return page.entries;
}
