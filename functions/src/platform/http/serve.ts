import type { Request, Response, Router } from 'express';
import * as z from 'zod/mini';
import { type Endpoint, nameOf, type Params, type Parsed, type Reply, type Schema } from '../../contract/endpoint.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { type CallerOf, callerOf } from './access.ts';
import { answerBytes } from './answer-bytes.ts';
import { assertFromOurPages } from './app-check.ts';
import { bytesOf, jsonOf } from './body.ts';
import { cacheControl } from './cache-control.ts';
import { setEndpointName } from './calls.ts';
import { BadInput } from './errors.ts';
import { parseInput, queryOf, withSearchOf } from './input.ts';
import { assertOwnEmail } from './own-email.ts';
import { type RateLimiter, rateLimiterOf } from './rate-limiter.ts';
import { limitsOf } from './rate-limits.ts';
import { sharedCopies } from './whole-lists.ts';

/** The caller, and the path's parameters. */
type Approach<Served extends Endpoint> = { caller: CallerOf<Served['access']>; params: Params<Served> };

/** What a handler gets: caller, parsed input, request headers, and a setter for response headers. */
export type Call<Served extends Endpoint> = Approach<Served> &
  Parsed<Served> & {
    getHeader: (name: string) => string | undefined;
    setHeader: (name: string, value: string) => void;
    /** The bytes of the body, for endpoints whose body is not JSON. @throws {TooLarge} when there are more; {TooSlow} */
    readBody: (maximum: number) => Promise<Buffer>;
    /** For limits that not every call with good input counts against. */
    limiter: RateLimiter;
  };

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** Throws when the resource of the path does not exist. */
type AssertExists<Served extends Endpoint> = (approach: Approach<Served>) => Promise<unknown>;

/**
 * Serves an endpoint of the contract. Rejects in this order: 429, 401 and 403 by the endpoint's access, 404 for a missing resource,
 * 400 for bad input, naming the fields. The reply is validated before it is sent, so that an invalid document fails here and
 * not in a page; from a list it is left out. Those who ask for a whole list at the same time share it.
 *
 * @param assertExists is called only before bad input is rejected: with valid input the handler itself finds out.
 */
export function serve<Served extends Endpoint>(
  router: Router,
  endpoint: Served,
  handle: (call: Call<Served>) => Promise<Reply<Served>>,
  assertExists?: AssertExists<Served>,
): void {
  const inSharedCopy = sharedCopies();
  router[METHODS[endpoint.method]](endpoint.path, async (request, response) => {
    const call = await callOf(endpoint, request, response, assertExists);
    const answer = async () => answerBytes(parseReply(endpoint, await handle(call)));
    const bytes = isWhole(endpoint, call) ? await inSharedCopy(answer, response) : await answer();
    if (endpoint.method === 'GET' && endpoint.access === 'anyone')
      response.set('Cache-Control', publicCacheControl(endpoint, request.query));
    response
      .status(endpoint.replyStatus ?? 200)
      .type('json')
      .send(bytes);
  });
}

/** `serve` for endpoints of one kind of resource, which `assertExists` finds by the path's `:id`. */
export function serveExisting(router: Router, assertExists: (id: string) => Promise<unknown>) {
  return <Served extends Endpoint & { path: `${string}:id${string}` }>(
    endpoint: Served,
    handle: (call: Call<Served>) => Promise<Reply<Served>>,
  ) =>
    serve(router, endpoint, handle, ({ params }) => {
      const { id } = params as unknown as { id: string }; // as the path says
      return assertExists(id);
    });
}

/** Whether it is a list that comes in pages, too, and is asked for without a limit. */
function isWhole({ query }: Endpoint, call: object): boolean {
  if (!(query instanceof z.ZodMiniObject) || !('limit' in query.shape)) return false;
  const { limit } = (call as { query: { limit?: unknown } }).query; // parsed by it
  return limit === undefined;
}

/**
 * Browsers may store public reads, but revalidate each time, so the next read has every change; cached ones excepted.
 */
function publicCacheControl({ isCached }: Endpoint, { fresh }: Request['query']): string {
  return isCached ? cacheControl(fresh !== undefined) : 'no-cache';
}

function parseReply({ path, reply }: Endpoint, answer: unknown): unknown {
  if (!(reply instanceof z.ZodMiniArray) || !Array.isArray(answer)) return reply.parse(answer);
  return validDocuments(reply._zod.def.element as Schema, answer, path); // of this library, each schema is of that type
}

/**
 * The call of an endpoint, after its limits, where it comes from, its access and its input were checked. Limits come first:
 * a client that has used them up costs neither a trip to the identity provider nor a read. Those of an account follow as soon as
 * it is known.
 */
export async function callOf<Served extends Endpoint>(
  endpoint: Served,
  request: Request,
  response: Response,
  assertExists?: AssertExists<Served>,
): Promise<Call<Served>> {
  setEndpointName(nameOf(endpoint));
  const limiter = rateLimiterOf(request, response);
  const { general, own } = limitsOf(endpoint);
  await limiter.count(...general, ...own);
  const getHeader = (name: string) => request.get(name);
  await assertFromOurPages(endpoint, getHeader);
  const caller = await callerOf(request, endpoint.access);
  limiter.identify(caller);
  await limiter.count(...general, ...own);
  const query = withSearchOf(request, endpoint, queryOf(request));
  const body = endpoint.body && (await jsonOf(request, endpoint.bodyBytesMaximum));
  assertOwnEmail(caller, query, body);

  const approach = { caller, params: request.params } as Approach<Served>; // by the endpoint's own access and path
  const input = parseInput(endpoint, query, body);
  if (input instanceof BadInput) {
    await limiter.refund(...own); // a typing error does not count against the strict limits
    await assertExists?.(approach);
    throw input;
  }

  const setHeader = (name: string, value: string) => void response.set(name, value);
  const readBody = (maximum: number) => bytesOf(request, maximum, 'upload');
  return { ...approach, ...input, getHeader, setHeader, readBody, limiter } as unknown as Call<Served>; // by the endpoint's own schemas
}
