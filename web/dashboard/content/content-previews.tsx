import type { BannerName } from '@aloghor/functions/domain/content';
import { LANGUAGES, textIn } from '@aloghor/functions/domain/languages';
import { useMessages } from '../../shared/locale/locale.ts';
import { AnnouncementLine } from '../../shared/navigation/announcement-line.tsx';
import { contentPage } from '../messages/en/content.ts';
import { type SettingsValues, settingsFrom } from '../settings/settings-values.ts';
import { firstBannerTexts } from './first-texts.ts';

/** The line as typed, in every language; its link leads nowhere, because a click would lose what was typed. */
export function AnnouncementPreview({ values }: { values: SettingsValues }) {
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
export function BannerPreview({ name, values }: { name: BannerName; values: SettingsValues }) {
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
