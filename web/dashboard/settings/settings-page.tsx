import { isOnSettingsPage, SETTINGS_PARTS, type SettingsPagePart } from '@aloghor/functions/domain/settings';
import type { ComponentProps } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { DashboardPage } from '../layout/page.tsx';
import { settingsPage } from '../messages/en/settings.ts';
import { confirmCharges, LateDeliveries } from './delivery-checks.tsx';
import { OpenedSettings } from './opened-settings.tsx';
import { SettingsFileSection } from './settings-file.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TryAdvance } from './try-advance.tsx';

/** The settings that staff change without a developer, part by part. */
export function SettingsPage() {
  const t = useMessages(settingsPage);
  return (
    <DashboardPage title={t.title} text={t.text}>
      <OpenedSettings>
        {(sectionOf) => (
          <div className="-mt-6 divide-y divide-line">
            {SETTINGS_PARTS.filter(isOnSettingsPage).map((part) => (
              <SettingsSection key={part} {...sectionOf(part)} {...EXTRAS[part]} />
            ))}
            <SettingsFileSection />
          </div>
        )}
      </OpenedSettings>
    </DashboardPage>
  );
}

type Extras = Pick<ComponentProps<typeof SettingsSection>, 'preview' | 'confirm'>;

/** What forms have beside their fields. */
const EXTRAS: { [Part in SettingsPagePart]?: Extras } = {
  delivery: { preview: (values) => <LateDeliveries values={values} />, confirm: confirmCharges },
  advance: { preview: (values) => <TryAdvance values={values} /> },
};
