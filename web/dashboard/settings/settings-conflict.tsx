import { labelOf as labelOfCategory } from '../../shared/api/categories.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ConflictFields, ConflictPanel } from '../form/conflict-panel.tsx';
import { auditLog } from '../messages/en/admin.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { categoriesFrom } from './category-values.ts';
import { orderedSections } from './home-sections.tsx';
import { IN_GROUP, labelOf, type SettingsField } from './settings-fields.ts';
import { groupTitle } from './settings-groups.ts';
import type { SettingsValues } from './settings-values.ts';

export interface SettingsConflictProps {
  /** Those that both have changed. */
  fields: readonly SettingsField[];
  theirs: SettingsValues;
  mine: SettingsValues;
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** Settings as saved by another admin, beside what this one would save. */
export function SettingsConflict({ fields, theirs, mine, isSaving, onKeepTheirs, onOverwrite }: SettingsConflictProps) {
  const language = useLanguage();
  const t = useMessages(auditLog);
  return (
    <ConflictPanel isSaving={isSaving} onKeepTheirs={onKeepTheirs} overwrite={{ onClick: onOverwrite }}>
      <ConflictFields
        fields={fields.map((field) => ({
          key: field.path,
          label: conflictLabel(field, language),
          theirs: shownValue(field, theirs, language) || t.nothing,
          mine: shownValue(field, mine, language) || t.nothing,
          lang: field.language,
        }))}
      />
    </ConflictPanel>
  );
}

function shownValue({ path, kind }: SettingsField, values: SettingsValues, language: LanguageCode): string | undefined {
  const t = messagesIn(language, auditLog);
  const tSettingsPage = messagesIn(language, settingsPage);
  if (kind === 'sections')
    return orderedSections(values[path] ?? '')
      .shown.map((section) => tSettingsPage.sections.names[section])
      .join(', ');
  if (kind === 'categories')
    return categoriesFrom(values[path] ?? '')
      .map((category) => [labelOfCategory(category, language), category.hidden && tSettingsPage.categories.hidden])
      .map((texts) => texts.filter(Boolean).join(' '))
      .join(', ');
  if (kind === 'choice') return tSettingsPage.choices[values[path] ?? ''];
  const { whether } = t;
  if (kind === 'logo') return values[path] && whether.true;
  if (kind !== 'switch') return values[path];
  return values[path] ? whether.true : whether.false;
}

/** With the title of its group, which the form shows above its fields. */
function conflictLabel(field: SettingsField, language: LanguageCode): string {
  const [, zone, entry, event] = IN_GROUP.exec(field.path) ?? [];
  const title = groupTitle(zone ?? entry ?? event ?? '', language);
  return title ? `${title}: ${labelOf(field, language)}` : labelOf(field, language);
}
