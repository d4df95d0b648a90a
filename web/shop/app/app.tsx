import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { OfflineBanner } from '../../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { SessionProvider } from '../../shared/session/session.tsx';
import { registerWorker } from '../worker/register-worker.ts';
import { isKnown, NOWHERE } from './load-page.ts';
import { routes } from './routes.tsx';

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

/** The page of the address in its layouts. */
function AppRoutes() {
  const { pathname } = useLocation();
  return useRoutes(routes, isKnown(pathname) ? undefined : NOWHERE);
}
