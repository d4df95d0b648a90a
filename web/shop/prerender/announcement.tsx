import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementLine } from '../../shared/navigation/announcement-line.tsx';

/** The line above a page, as HTML. It is outside of what the app hydrates, so that no page needs code for it. */
export function announcementLine({ announcement }: CatalogueView): string {
  return announcement ? renderToStaticMarkup(<AnnouncementLine {...announcement} />) : '';
}
