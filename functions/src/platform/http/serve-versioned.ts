import type { Router } from 'express';
import type { Endpoint, Reply } from '../../contract/endpoint.ts';
import { answerBytes } from './answer-bytes.ts';
import { cacheControl } from './cache-control.ts';
import { BadInput } from './errors.ts';
import { type Call, callOf } from './serve.ts';

/** Data with a version that changes whenever anything in it changes. */
interface Versioned {
  version: string;
}

/** `isFresh` forbids data that was read before the call. */
export interface SourceWish {
  isFresh: boolean;
}

/** An endpoint that is a public read. */
type OpenEndpoint = Endpoint & { method: 'GET'; access: 'anyone' };

/**
 * Serves an endpoint from a versioned source. Answers 304 before computing the reply. The reply is not validated, because its
 * source was when it was read.
 */
export function serveVersioned<Served extends OpenEndpoint, Source extends Versioned>(
  router: Router,
  endpoint: Served,
  currentSource: (wish: SourceWish) => Promise<Source>,
  answer: (source: Source, call: Call<Served>) => Reply<Served> | Promise<Reply<Served>>,
): void {
  const copies = new WeakMap<Source, Promise<Buffer>>();

  /** One copy for all calls without parameters of ours, whatever else their query has; also of an answer that is too long. */
  const bytesFor = (source: Source, call: Call<Served>): Promise<Buffer> => {
    const make = async () => answerBytes(await answer(source, call));
    if (!isPlain(call)) return make();
    const copy = copies.get(source) ?? make();
    copies.set(source, copy);
    copy.catch((error) => {
      if (!(error instanceof BadInput)) copies.delete(source);
    });
    return copy;
  };

  router.get(endpoint.path, async (request, response) => {
    const call = await callOf(endpoint, request, response);
    const isFresh = request.query.fresh !== undefined;
    const source = await currentSource({ isFresh });
    const headers = headersOf(source, isFresh);
    if (isKept(source, request.get('if-none-match'))) return void response.status(304).set(headers).end();
    const bytes = await bytesFor(source, call);
    response.set(headers).type('json').send(bytes);
  });
}

/** Whether neither path nor query has a parameter of the endpoint that changes the answer. */
function isPlain({ params, query = {} }: { params: object; query?: { fresh?: string } }): boolean {
  const { fresh, ...wanted } = query;
  return [...Object.values(params), ...Object.values(wanted)].every((value) => value === undefined);
}

/** The headers by which shared and browser caches revalidate. */
export function headersOf(source: Versioned, isFresh = false) {
  return { ETag: `W/${tagOf(source)}`, 'Cache-Control': cacheControl(isFresh) };
}

/** Whether `If-None-Match` has its tag. Compared weakly (RFC 9110): a CDN that compresses an answer weakens its tag. */
export function isKept(source: Versioned, kept = ''): boolean {
  return kept.split(',').some((one) => one.trim().replace(/^W\//, '') === tagOf(source));
}

/** Includes the deployment, which may compute another reply from the same version. */
function tagOf({ version }: Versioned): string {
  return `"${[version, process.env.K_REVISION].filter(Boolean).join('-')}"`;
}
