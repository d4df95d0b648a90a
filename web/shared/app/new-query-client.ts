import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError, isBusy } from '../lib/api-error.ts';

// Offline, a call fails at once. By default it would be paused, and sent much later when the visitor has moved on.
const networkMode = 'always';

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        refetchOnReconnect: true,
        staleTime: 30_000,
        // A rejected call would be rejected again, so only timeouts and server errors are retried. What a busy server did not
        // answer is left to `recoverQueries`.
        retry: (failures, error) => failures < 2 && onlineManager.isOnline() && !isApiError(error) && !isBusy(error),
      },
      mutations: { networkMode },
    },
  });
}
