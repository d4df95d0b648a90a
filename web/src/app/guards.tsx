import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '../messages/messages.ts';
import type { LoginState } from '../session/origin.ts';
import { useSession } from '../session/session.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { paths } from './paths.ts';

/** For those who are signed in; others are led to the login and back. */
export function RequireUser() {
  const { user, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={t.account.checking} />;
  return user ? <Outlet /> : <ToLogin />;
}

/** For admins. Anyone else is led to the login, where somebody signed in is told why. */
export function RequireAdmin() {
  const { user, visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={t.account.checking} />;
  return visitor === 'admin' ? <Outlet /> : <ToLogin isRefused={user !== undefined} />;
}

function ToLogin({ isRefused = false }: { isRefused?: boolean }) {
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search, isRefused };
  return <Navigate to={paths.login} state={state} replace />;
}
