import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { SessionProvider } from '../session/session.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const OfflineBanner = lazy(async () => {
  const banner = await import('./offline-banner.tsx').catch(() => undefined); // the pages work without it
  return { default: banner?.OfflineBanner ?? (() => null) };
});

interface AppProps {
  cache: QueryClient;
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: ReactNode }>;
}

export function App({ cache, router: Router }: AppProps) {
  return (
    <QueryClientProvider client={cache}>
      <Router>
        <PageErrorBoundary>
          <SessionProvider>
            <AppRoutes />
          </SessionProvider>
        </PageErrorBoundary>
      </Router>
      <Suspense>
        <OfflineBanner />
      </Suspense>
    </QueryClientProvider>
  );
}
