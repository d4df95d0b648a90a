import { useEffect } from 'react';
import { ACCESS_LOST } from '../../shared/lib/access-lost.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { accessLost } from '../messages/en/common.ts';
import { showAccessLost } from './show-error.ts';

/**
 * Says of any change on any page that it was rejected because the session has ended or the role was removed, and that
 * nothing of it was recorded; then checks the role, and the page's guard does the rest.
 */
export function AccessLostDialog() {
  const language = useLanguage();
  const t = useMessages(accessLost);
  const { askRole } = useSession();
  useEffect(() => {
    async function tell(event: Event) {
      if (!(event instanceof CustomEvent)) return;
      const { title, role, session } = t;
      await showAccessLost(event.detail, title, hasErrorCode(event.detail, 'not-permitted') ? role : session, language);
      await askRole();
    }
    window.addEventListener(ACCESS_LOST, tell);
    return () => window.removeEventListener(ACCESS_LOST, tell);
  }, [language, t, askRole]);
  return null;
}
