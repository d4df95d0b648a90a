import { useId } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import type { SettingsInputProps } from '../settings/settings-input.tsx';

/** Whether a notification is sent. What the deployment does not send, nobody can switch on here. */
export function NotificationSwitch({
  field,
  value,
  isDeployed,
  onType,
}: SettingsInputProps & {
  isDeployed: boolean;
}) {
  const id = useId();
  const tAdmin = useMessages(dashboardMessages);
  const { send, notDeployed } = tAdmin.notifications;
  return (
    <div className="sm:col-span-full">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-default">
        <input
          type="checkbox"
          name={field.path}
          className="size-5 shrink-0 accent-bottle"
          checked={isDeployed && !value}
          disabled={!isDeployed}
          aria-describedby={isDeployed ? undefined : id}
          onChange={({ target }) => onType(target.checked ? '' : 'true')}
        />
        {send}
      </label>
      {!isDeployed && (
        <p id={id} className="text-ink-soft text-sm">
          {notDeployed}
        </p>
      )}
    </div>
  );
}
