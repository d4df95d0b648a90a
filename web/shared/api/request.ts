import type { CallName } from '@aloghor/functions/contract/calls';

/** The parts of an input that go into the URL. */
export interface AddressInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

export function methodOf(name: CallName): string {
  return name.slice(0, name.indexOf(' '));
}

/** The URL of a call, from the path in its name, in which `:id` stands for the parameter `id`. */
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

/** The timeout of a call: a cold start takes some seconds. */
const CALL_MS = 30_000;

/** Aborts a call at the timeout, and when its answer is no longer needed. */
export function callSignal(notNeeded?: AbortSignal, limitMs = CALL_MS): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(end, limitMs);
  if (notNeeded?.aborted) end();
  notNeeded?.addEventListener('abort', end, { signal: ending.signal });
  return ending.signal;
}
