import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../lib/api-error.ts';

// Offline, a call fails at once. By default it would wait, and be made when nobody thinks of it any more.
const networkMode = 'always';

export function newQueryClient(): QueryClient {
  return new QueryClient({
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
}
