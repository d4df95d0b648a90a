import { Navigate, Outlet } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import { paths } from '../paths.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { type LoginState, useOriginHere } from './origin.ts';
import { RoleUnknown } from './role-unknown.tsx';
import { useSession } from './session.tsx';

/** For those who are signed in; others are led to the login and back. */
export function RequireUser() {
  const { user, isLoading } = useSession();
  if (user) return <Outlet />;
  return isLoading ? <LoadingOverlay label={t.account.checking} /> : <ToLogin />;
}

/**
 * For admins. Anyone else is led to the login, where somebody signed in is told why. Who may be one waits here until
 * that is known.
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
