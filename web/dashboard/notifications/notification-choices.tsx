import type { AdminSettings } from '@aloghor/functions/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { openedSettingsQuery } from '../settings/settings-api.ts';
import type { SettingsInputProps } from '../settings/settings-input.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import type { SettingsValues } from '../settings/settings-values.ts';
import { NotificationSwitch } from './notification-switch.tsx';
import { NotificationTextInput } from './notification-text-input.tsx';
import type { UsualTexts } from './notifications-api.ts';

interface NotificationChoicesProps {
  notifications: readonly UsualTexts[];
}

/** Which notifications the shop sends, and what they say. */
export function NotificationChoices({ notifications }: NotificationChoicesProps) {
  const { data, error, refetch } = useQuery(openedSettingsQuery());
  if (data) return <Choices notifications={notifications} saved={data.notifications} />;
  return error ? <DashboardFailed error={error} onRetry={refetch} /> : <Skeleton className="h-96 rounded-card" />;
}

function Choices({ notifications, saved }: NotificationChoicesProps & { saved: AdminSettings['notifications'] }) {
  const [edited, setEdited] = useState<SettingsValues>();
  useAskBeforeLeaving(edited !== undefined);
  return (
    <SettingsSection
      form="notifications"
      saved={saved}
      edited={edited}
      onEdit={setEdited}
      inputOf={(input) => <Choice {...input} notifications={notifications} />}
    />
  );
}

/** The input of one notification: whether it is sent, or its text in a language. */
function Choice({ notifications, ...input }: SettingsInputProps & NotificationChoicesProps) {
  const { path, language } = input.field;
  const notification = notifications.find(({ event }) => path.startsWith(`${event}.`));
  if (!notification) return null; // of a server that does not know this one yet
  const sample = notification.samples.find((one) => one.language === language);
  if (!sample) {
    const isNoneDeployed = !notifications.some(({ isDeployed }) => isDeployed);
    return <NotificationSwitch {...input} isDeployed={notification.isDeployed} isNoneDeployed={isNoneDeployed} />;
  }
  return <NotificationTextInput {...input} event={notification.event} sample={sample} />;
}
