/** Where the shop is on the web; empty where nobody has said so, as in development. */
const SITE = import.meta.env.VITE_SITE_URL ?? '';

/** A path of our own as an address that others can follow; any other address is one already. */
export function siteAddress(address: string): string {
  return address.startsWith('/') ? SITE + address : address;
}
