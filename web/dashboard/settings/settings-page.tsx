import type { AdminSettings } from '@aloghor/functions/contract/settings';
import type { SettingsPart } from '@aloghor/functions/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { confirmCharges, LateDeliveries } from './delivery-checks.tsx';
import { openedSettingsQuery } from './settings-api.ts';
import { SettingsFileSection } from './settings-file.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The texts of the shop have a page of their own. */
const PARTS = ['contact', 'legal', 'delivery', 'stock'] as const satisfies readonly SettingsPart[];

/** The settings that staff change without a developer, part by part. */
export function SettingsPage() {
  const t = useMessages(settingsPage);
  const { data, error, refetch } = useQuery(openedSettingsQuery());
  return (
    <DashboardPage title={t.title} text={t.text}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading className="grid gap-8">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
      {data && <Sections settings={data} />}
    </DashboardPage>
  );
}

const lateDeliveries = (values: SettingsValues) => <LateDeliveries values={values} />;

function Sections({ settings }: { settings: AdminSettings }) {
  const [edits, setEdits] = useState<Partial<Record<SettingsPart, SettingsValues>>>({});
  useAskBeforeLeaving(Object.values(edits).some((values) => values !== undefined));
  return (
    <div className="-mt-6 divide-y divide-line">
      {PARTS.map((part) => (
        <SettingsSection
          key={part}
          form={part}
          saved={settings[part]}
          edited={edits[part]}
          onEdit={(values) => setEdits((before) => ({ ...before, [part]: values }))}
          {...(part === 'delivery' && { preview: lateDeliveries, confirm: confirmCharges })}
        />
      ))}
      <SettingsFileSection />
    </div>
  );
}
