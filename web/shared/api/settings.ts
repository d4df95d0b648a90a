import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** What everybody may read of the shop's settings. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call('GET /settings', { query: {} }),
});
