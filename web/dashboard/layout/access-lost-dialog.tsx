import { useEffect } from 'react';
import { ACCESS_LOST } from '../../shared/lib/access-lost.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { showAccessLost } from '../../shared/ui/popup.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';

/**
 * Says of any change on any page that it was rejected because the session has ended or the role was removed, and that
 * nothing of it was recorded; then checks the role, and the page's guard does the rest.
 */
export function AccessLostDialog() {
  const language = useLanguage();
  const { accessLost } = useMessages(dashboardMessages);
  const { askRole } = useSession();
  useEffect(() => {
    async function tell(event: Event) {
      const isOfRole = event instanceof CustomEvent && hasErrorCode(event.detail, 'admins-only');
      await showAccessLost(accessLost.title, isOfRole ? accessLost.role : accessLost.session, language);
      await askRole();
    }
    window.addEventListener(ACCESS_LOST, tell);
    return () => window.removeEventListener(ACCESS_LOST, tell);
  }, [language, accessLost, askRole]);
  return null;
}
