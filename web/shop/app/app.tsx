import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { OfflineBanner } from '../../shared/app/offline-banner.tsx';
import { PageErrorBoundary } from '../../shared/app/page-error-boundary.tsx';
import { SessionProvider } from '../../shared/session/session.tsx';
import { AppRoutes } from './app-routes.tsx';

interface AppProps {
  cache: QueryClient;
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: () => ReactNode }>;
}

export function App({ cache, router: Router }: AppProps) {
  return (
    <QueryClientProvider client={cache}>
      <Router>{drawShop}</Router>
    </QueryClientProvider>
  );
}

function drawShop(): ReactNode {
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
