import type { EndpointRow } from '@aloghor/functions/contract/endpoint';

/** What of an input stands in the address. */
interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

/** Where a call of the contract goes, with its parameters and its query. */
export function addressOf({ path }: Pick<EndpointRow, 'path'>, { params, query }: AddressInput): string {
  return `/api${fillIn(path, params)}${queryString(query)}`;
}

function fillIn(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
