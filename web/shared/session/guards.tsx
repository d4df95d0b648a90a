import { hasPermission, type StaffPermission } from '@aloghor/functions/domain/roles';
import { type ReactNode, useEffect, useState } from 'react';
import { accessLost, forgetAccessLost } from '../lib/access-lost.ts';
import { accountPages } from '../locale/en/account.ts';
import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink, Navigate } from '../ui/link.tsx';
import { LoadingOverlay, Notice } from '../ui/status.tsx';
import { type LoginState, useOriginHere } from './origin.ts';
import { useSession } from './session.tsx';

/** For signed-in visitors; others are redirected to the login and back. */
export function RequireUser({ children }: { children: ReactNode }) {
  const tAccount = useMessages(accountPages);
  const { user, isLoading } = useSession();
  if (user) return children;
  return isLoading ? <LoadingOverlay label={tAccount.checking} /> : <ToLogin />;
}

/**
 * For staff with this permission. Others are redirected to the login, which tells signed-in visitors why. While the role
 * is unknown the page is covered; where the stored token promises the permission, it loads beneath meanwhile.
 */
export function RequirePermission({ permission, children }: { permission: StaffPermission; children: ReactNode }) {
  const tAccount = useMessages(accountPages);
  const { user, visitor, isLoading, isRoleKnown } = useSession();
  const isLikely = hasPermission(visitor, permission);
  const isPermitted = isLikely && isRoleKnown;
  const [wasPermitted, setWasPermitted] = useState(false);
  if (isPermitted && !wasPermitted) setWasPermitted(true);
  useEffect(() => {
    if (isPermitted) forgetAccessLost();
  }, [isPermitted]);
  if (isPermitted || (isLoading && isLikely))
    return (
      <>
        {!isPermitted && <LoadingOverlay label={tAccount.checking} />}
        {children}
      </>
    );
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  if (user && !isRoleKnown) return <RoleUnknown />;
  return <ToLogin missing={user && permission} isRoleRemoved={wasPermitted} />;
}

function ToLogin(why: Pick<LoginState, 'missing' | 'isRoleRemoved'>) {
  const state: LoginState = { ...useOriginHere(), ...why };
  return <Navigate to={paths.login} state={state} replace />;
}

/** Shown on a page of the staff until the server has answered for the role; the query retries by itself. */
export function RoleUnknown() {
  const tAccount = useMessages(accountPages);
  const t = useMessages(common);
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

interface NotAllowedProps extends Pick<LoginState, 'isRoleRemoved'> {
  /** Who then has other pages of the dashboard. */
  isOfStaff: boolean;
}

/** For somebody on a page of the staff that is closed to them: why, without a redirect that would lead back here. */
export function NotAllowed({ isRoleRemoved = false, isOfStaff }: NotAllowedProps) {
  const tAccount = useMessages(accountPages);
  const [{ isSessionEnded, isClickLost }] = useState(() => accessLost());
  const why = [
    tAccount.notAllowed,
    (isRoleRemoved || isSessionEnded) && tAccount.roleRemoved,
    isClickLost && tAccount.clickLost,
  ];
  return (
    <Notice heading="h1" title={tAccount.notAllowedTitle} text={why.filter(Boolean).join(' ')}>
      <ButtonLink to={isOfStaff ? paths.work : paths.shop}>{isOfStaff ? tAccount.toWork : tAccount.toShop}</ButtonLink>
    </Notice>
  );
}
