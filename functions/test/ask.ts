import { Problem } from '../src/contract/endpoint.ts';
import { asDocumented } from './as-documented.ts';
import { environment } from './environment.ts';
import type { Person } from './people.ts';

/** A call as the contract writes it: method and path. */
export type Asked = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** The call by which the staff set the status of an order. */
export function statusCall(id: string, status: string): Asked {
  return `PATCH /orders/admin/${id}?status=${encodeURIComponent(status)}`;
}

/** The response of a call; each test knows the type of the body. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test looks into another body
  body: any;
}

type Call = (path: string, init: RequestInit) => Promise<Response>;

type Ask = (who: Person | undefined, what: Asked, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Makes a call with or without a person's token; asserts that an error is a problem with one of our codes. */
export const ask = askBy(call);

/** The same through another transport. */
export function askBy(call: Call): Ask {
  return async (who, what, body, headers = {}) => {
    const [method, path] = what.split(/ (.*)/) as [string, string]; // as Asked says
    const answer = await call(path, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok) Problem.parse(said);
    return { status: answer.status, body: said };
  };
}

/** Calls the API where the shoppers' browsers do: through Hosting. */
export async function call(path: string, init?: RequestInit): Promise<Response> {
  return asDocumented(path, init, await fetch(`${environment('SHOP_URL')}/api${path}`, init));
}

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
