import type { AdminSettings } from '@aloghor/functions/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/locale/messages.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { openedSettingsQuery } from '../settings/settings-api.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import type { SettingsValues } from '../settings/settings-values.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

/** What the shop's people show and say in their shop, each with a preview. */
export function ContentPage() {
  const { data, error, refetch } = useQuery(openedSettingsQuery());
  return (
    <DashboardPage title={tAdmin.content.title} text={tAdmin.content.text}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <div role="status" aria-label={t.page.loading}>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data && <Sections settings={data} />}
    </DashboardPage>
  );
}

function Sections({ settings }: { settings: AdminSettings }) {
  const [announcement, setAnnouncement] = useState<SettingsValues>();
  useAskBeforeLeaving(announcement !== undefined);
  return (
    <div className="-mt-6 divide-y divide-line">
      <SettingsSection
        part="announcement"
        saved={settings.announcement}
        edited={announcement}
        onEdit={setAnnouncement}
        preview={(values) => <AnnouncementPreview values={values} />}
      />
    </div>
  );
}
