import { tAccount } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/status.tsx';

/** For a customer on an admin's page: one sentence, without a redirect that would lead back here. */
export function NotAllowed() {
  return (
    <Notice heading="h1" title={tAccount.loginTitle} text={tAccount.notAllowed}>
      <Link to={paths.shop} className={buttonStyle()}>
        {tAccount.toShop}
      </Link>
    </Notice>
  );
}
