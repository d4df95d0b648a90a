import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from '../../shared/start/lazy-page.tsx';
import { routesAt } from './routes.tsx';

/** An address that no page has. */
export const NOWHERE = '/no/such/page';

/** What a `.` does not match, encoded. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

/**
 * Whether a route matches. An address with a line break in it matches not even the route of all other addresses, whose
 * pattern the router writes with a `.`.
 */
export function isKnown(pathname: string): boolean {
  return !LINE_BREAK.test(pathname) || matchRoutes(routesAt(pathname), pathname) !== null;
}

/** The route matches of an address, from the outermost layout to the page. */
export function matchesOf(pathname: string) {
  const known = isKnown(pathname) ? pathname : NOWHERE;
  return matchRoutes(routesAt(known), known) ?? [];
}

/** Loads the code of an address's page. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all(matchesOf(pathname).map(({ route }) => loadAhead(route.Component)));
}

async function loadAhead(component: RouteObject['Component']): Promise<void> {
  // Only lazy pages have a `loadAhead`.
  await (component as Partial<LazyPage> | undefined)?.loadAhead?.();
}
