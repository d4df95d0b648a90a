import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { SettingsContext, shopSettingsQuery } from '../api/settings.ts';

/** The cache of what the API has answered, and of that the shop's settings, for all that is inside. */
export function ShopData({ cache, children }: PropsWithChildren<{ cache: QueryClient }>) {
  return (
    <QueryClientProvider client={cache}>
      <WithSettings>{children}</WithSettings>
    </QueryClientProvider>
  );
}

/** A query in each of the cards that show the shop's name took a tenth of the time in which a list renders. */
function WithSettings({ children }: PropsWithChildren) {
  return <SettingsContext value={useQuery(shopSettingsQuery).data}>{children}</SettingsContext>;
}
