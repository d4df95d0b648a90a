import { Problem } from '../src/contract/endpoint.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

/** A call as the contract writes it: method and path. */
export type Asked = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** The response of a call; each test knows the type of the body. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test looks into another body
  body: any;
}

type Call = (path: string, init: RequestInit) => Promise<Response>;

export type Ask = (
  who: Person | undefined,
  what: Asked,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Makes a call with or without a person's token; asserts that a refusal is a problem with one of our codes. */
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
