import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { hasPermission } from '@aloghor/functions/domain/roles';
import type { QueryClient } from '@tanstack/react-query';
import { featuredQuery } from '../shared/api/products.ts';
import { statsQuery } from '../shared/api/stats.ts';
import { languageAt } from '../shared/lib/language.ts';
import { mayOpen } from '../shared/navigation/page-permissions.ts';
import { paths } from '../shared/paths.ts';
import { storedVisitor } from '../shared/session/stored-visitor.ts';
import { Checklist, wasPastFirstDays } from './overview/first-days-ahead.ts';

/**
 * Asks for what the page at this address shows first, while its code is on the way: numbers are there sooner, and the first
 * paint is not followed by a long task in which all calls begin at once.
 */
export function askAhead(cache: QueryClient, pathname: string): void {
  const visitor = storedVisitor()?.visitor;
  if (!visitor) return; // nobody is signed in, or the token has to be renewed first
  if (hasPermission(visitor, 'stats:read')) void cache.prefetchQuery(statsQuery);
  if (pathname.toLowerCase() !== paths.dashboard.adminHome.toLowerCase() || !mayOpen('adminHome', visitor)) return;
  for (const list of FEATURED_LISTS) void cache.prefetchQuery(featuredQuery(list, languageAt(pathname)));
  if (!wasPastFirstDays()) Checklist.loadAhead().catch(() => undefined); // it is asked for again where it is shown
}
