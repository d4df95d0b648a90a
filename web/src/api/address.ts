import type { CallName } from '@aloghor/functions/contract/calls';

/** What of an input stands in the address. */
interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

export function methodOf(name: CallName): string {
  return name.slice(0, name.indexOf(' '));
}

/** Where a call goes: its name tells the path, with `:id` for a parameter of that name. */
export function addressOf(name: CallName, { params, query }: AddressInput): string {
  const path = name.slice(name.indexOf('/'));
  return `/api${fillIn(path, params)}${queryString(query)}`;
}

function fillIn(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
