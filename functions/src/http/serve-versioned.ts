import type { Router } from 'express';
import type { EndpointRow, Reply } from '../contract/endpoint.ts';
import { isEmulated } from './is-emulated.ts';
import { type Call, callOf } from './serve.ts';

/** What answers are made of; when anything in it changes, so does its version. */
interface Versioned {
  version: string;
}

/** How its source is asked for: `isFresh` allows for nothing that was read before the call. */
export interface SourceWish {
  isFresh: boolean;
}

/** A row that everybody may read. */
type OpenRow = EndpointRow & { method: 'GET'; access: 'anyone' };

/**
 * Makes a row a route that is answered from a source with a version. It answers 304 before computing the reply. The reply
 * is not parsed once more: its source was, when it was read.
 */
export function serveVersioned<Row extends OpenRow, Source extends Versioned>(
  router: Router,
  row: Row,
  currentSource: (wish: SourceWish) => Promise<Source>,
  answer: (source: Source, call: Call<Row>) => Reply<Row>,
): void {
  router.get(row.path, async (request, response) => {
    const call = await callOf(row, request, response);
    const isFresh = request.query.fresh !== undefined;
    const source = await currentSource({ isFresh });
    const headers = headersOf(source, isFresh);
    if (isKept(source, request.get('if-none-match'))) return void response.status(304).set(headers).end();
    const reply = answer(source, call);
    response.set(headers).json(reply);
  });
}

/** By what caches, on the way and at home, tell whether they still have it right. */
export function headersOf(source: Versioned, isFresh = false) {
  return { ETag: `W/${tagOf(source)}`, 'Cache-Control': cacheControl(isFresh) };
}

/** Whether `If-None-Match` names it. Compared weakly, as RFC 9110 says: a network that compresses an answer weakens its tag. */
export function isKept(source: Versioned, kept = ''): boolean {
  return kept.split(',').some((one) => one.trim().replace(/^W\//, '') === tagOf(source));
}

/** Another deployment may answer otherwise from the same version. */
function tagOf({ version }: Versioned): string {
  return `"${[version, process.env.K_REVISION].filter(Boolean).join('-')}"`;
}

/**
 * On the emulators a change is in the next read. In a deployment Hosting's network answers for a minute by itself, and
 * for one more minute while it, or a browser, already asks for the newer one: so nobody waits for the function, and
 * what is shown is at most two minutes old. Who must not see what is old asks with `fresh`.
 */
function cacheControl(isFresh: boolean): string {
  if (isFresh) return 'private, no-cache';
  return isEmulated() ? 'no-cache' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
}
