import type { AdminSettings } from '@aloghor/functions/contract/settings';
import type { BannerName } from '@aloghor/functions/domain/content';
import { INFO_TOPICS } from '@aloghor/functions/domain/info-topics';
import { LANGUAGES, textIn } from '@aloghor/functions/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { commonMessages } from '../../shared/locale/messages.ts';
import { AnnouncementLine } from '../../shared/navigation/announcement-line.tsx';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage, PageSection, panelStyle } from '../layout/page.tsx';
import { useAskBeforeLeaving } from '../layout/unsaved-edits.ts';
import { contentPage } from '../messages/en/content.ts';
import { openedSettingsQuery } from '../settings/settings-api.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { type SettingsValues, settingsFrom } from '../settings/settings-values.ts';
import { firstBannerTexts, firstQuestions } from './first-texts.ts';

/** The texts and pictures that the shop shows, each part with a preview. */
export function ContentPage() {
  const t = useMessages(contentPage);
  const { data, error, refetch } = useQuery(openedSettingsQuery());
  return (
    <DashboardPage title={t.title} text={t.text}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {data && <Sections settings={data} />}
    </DashboardPage>
  );
}

function Sections({ settings }: { settings: AdminSettings }) {
  const [announcement, setAnnouncement] = useState<SettingsValues>();
  const [sections, setSections] = useState<SettingsValues>();
  const [hero, setHero] = useState<SettingsValues>();
  const [banner, setBanner] = useState<SettingsValues>();
  const [faq, setFaq] = useState<SettingsValues>();
  const { entries = firstQuestions(), ...written } = settings.faq;
  useAskBeforeLeaving([announcement, sections, hero, banner, faq].some((edited) => edited !== undefined));
  return (
    <div className="-mt-6 divide-y divide-line">
      <SettingsSection
        form="announcement"
        saved={settings.announcement}
        edited={announcement}
        onEdit={setAnnouncement}
        preview={(values) => <AnnouncementPreview values={values} />}
      />
      <SettingsSection form="sections" saved={settings.sections} edited={sections} onEdit={setSections} />
      <SettingsSection
        form="hero"
        saved={settings.banners}
        edited={hero}
        onEdit={setHero}
        preview={(values) => <BannerPreview name="hero" values={values} />}
      />
      <SettingsSection
        form="banner"
        saved={settings.banners}
        edited={banner}
        onEdit={setBanner}
        preview={(values) => <BannerPreview name="banner" values={values} />}
      />
      <SettingsSection form="faq" saved={{ ...written, entries }} edited={faq} onEdit={setFaq} />
      <InfoPages />
    </div>
  );
}

/** The line as typed, in every language; its link leads nowhere, because a click would lose what was typed. */
function AnnouncementPreview({ values }: { values: SettingsValues }) {
  const t = useMessages(contentPage);
  const { text, link } = settingsFrom('announcement', values);
  const { preview, noAnnouncement } = t;
  return (
    <figure>
      <figcaption className="mb-2 text-ink-soft text-sm">{preview}</figcaption>
      {text ? (
        <div inert className="grid overflow-hidden rounded-lg">
          <AnnouncementLine text={text} link={link} />
        </div>
      ) : (
        <p className="rounded-lg bg-sand px-4 py-2.5">{noAnnouncement}</p>
      )}
    </figure>
  );
}

/** A banner as typed, in every language. The picture of a new shop is left out. */
function BannerPreview({ name, values }: { name: BannerName; values: SettingsValues }) {
  const t = useMessages(contentPage);
  const { title, text, picture } = settingsFrom(name, values);
  const first = firstBannerTexts(name);
  const [colors, veil] =
    name === 'hero' ? ['bg-stone text-ink', 'from-paper/60'] : ['bg-dusk text-paper', 'from-dusk-deep/80'];
  return (
    <figure>
      <figcaption className="mb-2 text-ink-soft text-sm">{t.preview}</figcaption>
      <div className="grid gap-4 sm:grid-cols-2">
        {LANGUAGES.map((language) => (
          <div key={language} lang={language} className={`relative overflow-hidden rounded-lg ${colors}`}>
            {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover object-right" />}
            <div className={`absolute inset-y-0 left-0 w-2/3 bg-linear-to-r to-transparent ${veil}`} />
            <div className="relative w-2/3 px-4 py-10">
              <p className="font-serif text-xl">{textIn(title ?? first.title, language)}</p>
              <p className="mt-2 text-sm">{textIn(text ?? first.text, language)}</p>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The pages that the footer links, each with an editor of its own. */
function InfoPages() {
  const t = useMessages(contentPage);
  const tCommon = useMessages(commonMessages);
  return (
    <PageSection title={t.pages} text={t.pagesText}>
      <ul className={`${panelStyle} grid content-start gap-x-10 sm:grid-cols-2`}>
        {INFO_TOPICS.map((topic) => (
          <li key={topic}>
            <Link
              to={`${paths.dashboard.content}/${topic}`}
              className="inline-flex min-h-11 items-center text-bottle underline underline-offset-4"
            >
              {tCommon.footer.topics[topic]}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
