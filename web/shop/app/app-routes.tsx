import type { ReactElement } from 'react';
import { UNSAFE_RouteContext as RouteContext, type RouteMatch, useLocation } from 'react-router-dom';
import { matchesOf } from './load-page.ts';

/** The page of the address in its layouts. The router's `Routes` would bring what loads data, which no page here does. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return matchesOf(pathname).reduceRight<ReactElement | null>(withLayout, null);
}

function withLayout(outlet: ReactElement | null, { route }: RouteMatch, index: number, matches: RouteMatch[]) {
  const context = { outlet, matches: matches.slice(0, index + 1), isDataRoute: false };
  return <RouteContext value={context}>{route.Component ? <route.Component /> : outlet}</RouteContext>;
}
