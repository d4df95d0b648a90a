import { COURIER_NAMES, courierNamed } from '@aloghor/functions/domain/couriers';
import { count } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { type FieldGroup, GROUPS } from './settings-fields.ts';
import type { FormName } from './settings-forms.ts';
import type { SettingsValues } from './settings-values.ts';

/** The groups of a form to show: of those in a list, one more than are filled in. */
export function shownGroups(form: FormName, values: SettingsValues): readonly FieldGroup[] {
  const groups = GROUPS[form];
  const list = groups.filter(({ list: path }) => path);
  const lastFilled = list.map((group) => isBegun(group, values)).lastIndexOf(true);
  return groups.filter((group) => list.indexOf(group) <= lastFilled + 1); // -1 of what is in no list
}

/** Whether one of its fields is filled in. */
export function isBegun({ fields }: FieldGroup, values: SettingsValues): boolean {
  return fields.some(({ path }) => values[path]);
}

/** The heading of a group; absent where it needs none. */
export function groupTitle(name: string, language: LanguageCode): string | undefined {
  const t = messagesIn(language, settingsPage);
  const [, list, index] = /^(\w+)\.(\d+)$/.exec(name) ?? [];
  return list ? t.listed[list]?.(count(Number(index) + 1, language)) : (t.groups[name] ?? courierTitle(name));
}

/** What couriers charge stands under their names, which are the same in every language. */
function courierTitle(name: string): string | undefined {
  const courier = COURIER_NAMES.find((one) => one === name);
  return courier && courierNamed(courier).name;
}

/** The values with those of two groups of a list swapped. */
export function swapped(values: SettingsValues, one: FieldGroup, other: FieldGroup): SettingsValues {
  const next = { ...values };
  one.fields.forEach(({ path }, place) => {
    const opposite = other.fields[place]?.path ?? path;
    next[path] = values[opposite] ?? '';
    next[opposite] = values[path] ?? '';
  });
  return next;
}
