import { isIP, isIPv6 } from 'node:net';

/**
 * The address of whoever has made a call, by its `X-Forwarded-For`; undefined where nobody says. Each proxy appends the
 * address that has called it. Behind Hosting the last entry is Hosting's own, so the client is the last but one: what
 * stands before that anybody may have written. A single entry is the client of a local stack, or of the function's own
 * address, where a client can write the entry that we take: limits by address only hold for calls through Hosting.
 */
export function clientAddress(forwardedFor = ''): string | undefined {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const address = entries.at(-2) ?? entries.at(-1) ?? '';
  return isIP(address) ? networkOf(address) : undefined;
}

/** A provider gives each customer at least 64 bits of addresses of IPv6: all of those are one client. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const { hostname } = new URL(`http://[${address}]`); // in its shortest form
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const [first, last] = [start, end].map((part) => part?.split(':').filter(Boolean) ?? []) as [string[], string[]];
  const zeros = Array(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
