import { call } from './call.ts';
import type { Person } from './people.ts';

/** All pages of a public list, following the `Link` headers. */
export function pagesOf<Entry>(path: string): Promise<Entry[][]> {
  return pagesAs(undefined, path);
}

/** The same for a list that needs a token. */
export async function pagesAs<Entry>(who: Person | undefined, path: string): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let next: string | undefined = path; next; ) {
    const answer = await callAs(who, next);
    if (!answer.ok) throw new Error(`${next} was answered ${answer.status}: ${await answer.text()}`);
    pages.push((await answer.json()) as Entry[]);
    next = answer.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1];
  }
  return pages;
}

/** The `Link` header of a list. */
export async function linkIn(who: Person, path: string): Promise<string | null> {
  return (await callAs(who, path)).headers.get('link');
}

function callAs(who: Person | undefined, path: string): Promise<Response> {
  return call(path, { headers: { authorization: `Bearer ${who?.token}` } });
}
