import { FEATURED_LISTS } from '@aloghor/functions/domain/products';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { accessToken } from '../shared/api/access-token.ts';
import { callEarly } from '../shared/api/early-calls.ts';
import { mayOpen } from '../shared/navigation/page-permissions.ts';
import { paths } from '../shared/paths.ts';
import type { Visitor } from '../shared/session/session.tsx';

/**
 * Makes the calls without which no page of the dashboard is shown, and those of Admin Home, while the app is on the way. None
 * that the app would not make.
 */
export function makeFirstCalls(pathname: string, visitor: Visitor): void {
  const token = accessToken();
  callEarly('GET /users/admin/:email', { params: { email: 'me' } }, token);
  callEarly('GET /settings', {}, null);
  if (hasPermission(visitor, 'stats:read')) callEarly('GET /stats', {}, token);
  if (!opensAdminHome(pathname, visitor)) return;
  for (const featured of FEATURED_LISTS) callEarly('GET /products', { query: { featured, fields: '_id' } }, null);
}

export function opensAdminHome(pathname: string, visitor: Visitor): boolean {
  return pathname.toLowerCase() === paths.dashboard.adminHome.toLowerCase() && mayOpen('adminHome', visitor);
}
