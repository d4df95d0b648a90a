import type { AdminSettings } from '@aloghor/functions/contract/settings';
import { INFO_TOPICS } from '@aloghor/functions/domain/info-topics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstQuestions } from '../../shared/locale/first-texts.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage, PageSection, panelStyle } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { openedSettingsQuery } from '../settings/settings-api.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import type { SettingsValues } from '../settings/settings-values.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { BannerPreview } from './banner-preview.tsx';

/** What the shop's people show and say in their shop, each with a preview. */
export function ContentPage() {
  const tAdmin = useMessages(dashboardMessages);
  const t = useMessages(commonMessages);
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
  const [home, setHome] = useState<SettingsValues>();
  const [hero, setHero] = useState<SettingsValues>();
  const [banner, setBanner] = useState<SettingsValues>();
  const [faq, setFaq] = useState<SettingsValues>();
  const { entries = firstQuestions(), ...written } = settings.faq;
  useAskBeforeLeaving([announcement, home, hero, banner, faq].some((edited) => edited !== undefined));
  return (
    <div className="-mt-6 divide-y divide-line">
      <SettingsSection
        part="announcement"
        saved={settings.announcement}
        edited={announcement}
        onEdit={setAnnouncement}
        preview={(values) => <AnnouncementPreview values={values} />}
      />
      <SettingsSection part="home" saved={settings.home} edited={home} onEdit={setHome} />
      <SettingsSection
        part="hero"
        saved={settings.hero}
        edited={hero}
        onEdit={setHero}
        preview={(values) => <BannerPreview name="hero" values={values} />}
      />
      <SettingsSection
        part="banner"
        saved={settings.banner}
        edited={banner}
        onEdit={setBanner}
        preview={(values) => <BannerPreview name="banner" values={values} />}
      />
      <SettingsSection part="faq" saved={{ ...written, entries }} edited={faq} onEdit={setFaq} />
      <InfoPages />
    </div>
  );
}

/** The pages that the footer links, each with an editor of its own. */
function InfoPages() {
  const tAdmin = useMessages(dashboardMessages);
  const t = useMessages(commonMessages);
  return (
    <PageSection title={tAdmin.content.pages} text={tAdmin.content.pagesText}>
      <ul className={`${panelStyle} grid content-start gap-x-10 sm:grid-cols-2`}>
        {INFO_TOPICS.map((topic) => (
          <li key={topic}>
            <Link
              to={`${paths.dashboard.content}/${topic}`}
              className="inline-flex min-h-11 items-center text-bottle underline underline-offset-4"
            >
              {t.footer.topics[topic]}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
