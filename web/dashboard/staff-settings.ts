import { type Category, categoriesIn } from '@aloghor/functions/domain/categories';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callWithToken } from '../shared/api/client.ts';

const MINUTE_MS = 60_000;

/** The settings that only staff read; saving them invalidates it. */
export const staffSettingsQuery = queryOptions({
  queryKey: ['settings', 'staff'],
  queryFn: () => callWithToken('GET /settings/admin', {}),
  staleTime: MINUTE_MS,
  meta: { personal: true },
});

/** With this quantity, or less, a product runs low; until it is known, none does. */
export function useLowStock(): number {
  return useQuery(staffSettingsQuery).data?.stock.lowStock ?? 0;
}

/** The shop's categories, also those that shoppers do not see; until they are known, those of a new shop. */
export function useAllCategories(): readonly Category[] {
  return categoriesIn(useQuery(staffSettingsQuery).data?.categories ?? {});
}
