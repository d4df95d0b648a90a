import { isEmulated } from './is-emulated.ts';

/**
 * On the emulators a change is in the next read. In a deployment Hosting's CDN answers from its cache for a minute. For
 * another minute a cache may answer while it revalidates: browsers do, and of the CDN it is not known, so data is at most
 * two minutes old. Calls that must not get old data use `fresh`.
 */
export function cacheControl(isFresh: boolean): string {
  if (isFresh) return 'private, no-cache';
  return isEmulated() ? 'no-cache' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
}
