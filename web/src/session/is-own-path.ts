/**
 * Whether an address is a path of this site. `//` and `/\` begin the address of another, also with white space between
 * them, which browsers drop.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?!\s*[/\\])/.test(address);
}
