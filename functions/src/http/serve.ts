import type { Request, Response, Router } from 'express';
import * as z from 'zod/mini';
import type { EndpointRow, Params, Parsed, Reply, Schema } from '../contract/endpoint.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { type CallerOf, callerOf } from './access.ts';
import { bodyOf, rawBodyOf } from './body.ts';
import { BadInput } from './errors.ts';
import { parseInput, queryOf } from './input.ts';
import { assertOwnEmail } from './own-email.ts';

/** Who calls, and what the path names. */
type Approach<Row extends EndpointRow> = { caller: CallerOf<Row['access']>; params: Params<Row> };

/** What a handler gets: who calls, the parsed input of its row, the headers of the call and a way to add to its own. */
export type Call<Row extends EndpointRow> = Approach<Row> &
  Parsed<Row> & {
    getHeader: (name: string) => string | undefined;
    setHeader: (name: string, value: string) => void;
    /** The bytes of the body, for a row whose body is no JSON. */
    rawBody: Buffer | undefined;
  };

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** Throws when what the path names is not there. */
type AssertThere<Row extends EndpointRow> = (approach: Approach<Row>) => Promise<unknown>;

/**
 * Makes a row of the contract a route. It refuses in this order: 401 and 403 by the row's access, 404 for what is not
 * there, 400 for bad input, naming the fields. The reply is parsed before it leaves: a wrong document shows here, and
 * not in a page. A list does without it.
 *
 * @param assertThere is asked only before bad input is refused: with good input the handler finds out by itself.
 */
export function serve<Row extends EndpointRow>(
  router: Router,
  row: Row,
  handle: (call: Call<Row>) => Promise<Reply<Row>>,
  assertThere?: AssertThere<Row>,
): void {
  router[METHODS[row.method]](row.path, async (request, response) => {
    const reply = parseReply(row, await handle(await callOf(row, request, response, assertThere)));
    // What everybody may read, a browser may keep, but it asks each time: a change is in the next read.
    if (row.method === 'GET' && row.access === 'anyone') response.set('Cache-Control', 'no-cache');
    response.json(reply);
  });
}

function parseReply({ path, reply }: EndpointRow, answer: unknown): unknown {
  if (!(reply instanceof z.ZodMiniArray) || !Array.isArray(answer)) return reply.parse(answer);
  return validDocuments(reply._zod.def.element as Schema, answer, path); // of this library, each schema is of that type
}

/** The call of a row, once it is known that it may be made and says what the row asks for. */
export async function callOf<Row extends EndpointRow>(
  row: Row,
  request: Request,
  response: Response,
  assertThere?: AssertThere<Row>,
): Promise<Call<Row>> {
  const caller = await callerOf(request, row.access);
  const query = queryOf(request);
  const body = row.body && bodyOf(request);
  assertOwnEmail(caller, query, body);

  const approach = { caller, params: request.params } as Approach<Row>; // by the row's own access and path
  const input = parseInput(row, query, body);
  if (input instanceof BadInput) {
    await assertThere?.(approach);
    throw input;
  }

  const getHeader = (name: string) => request.get(name);
  const setHeader = (name: string, value: string) => void response.set(name, value);
  const rawBody = rawBodyOf(request);
  return { ...approach, ...input, getHeader, setHeader, rawBody } as unknown as Call<Row>; // by the row's own schemas
}
