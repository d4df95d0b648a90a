import { useState } from 'react';
import { t, tAccount } from '../locale/messages.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/status.tsx';
import { useSession } from './session.tsx';

/** Shown on an admin's page until the server has answered for the role; the query retries by itself. */
export function RoleUnknown() {
  const { askRole } = useSession();
  const [isAsking, setIsAsking] = useState(false);

  async function tryAgain() {
    setIsAsking(true);
    await askRole();
    setIsAsking(false);
  }

  return (
    <Notice heading="h1" title={tAccount.roleUnknownTitle} text={tAccount.roleUnknown}>
      <Button variant="quiet" onClick={tryAgain} disabled={isAsking}>
        {isAsking ? tAccount.working : t.page.tryAgain}
      </Button>
    </Notice>
  );
}
