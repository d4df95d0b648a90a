import type { Request, Response, Router } from 'express';
import * as z from 'zod/mini';
import { type Endpoint, nameOf, type Params, type Parsed, type Reply, type Schema } from '../../contract/endpoint.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { type CallerOf, callerOf } from './access.ts';
import { assertFromOurPages } from './app-check.ts';
import { bytesOf, jsonOf } from './body.ts';
import { noteEndpoint } from './calls.ts';
import { BadInput } from './errors.ts';
import { parseInput, queryOf } from './input.ts';
import { assertOwnEmail } from './own-email.ts';
import { type RateLimiter, rateLimiterOf } from './rate-limiter.ts';
import { limitsOf } from './rate-limits.ts';

/** The caller, and the path's parameters. */
type Approach<Row extends Endpoint> = { caller: CallerOf<Row['access']>; params: Params<Row> };

/** What a handler gets: caller, parsed input, request headers, and a setter for response headers. */
export type Call<Row extends Endpoint> = Approach<Row> &
  Parsed<Row> & {
    getHeader: (name: string) => string | undefined;
    setHeader: (name: string, value: string) => void;
    /** The bytes of the body, for rows whose body is not JSON. @throws {TooLarge} when there are more; {TooSlow} */
    readBody: (maximum: number) => Promise<Buffer>;
    /** For limits that not every call with good input counts against. */
    limiter: RateLimiter;
  };

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** Throws when the resource of the path does not exist. */
type AssertThere<Row extends Endpoint> = (approach: Approach<Row>) => Promise<unknown>;

/**
 * Serves a row of the contract. Refuses in this order: 429, 401 and 403 by the row's access, 404 for a missing resource,
 * 400 for bad input, naming the fields. The reply is validated before it is sent, so that an invalid document fails here and
 * not in a page; from a list it is left out.
 *
 * @param assertThere is called only before bad input is refused: with valid input the handler itself finds out.
 */
export function serve<Row extends Endpoint>(
  router: Router,
  row: Row,
  handle: (call: Call<Row>) => Promise<Reply<Row>>,
  assertThere?: AssertThere<Row>,
): void {
  router[METHODS[row.method]](row.path, async (request, response) => {
    const reply = parseReply(row, await handle(await callOf(row, request, response, assertThere)));
    // Browsers may store public reads, but revalidate each time: a change is in the next read.
    if (row.method === 'GET' && row.access === 'anyone') response.set('Cache-Control', 'no-cache');
    response.json(reply);
  });
}

function parseReply({ path, reply }: Endpoint, answer: unknown): unknown {
  if (!(reply instanceof z.ZodMiniArray) || !Array.isArray(answer)) return reply.parse(answer);
  return validDocuments(reply._zod.def.element as Schema, answer, path); // of this library, each schema is of that type
}

/**
 * The call of a row, after its limits, where it comes from, its access and its input were checked. Limits come first:
 * a client that has used them up costs neither a trip to the identity provider nor a read. Those of an account follow as soon as
 * it is known.
 */
export async function callOf<Row extends Endpoint>(
  row: Row,
  request: Request,
  response: Response,
  assertThere?: AssertThere<Row>,
): Promise<Call<Row>> {
  noteEndpoint(nameOf(row));
  const limiter = rateLimiterOf(request, response);
  const { general, own } = limitsOf(row);
  await limiter.count(...general, ...own);
  const getHeader = (name: string) => request.get(name);
  await assertFromOurPages(row, getHeader);
  const caller = await callerOf(request, row.access);
  limiter.identify(caller);
  await limiter.count(...general, ...own);
  const query = queryOf(request);
  const body = row.body && (await jsonOf(request));
  assertOwnEmail(caller, query, body);

  const approach = { caller, params: request.params } as Approach<Row>; // by the row's own access and path
  const input = parseInput(row, query, body);
  if (input instanceof BadInput) {
    await limiter.refund(...own); // a slip of the keyboard is none of the few
    await assertThere?.(approach);
    throw input;
  }

  const setHeader = (name: string, value: string) => void response.set(name, value);
  const readBody = (maximum: number) => bytesOf(request, maximum, 'upload');
  return { ...approach, ...input, getHeader, setHeader, readBody, limiter } as unknown as Call<Row>; // by the row's own schemas
}
