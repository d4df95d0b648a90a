import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * The platform decodes each path before it calls us, and answers one such as `/%zz` by itself, with a stack and without a
 * line in our log. From here on it sees every `%` of such a path as a character of its own: an address that nothing has.
 * Node tells of each request before any server sees it.
 */
export function keepPathsDecodable(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }; // as Node documents this channel
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (!isDecodable(path)) request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  });
}

function isDecodable(path: string): boolean {
  try {
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}

/** The headers by which the platform's parsers see that a request has a body. */
const ANNOUNCING = ['content-length', 'transfer-encoding'] as const;

const announced = new WeakMap<IncomingMessage, Partial<IncomingMessage['headers']>>();

/**
 * Before it calls us, the platform inflates and parses each body of up to a gigabyte: 30 KB of gzip take a gigabyte of
 * memory, from anybody. From here on it sees no bodies, and each call reads its own, if it has one and as far as it may.
 * Node tells of each request before any server sees it.
 */
export function keepBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }; // as Node documents this channel
    announced.set(request, pick(request.headers));
    for (const name of ANNOUNCING) delete request.headers[name];
  });
}

/** Gives a request its headers back, once the platform's parsers have passed it by. */
export const announceBody: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, announced.get(request));
  next();
};

function pick(headers: IncomingMessage['headers']) {
  return Object.fromEntries(ANNOUNCING.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));
}
