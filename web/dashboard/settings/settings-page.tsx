import { isOnSettingsPage, SETTINGS_PARTS } from '@aloghor/functions/domain/settings';
import { useMessages } from '../../shared/locale/locale.ts';
import { DashboardPage } from '../layout/page.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { confirmCharges, LateDeliveries } from './delivery-checks.tsx';
import { OpenedSettings } from './opened-settings.tsx';
import { SettingsFileSection } from './settings-file.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The settings that staff change without a developer, part by part. */
export function SettingsPage() {
  const t = useMessages(settingsPage);
  return (
    <DashboardPage title={t.title} text={t.text}>
      <OpenedSettings>
        {(sectionOf) => (
          <div className="-mt-6 divide-y divide-line">
            {SETTINGS_PARTS.filter(isOnSettingsPage).map((part) => (
              <SettingsSection
                key={part}
                {...sectionOf(part)}
                {...(part === 'delivery' && { preview: lateDeliveries, confirm: confirmCharges })}
              />
            ))}
            <SettingsFileSection />
          </div>
        )}
      </OpenedSettings>
    </DashboardPage>
  );
}

const lateDeliveries = (values: SettingsValues) => <LateDeliveries values={values} />;
