import { call } from './api.ts';
import type { Person } from './people.ts';

/** The pages of a list, from one `Link` header to the next, as somebody who may see it. */
export async function pagesAs<Entry>(who: Person, path: string): Promise<Entry[][]> {
  const pages: Entry[][] = [];
  for (let next: string | undefined = path; next; ) {
    const answer = await callAs(who, next);
    if (!answer.ok) throw new Error(`${next} was answered ${answer.status}: ${await answer.text()}`);
    pages.push((await answer.json()) as Entry[]);
    next = answer.headers.get('link')?.match(/^<\/api(.+)>; rel="next"$/)?.[1];
  }
  return pages;
}

export async function linkIn(who: Person, path: string): Promise<string | null> {
  return (await callAs(who, path)).headers.get('link');
}

function callAs({ token }: Person, path: string): Promise<Response> {
  return call(path, { headers: { authorization: `Bearer ${token}` } });
}
