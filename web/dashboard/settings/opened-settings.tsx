import type { StaffSettings } from '@aloghor/functions/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keepUnsavedForm } from '../../shared/lib/tab-state.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardFailed } from '../layout/page.tsx';
import { openedSettingsQuery } from './settings-api.ts';
import { draftOf, partOf, type SeenPart, type SettingsForm } from './settings-forms.ts';
import type { SettingsSectionProps } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** What every form of a page gets. */
export type SectionOf = <Form extends SettingsForm>(
  form: Form,
) => Pick<SettingsSectionProps<Form>, 'form' | 'saved' | 'edited' | 'onEdit'>;

/** Loads the settings for the forms of a page; keeps what is typed into them, and asks before it is lost. */
export function OpenedSettings({ children }: { children: (of: SectionOf, settings: StaffSettings) => ReactNode }) {
  const { data, error, refetch } = useQuery(openedSettingsQuery());
  const [edits, setEdits] = useState<Partial<Record<SettingsForm, SettingsValues>>>({});
  const uid = useSession().user?.uid;
  const edited = (Object.keys(edits) as SettingsForm[]).filter((form) => edits[form] !== undefined); // set below
  useAskBeforeLeaving(edited.length > 0, () => {
    for (const form of edited) keepUnsavedForm(draftOf(form), uid, undefined);
  });
  if (data) {
    const sectionOf: SectionOf = <Form extends SettingsForm>(form: Form) => ({
      form,
      saved: data[partOf(form)] as SeenPart<Form>, // the part of the form
      edited: edits[form],
      onEdit: (values) => setEdits((before) => ({ ...before, [form]: values })),
    });
    return children(sectionOf, data);
  }
  if (error) return <DashboardFailed error={error} onRetry={refetch} />;
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
