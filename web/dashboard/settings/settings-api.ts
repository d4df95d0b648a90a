import type { AdminSettings } from '@aloghor/functions/contract/settings';
import type { Settings, SettingsPart } from '@aloghor/functions/domain/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { ADMIN_ITEMS, NOTIFICATION_TEXTS } from '../cache.ts';
import { stockSettingsQuery } from '../products/products-api.ts';

/** A part with the version that the admin has seen. */
export type SeenPart<Part extends SettingsPart> = Settings[Part] & { version: string };

/** All settings, for the page that edits them. Never refetched in the background: only that page may replace them. */
export function openedSettingsQuery() {
  return queryOptions({
    queryKey: ['settings', 'opened'],
    queryFn: () => callWithToken('GET /settings/admin', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { personal: true },
  });
}

/** Replaces one part. */
export function useSaveSettings<Part extends SettingsPart>(part: Part) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SeenPart<Part>) =>
      callWithToken(`PATCH /settings/${part}`, { body } as never) as Promise<SeenPart<Part>>, // by the endpoint of the part
    onSuccess: (saved) => keepPart(part, saved, cache),
  });
}

/** Takes a part as it is in the shop now. */
export function keepPart<Part extends SettingsPart>(
  part: Part,
  present: SeenPart<Part>,
  cache: ReturnType<typeof useQueryClient>,
): void {
  cache.setQueryData<AdminSettings>(openedSettingsQuery().queryKey, (all) => all && { ...all, [part]: present });
  cache.setQueryData(shopSettingsQuery.queryKey, (all) => all && { ...all, [part]: present });
  if (part === 'notifications') void cache.invalidateQueries({ queryKey: NOTIFICATION_TEXTS });
  if (part !== 'stock') return;
  void cache.invalidateQueries({ queryKey: ADMIN_ITEMS }); // the table of what runs low
  void cache.invalidateQueries({ queryKey: stockSettingsQuery.queryKey });
}
