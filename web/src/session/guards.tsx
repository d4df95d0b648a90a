import { Navigate, Outlet } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { type LoginState, useOriginHere } from './origin.ts';
import { RoleUnknown } from './role-unknown.tsx';
import { useSession } from './session.tsx';

/** For signed-in visitors; others are redirected to the login and back. */
export function RequireUser() {
  const { user, isLoading } = useSession();
  if (user) return <Outlet />;
  return isLoading ? <LoadingOverlay label={t.account.checking} /> : <ToLogin />;
}

/**
 * For admins. Others are redirected to the login, which tells signed-in visitors why. Waits while the role is unknown.
 */
export function RequireAdmin() {
  const { user, visitor, isLoading, isRoleKnown } = useSession();
  if (visitor === 'admin') return <Outlet />;
  if (isLoading) return <LoadingOverlay label={t.account.checking} />;
  return user && !isRoleKnown ? <RoleUnknown /> : <ToLogin isRefused={user !== undefined} />;
}

function ToLogin({ isRefused = false }: { isRefused?: boolean }) {
  const state: LoginState = { ...useOriginHere(), isRefused };
  return <Navigate to={paths.login} state={state} replace />;
}
