import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { hasPermission } from '@aloghor/functions/domain/roles';
import type { QueryClient } from '@tanstack/react-query';
import { shopSettingsQuery } from '../shared/api/settings.ts';
import { statsQuery } from '../shared/api/stats.ts';
import { storedVisitor } from '../shared/session/stored-visitor.ts';
import { opensAdminHome } from './first-calls.ts';
import { Checklist } from './overview/first-days-ahead.ts';
import { listedQuery } from './overview/overview-api.ts';
import { wasPastFirstDays } from './overview/past-first-days.ts';

/**
 * Puts what the page at this address shows first into the cache, while its code is on the way: numbers are there sooner, and the
 * first paint is not followed by a long task in which all calls begin at once. Resolves when the code is there of what the page
 * may begin with, or does not come.
 */
export async function askAhead(cache: QueryClient, pathname: string): Promise<void> {
  const visitor = storedVisitor()?.visitor;
  if (!visitor) return; // nobody is signed in, or the token has to be renewed first
  void cache.prefetchQuery(shopSettingsQuery);
  if (hasPermission(visitor, 'stats:read')) void cache.prefetchQuery(statsQuery);
  if (!opensAdminHome(pathname, visitor)) return;
  for (const list of FEATURED_LISTS) void cache.prefetchQuery(listedQuery(list));
  if (!wasPastFirstDays()) await Checklist.loadAhead().catch(() => undefined); // it is asked for again where it is shown
}
