import { OpenedSettings } from '../settings/opened-settings.tsx';
import type { SettingsInputProps } from '../settings/settings-input.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import { NotificationTextInput } from './notification-text-input.tsx';
import type { UsualTexts } from './notifications-api.ts';

interface NotificationChoicesProps {
  notifications: readonly UsualTexts[];
}

/** Which notifications the shop sends, and what they say. */
export function NotificationChoices({ notifications }: NotificationChoicesProps) {
  return (
    <OpenedSettings>
      {(sectionOf) => (
        <SettingsSection
          {...sectionOf('notifications')}
          inputOf={(input) => <Choice {...input} notifications={notifications} />}
        />
      )}
    </OpenedSettings>
  );
}

/** The input of one notification: whether it is sent, or its text in a language. */
function Choice({ notifications, ...input }: SettingsInputProps & NotificationChoicesProps) {
  const { path, language } = input.field;
  const notification = notifications.find(({ event }) => path.startsWith(`${event}.`));
  if (!notification) return null; // of a server that does not know this one yet
  const { event, isByHand, isDeployed, samples } = notification;
  const sample = samples.find((one) => one.language === language);
  if (!sample) {
    const isNoneDeployed = !notifications.some((one) => !one.isByHand && one.isDeployed);
    return <NotificationSwitch {...input} {...{ isByHand, isDeployed, isNoneDeployed }} />;
  }
  return <NotificationTextInput {...input} event={event} sample={sample} />;
}
