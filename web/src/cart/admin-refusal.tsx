import { useEffect } from 'react';
import { t, tCartPage } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { showWarning } from '../ui/popup.ts';
import { Notice } from '../ui/status.tsx';
import { WARNING_MS } from '../ui/times.ts';

/** In place of an admin's cart: admins cannot buy. */
export function AdminRefusal() {
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
