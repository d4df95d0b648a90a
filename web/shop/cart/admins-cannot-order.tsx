import { useEffect } from 'react';
import { t, tCartPage } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { showWarning } from '../../shared/ui/popup.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { WARNING_MS } from '../../shared/ui/times.ts';

/** In place of an admin's cart: admins cannot buy. */
export function AdminsCannotOrder() {
  useEffect(() => void showWarning(t.cart.adminRefused, WARNING_MS), []);
  return (
    <>
      <PageHead title={tCartPage.title} />
      <Notice heading="h1" title={tCartPage.title} text={t.cart.adminRefused}>
        <Link to={paths.dashboard.adminHome} className={buttonStyle()}>
          {t.nav.adminHome}
        </Link>
      </Notice>
    </>
  );
}
