import { t, tPassword, tVerification } from '../locale/messages.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Notice } from '../ui/status.tsx';

/** In place of what a link should have done; `to` is the page that sends another one. */
export function DeadLink({ to }: { to: string }) {
  return (
    <>
      <PageHead title={t.page.failedTitle} />
      <Notice title={t.page.failedTitle} text={tPassword.dead} role="alert" heading="h1">
        <Link to={to} className={buttonStyle()}>
          {tVerification.sendAgain}
        </Link>
      </Notice>
    </>
  );
}
