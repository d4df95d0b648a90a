import type { SettingsPart } from '@aloghor/functions/domain/settings';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ConflictPanel, ConflictSides } from '../layout/conflict-panel.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { labelOf } from './settings-fields.ts';
import { groupTitle } from './settings-groups.ts';
import { differingFields, type SettingsValues } from './settings-values.ts';

interface SettingsConflictProps {
  part: SettingsPart;
  theirs: SettingsValues;
  mine: SettingsValues;
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** A part as saved by another admin, beside what this one would save. */
export function SettingsConflict({ part, theirs, mine, isSaving, onKeepTheirs, onOverwrite }: SettingsConflictProps) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  return (
    <ConflictPanel isSaving={isSaving} onKeepTheirs={onKeepTheirs} overwrite={{ onClick: onOverwrite }}>
      <dl className="grid gap-4">
        {differingFields(part, theirs, mine).map((field) => (
          <div key={field.path}>
            <dt className="mb-1 font-semibold">{conflictLabel(field, language)}</dt>
            <ConflictSides
              theirs={theirs[field.path] || tAdmin.audit.nothing}
              mine={mine[field.path] || tAdmin.audit.nothing}
              lang={field.language}
            />
          </div>
        ))}
      </dl>
    </ConflictPanel>
  );
}

/** With the zone of a delivery charge, or the number of a question, which the form shows above its fields. */
function conflictLabel(field: Parameters<typeof labelOf>[0], language: LanguageCode): string {
  const [, zone, entry] = /^(?:charges\.(\w+)|(entries\.\d+))\./.exec(field.path) ?? [];
  const title = groupTitle(zone ?? entry ?? '', language);
  return title ? `${title}: ${labelOf(field, language)}` : labelOf(field, language);
}
