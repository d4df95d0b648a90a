import { languageInUse } from './language.ts';
import { pathIn } from './localized-path.ts';

/** The shop's origin on the web; empty when it is not configured, as in development. */
const SITE = import.meta.env.VITE_SITE_URL ?? '';

/** The absolute URL for a path of ours; any other address is returned unchanged. */
export function siteAddress(address: string): string {
  return address.startsWith('/') ? SITE + address : address;
}

/** The absolute URL of a page in the language in use. */
export function pageAddress(path: string): string {
  return siteAddress(pathIn(languageInUse(), path));
}
