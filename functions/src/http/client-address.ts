import { isIP, isIPv6 } from 'node:net';

/** Entries behind the client's: one when Hosting calls the function. `PROXY_COUNT` says so where it is otherwise. */
const PROXY_COUNT = 1;

/**
 * The client's address in `X-Forwarded-For`; undefined when there is none. Each proxy appends the address that called it.
 * Behind Hosting the last entry is Hosting's own and the last but one is the client; the client may have made up those
 * before. A single entry is the client of a local stack, or of the function's own address. There a client can also make
 * up the entry that is read here, so limits by address only hold for calls through Hosting.
 */
export function clientAddress(forwardedFor = ''): string | undefined {
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const proxies = Number(process.env.PROXY_COUNT ?? PROXY_COUNT);
  const address = entries.at(-1 - proxies) ?? entries[0] ?? '';
  return isIP(address) ? networkOf(address) : undefined;
}

/** A customer of an IPv6 provider has a whole /64 network, which counts as one client. */
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
