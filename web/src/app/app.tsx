import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { isRefusal } from '../lib/api-error.ts';
import { openLeavingGate } from '../lib/leaving-gate.ts';
import { SessionProvider } from '../session/session.tsx';
import { loadFirstData } from './load-first-data.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const OfflineBanner = lazy(async () => {
  const banner = await import('./offline-banner.tsx').catch(() => undefined); // the pages work without it
  return { default: banner?.OfflineBanner ?? (() => null) };
});

// Offline, a call fails at once. By default it would wait, and be made when nobody thinks of it any more.
const networkMode = 'always';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A refusal stays a refusal; only a silent or failing server is asked again.
      retry: (failures, error) => failures < 2 && onlineManager.isOnline() && !isRefusal(error),
    },
    mutations: { networkMode },
  },
});

openLeavingGate();
loadFirstData(queryClient, window.location);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <PageErrorBoundary>
          <SessionProvider>
            <AppRoutes />
          </SessionProvider>
        </PageErrorBoundary>
      </BrowserRouter>
      <Suspense>
        <OfflineBanner />
      </Suspense>
    </QueryClientProvider>
  );
}
