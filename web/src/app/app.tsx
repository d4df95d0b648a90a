import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { SessionProvider } from '../session/session.tsx';
import { AppRoutes } from './app-routes.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

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
