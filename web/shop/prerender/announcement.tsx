import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementLine } from '../../shared/navigation/announcement-line.tsx';

/** The line above a page, as HTML. It is outside of what the app hydrates, so that no page needs code for it. */
export function announcementLine({ announcement }: PublicSettings): string {
  return renderToStaticMarkup(<AnnouncementLine {...announcement} />);
}
