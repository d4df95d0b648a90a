/**
 * Whether an address is a path of this site. `//` and `/\` start an address of another site, even with white space in
 * between, which browsers drop.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\s*[/\\])/.test(address);
}
