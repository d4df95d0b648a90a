import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from './lazy-page.tsx';
import { routes } from './routes.tsx';

/** The route matches of an address, from the outermost layout to the page. */
export function matchesOf(pathname: string) {
  return matchRoutes(routes, pathname) ?? [];
}

/** Loads the code of an address's page. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all(matchesOf(pathname).map(({ route }) => loadAhead(route.Component)));
}

async function loadAhead(component: RouteObject['Component']): Promise<void> {
  // Only lazy pages have a `loadAhead`.
  await (component as Partial<LazyPage> | undefined)?.loadAhead?.();
}
