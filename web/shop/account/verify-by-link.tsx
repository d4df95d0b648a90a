import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { accountPages, passwordForm, verification } from '../../shared/locale/en/account.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useCodeAhead } from '../../shared/start/load-ahead.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { AccountPage } from './account-page.tsx';
import type { CodeOutcome } from './action-codes.ts';
import { DeadLink } from './action-link.tsx';

const codes = () => import('./action-codes.ts');

/** Verifies an address by the code of an e-mail, once somebody clicks: programs that scan e-mails open links, too. */
export function VerifyByLink({ code }: { code: string }) {
  const tAccount = useMessages(accountPages);
  const tPassword = useMessages(passwordForm);
  const tVerification = useMessages(verification);
  const t = useMessages(common);
  const [outcome, setOutcome] = useState<CodeOutcome | 'working'>();
  const isWorking = outcome === 'working';
  useCodeAhead(codes);

  async function verify() {
    if (isWorking) return;
    setOutcome('working');
    const verifying = codes().then(({ verifyAddress }) => verifyAddress(code));
    setOutcome(await verifying.catch(() => 'failed' as const));
  }

  if (outcome === 'dead') return <DeadLink to={paths.dashboard.profile} />;
  return (
    <AccountPage
      path={paths.emailLink}
      title={tVerification.title}
      heading={tVerification.title}
      text={tPassword.verifyText}
    >
      {outcome !== 'done' && (
        <Button className="w-full" aria-disabled={isWorking} onClick={verify}>
          {isWorking ? tAccount.working : tVerification.title}
        </Button>
      )}
      <p role="status" className="flex items-center gap-2 font-semibold text-success">
        {outcome === 'done' && (
          <>
            <BadgeCheck aria-hidden className="size-5" />
            {tVerification.verified}
          </>
        )}
      </p>
      {outcome === 'done' && (
        <Link to={paths.dashboard.profile} className={`${buttonStyle('quiet')} mt-5 w-full`}>
          {t.nav.profile}
        </Link>
      )}
      <p role="alert" className="mt-5 text-danger">
        {outcome === 'tooMany' && <span>{t.page.tooMany}</span>}
        {(outcome === 'failed' || outcome === 'weak') && <span>{tPassword.notVerified}</span>}
      </p>
    </AccountPage>
  );
}
