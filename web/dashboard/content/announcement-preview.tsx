import { useMessages } from '../../shared/locale/locale.ts';
import { AnnouncementLine } from '../../shared/navigation/announcement-line.tsx';
import { dashboardMessages } from '../messages/admin-messages.ts';
import { type SettingsValues, settingsFrom } from '../settings/settings-values.ts';

/** The line as typed, in every language; its link leads nowhere, because a click would lose what was typed. */
export function AnnouncementPreview({ values }: { values: SettingsValues }) {
  const tAdmin = useMessages(dashboardMessages);
  const { text, link } = settingsFrom('announcement', values);
  const { preview, noAnnouncement } = tAdmin.content;
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
