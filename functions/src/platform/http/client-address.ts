import { isIP, isIPv6 } from 'node:net';

/** Entries behind the client's: one when Hosting calls the function. `PROXY_COUNT` says so where it is otherwise. */
const PROXY_COUNT = 1;

/** Who calls, as far as addresses tell. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 network that a customer of an IPv6 provider has. */
  address: string;
  /** The /48 network around an IPv6 address: a customer may have thousands of /64 networks in it. */
  block: string | undefined;
  /** The networks of what calls us for the client; empty where the client calls us itself. */
  behind: string;
}

/**
 * The client's address in `X-Forwarded-For`; undefined when there is none. Each proxy appends the address that called it.
 * Behind Hosting the last entry is Hosting's own, the one before it is the client, and any further ones may be forged. A
 * single entry is the client of a local stack, or of the function's own address, where a client can forge the entry that
 * is read here: limits by address only hold for calls through Hosting.
 *
 * The result includes the networks behind the client, so that a forged address does not use up the limits of its owner:
 * such a call does not come from Hosting's network. The price: a client whom Hosting serves from several networks has
 * separate limits in each.
 */
// Stryker disable next-line StringLiteral: no text without an address in it has one
export function clientAddress(forwardedFor = ''): ClientAddress | undefined {
  const entries = entriesOf(forwardedFor);
  const proxies = Number(process.env.PROXY_COUNT ?? PROXY_COUNT);
  // Stryker disable next-line StringLiteral: for the compiler; there is always an entry
  const [address = '', ...behind] = entries.slice(-1 - proxies);
  return isIP(address) ? { ...networksOf(address), behind: behind.map(providerOf).join(' by ') } : undefined;
}

/** How many addresses the header has: the client's, one for each proxy behind it, and whatever the client made up. */
export function countAddresses(forwardedFor: string | undefined): number {
  return forwardedFor ? entriesOf(forwardedFor).length : 0;
}

function entriesOf(forwardedFor: string): string[] {
  return forwardedFor.split(',').map((entry) => entry.trim());
}

/** The first 16 bits of IPv4, 32 of IPv6: a provider's proxies share them. */
function providerOf(address: string): string {
  return address.split(/[.:]/, 2).join('.');
}

function networksOf(address: string): Pick<ClientAddress, 'address' | 'block'> {
  if (!isIPv6(address)) return { address, block: undefined };
  const mapped = /^::ffff:(\d+(?:\.\d+){3})/i.exec(address)?.[1];
  if (mapped) return { address: mapped, block: undefined };
  const groups = groupsOf(address);
  return { address: groups.slice(0, 4).join(':'), block: groups.slice(0, 3).join(':') };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${withoutZone(address)}]`); // in its shortest form
  // Stryker disable next-line StringLiteral: for the compiler; there is always a start
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const [first, last] = [start, end].map((part) => part?.split(':').filter(Boolean) ?? []) as [string[], string[]];
  const zeros = Array(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
}

/** The zone names a network interface of the sending machine; URLs reject it. */
function withoutZone(address: string): string {
  return address.replace(/%.*/, '');
}
