import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ApiError } from '../api/client.ts';
import { SessionProvider } from '../session/session.tsx';
import { loadFirstData } from './load-first-data.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a silent or failing server is asked again.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

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
    </QueryClientProvider>
  );
}
