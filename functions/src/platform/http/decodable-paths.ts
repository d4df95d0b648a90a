import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

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
