import { hasPermission, type StaffPermission } from '@aloghor/functions/domain/roles';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../locale/locale.ts';
import { accountMessages, commonMessages } from '../locale/messages.ts';
import { paths } from '../paths.ts';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Link, Navigate } from '../ui/link.tsx';
import { LoadingOverlay, Notice } from '../ui/status.tsx';
import { type LoginState, useOriginHere } from './origin.ts';
import { useSession } from './session.tsx';

/** For signed-in visitors; others are redirected to the login and back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const tAccount = useMessages(accountMessages);
  const { user, isLoading } = useSession();
  if (user) return children;
  return isLoading ? <LoadingOverlay label={tAccount.checking} /> : <ToLogin />;
}

interface RequirePermissionProps {
  permission: StaffPermission;
  children: ReactNode;
}

/**
 * For staff with this permission. Others are redirected to the login, which tells signed-in visitors why. Waits while the
 * role is unknown.
 */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  const tAccount = useMessages(accountMessages);
  const { user, visitor, isLoading, isRoleKnown } = useSession();
  if (hasPermission(visitor, permission)) return children;
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  return user && !isRoleKnown ? <RoleUnknown /> : <ToLogin missing={user && permission} />;
}

function ToLogin({ missing }: Pick<LoginState, 'missing'>) {
  const state: LoginState = { ...useOriginHere(), missing };
  return <Navigate to={paths.login} state={state} replace />;
}

/** Shown on an admin's page until the server has answered for the role; the query retries by itself. */
export function RoleUnknown() {
  const tAccount = useMessages(accountMessages);
  const t = useMessages(commonMessages);
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

/** For a customer on an admin's page: one sentence, without a redirect that would lead back here. */
export function NotAllowed() {
  const tAccount = useMessages(accountMessages);
  return (
    <Notice heading="h1" title={tAccount.loginTitle} text={tAccount.notAllowed}>
      <Link to={paths.shop} className={buttonStyle()}>
        {tAccount.toShop}
      </Link>
    </Notice>
  );
}
