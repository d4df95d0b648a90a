import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/status.tsx';

/** Somebody signed in stands before an admin's door: one sentence, and no way round in circles. */
export function NotAllowed() {
  return (
    <Notice heading="h1" title={t.account.loginTitle} text={t.account.notAllowed}>
      <Link to={paths.shop} className={buttonStyle()}>
        {t.account.toShop}
      </Link>
    </Notice>
  );
}
