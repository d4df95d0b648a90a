import type { StaffSettings } from '@aloghor/functions/contract/settings';
import { isForStaff, type PublicSettings, type SettingsPart, withOwnContact } from '@aloghor/functions/domain/settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { ADMIN_ITEMS, NOTIFICATION_TEXTS } from '../cache.ts';
import { staffSettingsQuery } from '../staff-settings.ts';
import { partOf, type SeenPart, type SettingsForm, withEdits } from './settings-forms.ts';
import { type SettingsValues, settingsFrom } from './settings-values.ts';

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

/** Sends the typed values over the version that was seen. @throws {ApiError} */
export async function sendPart<Form extends SettingsForm>(
  form: Form,
  edited: SettingsValues,
  seen: SeenPart<Form>,
): Promise<SeenPart<Form>> {
  const body = withEdits(form, settingsFrom(form, edited), seen);
  return (await callWithToken(`PATCH /settings/${partOf(form)}`, { body } as never)) as SeenPart<Form>; // by the endpoint of the part
}

/** Takes over a part as it is in the shop now. */
export function keepPart<Form extends SettingsForm>(form: Form, present: SeenPart<Form>, cache: QueryClient): void {
  const part: SettingsPart = partOf(form);
  const withPart = <All extends PublicSettings>(all?: All) => all && withOwnContact({ ...all, [part]: present });
  cache.setQueryData<StaffSettings>(openedSettingsQuery().queryKey, withPart);
  if (!isForStaff(part)) cache.setQueryData(shopSettingsQuery.queryKey, withPart);
  if (part === 'notifications') void cache.invalidateQueries({ queryKey: NOTIFICATION_TEXTS });
  void cache.invalidateQueries({ queryKey: staffSettingsQuery.queryKey });
  if (part === 'stock') void cache.invalidateQueries({ queryKey: ADMIN_ITEMS }); // the table of what runs low
}
