import type { Endpoint } from '../contract/endpoint.ts';
import { sentSchema } from './schemas.ts';
import type { Header, Reference } from './types.ts';

const text = { type: 'string' } as const;

/** The headers of answers; one that is required is there whenever an answer names it. */
export const answerHeaders = {
  'X-Request-Id': {
    description: 'The id of the call: quote it when you ask the shop about a call.',
    required: true,
    schema: text,
  },
  'Cache-Control': { description: 'Who may keep the answer, and for how long.', required: true, schema: text },
  ETag: { description: 'The version of the reply, for `If-None-Match`.', schema: text },
  Link: { description: 'With `limit`: the next page, as `<address>; rel="next"`. Absent on the last.', schema: text },
  'X-Total-Count': {
    description: 'With `q`: how many products the search finds, on all its pages.',
    schema: { type: 'integer' },
  },
  'RateLimit-Policy': { description: 'The limits that the call counts against.', schema: text },
  RateLimit: { description: 'What is left of those limits, and for how many seconds.', schema: text },
  'Retry-After': { description: 'In how many seconds to try again.', required: true, schema: { type: 'integer' } },
  'WWW-Authenticate': { description: 'Which kind of token is wanted.', required: true, schema: text },
} satisfies Record<string, Header>;

type Name = keyof typeof answerHeaders;

/** The headers of the successful answer of an endpoint. */
export function headersOf(endpoint: Endpoint): Record<string, Reference> {
  return referred(endpoint.method === 'GET' ? ['ETag', ...listOf(endpoint)] : ['RateLimit-Policy', 'RateLimit']);
}

const OWN_HEADERS: Record<number, Name[]> = {
  304: ['ETag'],
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit-Policy', 'RateLimit'],
  503: ['Retry-After'],
};

/** The headers of each answer with another status. */
export function headersOfStatus(status: number): Record<string, Reference> {
  return referred(OWN_HEADERS[status] ?? []);
}

function referred(own: Name[]): Record<string, Reference> {
  const names: Name[] = ['X-Request-Id', 'Cache-Control', ...own];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Those of lists that come in pages, and of those that shoppers search. */
function listOf({ query, access }: Endpoint): Name[] {
  const { cursor, q } = (query && sentSchema(query).properties) ?? {};
  return [...(cursor ? (['Link'] as const) : []), ...(q && access === 'anyone' ? (['X-Total-Count'] as const) : [])];
}
