import type { Page } from './find-page.ts';

interface Call {
  query: object;
  setHeader: (name: string, value: string) => void;
}

/** Returns the entries of a page, and sets the `Link` header to the next one. */
export function answerPage<Entry>({ path }: { path: string }, { query, setHeader }: Call, page: Page<Entry>): Entry[] {
  if (page.next) setHeader('Link', nextLink(path, query, page.next));
  return page.entries;
}

/** The `Link` header to the next page of a list: the same path and query, with this `cursor`. */
export function nextLink(path: string, query: object, cursor: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `</api${path}?${parameters}>; rel="next"`;
}
