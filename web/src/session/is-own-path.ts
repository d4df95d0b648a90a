/** Whether an address is a path of this site; `//` and `/\` begin the address of another. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
