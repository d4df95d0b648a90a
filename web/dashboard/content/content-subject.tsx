import type { StaffSettings } from '@aloghor/functions/contract/settings';
import { BANNERS } from '@aloghor/functions/domain/content';
import { CONTENT_PARTS, type ContentPart } from '@aloghor/functions/domain/settings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { DashboardPage } from '../layout/page.tsx';
import { contentPage } from '../messages/en/content.ts';
import { settingsPage } from '../messages/en/settings.ts';
import { OpenedSettings, type SectionOf } from '../settings/opened-settings.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { AnnouncementPreview, BannerPreview } from './content-previews.tsx';
import { firstQuestions } from './first-texts.ts';
import { InfoPageEditor } from './info-page-editor.tsx';

/** A part of the content, or a page about the shop, by its address. */
export function ContentSubject() {
  const { topic = '' } = useParams();
  const part = CONTENT_PARTS.find((one) => one === topic.toLowerCase());
  return part ? <PartPage key={part} part={part} /> : <InfoPageEditor />;
}

function PartPage({ part }: { part: ContentPart }) {
  const t = useMessages(contentPage);
  const tSettingsPage = useMessages(settingsPage);
  return (
    <DashboardPage {...tSettingsPage.parts[part]} back={{ to: paths.dashboard.content, label: t.title }}>
      <OpenedSettings>{FORMS[part]}</OpenedSettings>
    </DashboardPage>
  );
}

/** The forms of each part. */
const FORMS: Record<ContentPart, (sectionOf: SectionOf, settings: StaffSettings) => ReactNode> = {
  categories: (sectionOf) => <SettingsSection {...sectionOf('categories')} isAlone />,
  announcement: (sectionOf) => (
    <SettingsSection
      {...sectionOf('announcement')}
      isAlone
      preview={(values) => <AnnouncementPreview values={values} />}
    />
  ),
  banners: (sectionOf) => (
    <div className="-mt-6 divide-y divide-line">
      {BANNERS.map((name) => (
        <SettingsSection
          key={name}
          {...sectionOf(name)}
          preview={(values) => <BannerPreview name={name} values={values} />}
        />
      ))}
    </div>
  ),
  sections: (sectionOf) => <SettingsSection {...sectionOf('sections')} isAlone />,
  faq: (sectionOf, { faq: { entries = firstQuestions(), ...faq } }) => (
    <SettingsSection {...sectionOf('faq')} saved={{ ...faq, entries }} isAlone />
  ),
};
