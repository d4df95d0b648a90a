import { t } from '../messages/messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { Notice } from '../ui/status.tsx';
import { useSession } from './session.tsx';

/** Stands on an admin's page until the server has said whether this is one; it is asked again by itself. */
export function RoleUnknown() {
  const { askRole } = useSession();
  return (
    <Notice heading="h1" title={t.account.roleUnknownTitle} text={t.account.roleUnknown}>
      <button type="button" className={buttonStyle.quiet} onClick={askRole}>
        {t.page.tryAgain}
      </button>
    </Notice>
  );
}
