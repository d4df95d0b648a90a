import type { NotificationTexts } from '@aloghor/functions/contract/notifications';
import { panelStyle } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

/** Whether anything is told, and by which way. */
export function NotificationStatus({ how: { provider, hasSms, notices } }: { how: NotificationTexts }) {
  const { off, offText, on, ways, bySms, byEmail } = tAdmin.notices;
  const isOn = provider && notices.some((notice) => notice.isOn);
  return (
    <section className={panelStyle}>
      <h2 className="text-xl">{isOn ? on : off}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {isOn ? `${ways[provider]} ${hasSms ? bySms : byEmail}` : offText}
      </p>
    </section>
  );
}
