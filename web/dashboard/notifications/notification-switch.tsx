import { useId } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { SwitchField } from '../form/choices.tsx';
import { notificationsPage } from '../messages/en/admin.ts';
import type { SettingsInputProps } from '../settings/settings-input.tsx';

/** The id of the hint above all switches where the deployment sends none. */
export const NONE_DEPLOYED_ID = 'none-deployed';

interface NotificationSwitchProps extends SettingsInputProps {
  /** Whether it is sent by hand alone. */
  isByHand: boolean;
  isDeployed: boolean;
  /** Shown once for the page, and not again for each. */
  isNoneDeployed: boolean;
}

/** Whether a notification is sent. One that the deployment does not send cannot be switched on here. */
export function NotificationSwitch({
  field,
  value,
  isByHand,
  isDeployed,
  isNoneDeployed,
  onType,
}: NotificationSwitchProps) {
  const id = useId();
  const t = useMessages(notificationsPage);
  const { send, offer, notDeployed } = t;
  const whyNot = isNoneDeployed ? NONE_DEPLOYED_ID : id;
  return (
    <div className="sm:col-span-full">
      <SwitchField
        name={field.path}
        value={isDeployed && !value}
        disabled={!isDeployed}
        aria-describedby={isDeployed ? undefined : whyNot}
        onType={(isOn) => onType(isOn ? '' : 'true')}
      >
        {isByHand ? offer : send}
      </SwitchField>
      {!isDeployed && !isNoneDeployed && (
        <p id={id} className="text-ink-soft text-sm">
          {notDeployed}
        </p>
      )}
    </div>
  );
}
