import type { AdminSettings } from '@aloghor/functions/contract/settings';
import type { SettingsPart } from '@aloghor/functions/domain/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { ADMIN_ITEMS, NOTIFICATION_TEXTS } from '../cache.ts';
import { conflictIn } from '../layout/not-saved.ts';
import { stockSettingsQuery } from '../products/products-api.ts';
import { mergeSettings } from './merge-settings.ts';
import { partOf, type SeenPart, type SettingsForm, shownIn, withEdits } from './settings-forms.ts';
import { type SettingsValues, settingsFrom, valuesOf } from './settings-values.ts';

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

/** The typed values of a form, and the version they were typed over. */
export interface Edit<Form extends SettingsForm> {
  edited: SettingsValues;
  seen: SeenPart<Form>;
}

/** Saves a form's part of the settings. */
export function useSaveSettings<Form extends SettingsForm>(form: Form) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<Form>) => saveEdit(form, edit),
    onSuccess: (saved) => keepPart(form, saved, cache),
  });
}

/** Where somebody else has changed other fields meanwhile, both changes are kept. */
async function saveEdit<Form extends SettingsForm>(form: Form, { edited, seen }: Edit<Form>): Promise<SeenPart<Form>> {
  const body = withEdits(form, settingsFrom(form, edited), seen);
  try {
    return (await callWithToken(`PATCH /settings/${partOf(form)}`, { body } as never)) as SeenPart<Form>; // by the endpoint of the part
  } catch (error) {
    const theirs = conflictIn<{ settings: SeenPart<Form> }>(error)?.settings;
    const merged = theirs && mergedOver(form, { edited, seen }, theirs);
    if (!merged || merged.conflicts.length > 0) throw error;
    return saveEdit(form, { edited: merged.values, seen: theirs });
  }
}

/** What was typed, over what somebody else has saved meanwhile. */
export function mergedOver<Form extends SettingsForm>(
  form: Form,
  { edited, seen }: Edit<Form>,
  theirs: SeenPart<Form>,
) {
  const valuesIn = (part: SeenPart<Form>) => valuesOf(form, shownIn(form, part));
  return mergeSettings(form, valuesIn(seen), edited, valuesIn(theirs));
}

/** Takes over a part as it is in the shop now. */
export function keepPart<Form extends SettingsForm>(
  form: Form,
  present: SeenPart<Form>,
  cache: ReturnType<typeof useQueryClient>,
): void {
  const part: SettingsPart = partOf(form);
  cache.setQueryData<AdminSettings>(openedSettingsQuery().queryKey, (all) => all && { ...all, [part]: present });
  cache.setQueryData(shopSettingsQuery.queryKey, (all) => all && { ...all, [part]: present });
  if (part === 'notifications') void cache.invalidateQueries({ queryKey: NOTIFICATION_TEXTS });
  if (part !== 'stock') return;
  void cache.invalidateQueries({ queryKey: ADMIN_ITEMS }); // the table of what runs low
  void cache.invalidateQueries({ queryKey: stockSettingsQuery.queryKey });
}
