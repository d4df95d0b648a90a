import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { UNSAFE_RouteContext as RouteContext, type RouteMatch, useLocation } from 'react-router-dom';
import { OfflineBanner } from '../../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { SessionProvider } from '../../shared/session/session.tsx';
import { registerWorker } from '../worker/register-worker.ts';
import { matchesOf } from './load-page.ts';

interface AppProps {
  cache: QueryClient;
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: () => ReactNode }>;
}

export function App({ cache, router: Router }: AppProps) {
  useEffect(registerWorker, []);
  return (
    <QueryClientProvider client={cache}>
      <Router>{renderShop}</Router>
    </QueryClientProvider>
  );
}

function renderShop(): ReactNode {
  return (
    <>
      <PageErrorBoundary>
        <SessionProvider>
          <AppRoutes />
        </SessionProvider>
      </PageErrorBoundary>
      <OfflineBanner />
    </>
  );
}

/** The page of the address in its layouts. The router's `Routes` would bring what loads data, which no page here does. */
function AppRoutes() {
  const { pathname } = useLocation();
  return matchesOf(pathname).reduceRight<ReactElement | null>(withLayout, null);
}

function withLayout(outlet: ReactElement | null, { route }: RouteMatch, index: number, matches: RouteMatch[]) {
  const context = { outlet, matches: matches.slice(0, index + 1), isDataRoute: false };
  return <RouteContext value={context}>{route.Component ? <route.Component /> : outlet}</RouteContext>;
}
